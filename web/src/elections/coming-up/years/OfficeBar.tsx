interface OfficeBarProps {
  /** The place of the office among the looks; null for no office at all. */
  readonly look: number | null
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How much of the width stands for seats that were uncontested last time. */
  readonly uncontested: number
}

/** In an order of the tokens in which dark and light alternate. */
const colors = ['--chart-1', '--chart-4', '--chart-3', '--chart-2', '--ink-muted', '--chart-rest', '--chart-5']
/** What tells the offices apart without their color. */
const letters = 'ABCDEFG'
/** A letter has room in a wider bar. */
const leastForLetter = 13

/** The seats of an office on a day; stripes stand on those that were uncontested last time. */
export function OfficeBar({ look, x, y, width, height, uncontested }: OfficeBarProps) {
  const at = (look ?? 0) % colors.length
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={look === null ? 'var(--surface)' : `var(${colors[at]})`}
        stroke={look === null ? 'var(--ink-faint)' : 'var(--surface)'}
        strokeWidth="1"
      />
      <path
        d={stripes({ x, y, width: uncontested, height })}
        stroke={look === null ? 'var(--ink)' : 'var(--surface)'}
        strokeWidth="1.1"
        fill="none"
      />
      {look !== null && width >= leastForLetter && (
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
            {letters[at]}
          </text>
        </>
      )}
    </>
  )
}

const apart = 5

/** Lines that fall from left to right within a box: a pattern would need a name of its own in each file. */
function stripes({ x, y, width, height }: Pick<OfficeBarProps, 'x' | 'y' | 'width' | 'height'>): string {
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
