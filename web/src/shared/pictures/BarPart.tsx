interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface BarPartProps extends Box {
  readonly fill: string
  readonly stroke?: string
  /** What tells the part from others without its color. */
  readonly letter?: string
  /** How much of its width is striped, and in which color. */
  readonly striped?: { readonly width: number; readonly stroke: string }
}

/** A letter has room in a wider part. */
const leastForLetter = 13

/** A part of a bar; attributes alone, no classes: the files of a picture have no style sheet. */
export function BarPart({ fill, stroke = 'var(--surface)', letter, striped, ...box }: BarPartProps) {
  const { x, y, width, height } = box
  return (
    <>
      <rect {...box} fill={fill} stroke={stroke} strokeWidth="1" />
      {striped && (
        <path d={stripes({ ...box, width: striped.width })} stroke={striped.stroke} strokeWidth="1.1" fill="none" />
      )}
      {letter !== undefined && width >= leastForLetter && (
        <>
          <rect x={x + width - 12} y={y + height / 2 - 6.5} width="11" height="13" fill="var(--surface)" rx="2" />
          <text
            x={x + width - 6.5}
            y={y + height / 2 + 3.7}
            textAnchor="middle"
            fontFamily="var(--font-sans)"
            fontSize="10.5"
            fontWeight="650"
            fill="var(--ink)"
          >
            {letter}
          </text>
        </>
      )}
    </>
  )
}

const apart = 5

/** Lines that fall from left to right within a box: a pattern would need a name of its own in each file. */
function stripes({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let start = apart - height; start < width; start += apart) {
    const [from, to] = [Math.max(start, 0), Math.min(start + height, width)]
    if (to > from)
      lines.push(`M${round(x + from)} ${round(y + from - start)}L${round(x + to)} ${round(y + to - start)}`)
  }
  return lines.join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
