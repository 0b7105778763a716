interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface BarPartProps extends Box {
  readonly fill: string
  readonly stroke?: string
  /** Distinguishes the part from others without color. */
  readonly letter?: string
  /** How much of its width is striped, and in which color. */
  readonly striped?: { readonly width: number; readonly stroke: string }
}

/** In a narrower part a letter has no room. */
const leastForLetter = 13

/** A part of a bar. It uses attributes only, because the files of a picture have no style sheet. */
export function BarPart({ fill, stroke = 'var(--surface)', letter, striped, ...box }: BarPartProps) {
  const { width } = box
  return (
    <>
      <rect {...box} fill={fill} stroke={stroke} strokeWidth="1" />
      {striped && (
        <path d={stripes({ ...box, width: striped.width })} stroke={striped.stroke} strokeWidth="1.1" fill="none" />
      )}
      {letter !== undefined && width >= leastForLetter && <Letter {...box}>{letter}</Letter>}
    </>
  )
}

/** At the right end on the background of the picture; a part as small as in a key keeps its color around the letter. */
function Letter({ x, y, width, height, children }: Box & { readonly children: string }) {
  const [across, up, size] = width <= height ? [9, 10, 9] : [11, 13, 10.5]
  const right = x + width - (width <= height ? (width - across) / 2 : 1)
  return (
    <>
      <rect x={right - across} y={y + (height - up) / 2} width={across} height={up} fill="var(--surface)" rx="2" />
      <text
        x={right - across / 2}
        y={y + height / 2 + size * 0.35}
        textAnchor="middle"
        fontFamily="var(--font-sans)"
        fontSize={size}
        fontWeight="650"
        fill="var(--ink)"
      >
        {children}
      </text>
    </>
  )
}

const apart = 5

/** Lines falling from left to right within a box; a pattern would need a unique id in each file. */
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
