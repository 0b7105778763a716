import { BarPart } from '#shared/pictures/BarPart.tsx'

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
const letters = 'ABCDEFG'

/** The seats of an office on a day; stripes stand on those that were uncontested last time. */
export function OfficeBar({ look, uncontested, ...box }: OfficeBarProps) {
  if (look === null)
    return (
      <BarPart
        {...box}
        fill="var(--surface)"
        stroke="var(--ink-faint)"
        striped={{ width: uncontested, stroke: 'var(--ink)' }}
      />
    )
  const at = look % colors.length
  return (
    <BarPart
      {...box}
      fill={`var(${colors[at]})`}
      letter={letters.charAt(at)}
      striped={{ width: uncontested, stroke: 'var(--surface)' }}
    />
  )
}
