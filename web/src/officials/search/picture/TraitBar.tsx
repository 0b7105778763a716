import { BarPart } from '#shared/pictures/BarPart.tsx'
import { colorOfSeries, partyTone, type TraitLook } from '#shared/pictures/traits.ts'

export type TraitBarLook = TraitLook | 'unknown'

interface TraitBarProps {
  readonly look: TraitBarLook
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const letters = 'ABCDEF'

/** The officials of a group; where nothing is known of them, an empty bar with stripes. */
export function TraitBar({ look, ...box }: TraitBarProps) {
  if (look === 'unknown')
    return (
      <BarPart
        {...box}
        fill="var(--surface)"
        stroke="var(--ink-faint)"
        striped={{ width: box.width, stroke: 'var(--line)' }}
      />
    )
  if ('letter' in look)
    return <BarPart {...box} fill={partyTone(look.tone).fill} stroke="var(--ink-muted)" letter={look.letter} />
  return <BarPart {...box} fill={colorOfSeries(look.series)} letter={letters.charAt(look.series % letters.length)} />
}
