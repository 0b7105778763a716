import { Check } from 'lucide-react'
import type { CompareCell } from '#places/compare/compare-row.ts'
import styles from '#places/compare/CompareTable.module.css'
import { seatsText } from '#places/seats-text.ts'
import { SeatSquares } from '#shared/ui/list/SeatSquares.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { Bar } from '#shared/ui/list/Bar.tsx'

interface CompareValueProps {
  readonly cell: CompareCell
  /** The year of this value, where the row has several years and nothing else shows them. */
  readonly ownYear: number | null
}

export function CompareValue({ cell: { text, share, aside, seats, isMet, isNone }, ownYear }: CompareValueProps) {
  const small = aside ?? ownYear
  return (
    <>
      {seats ? (
        <SeatSquares {...seats} label={seatsText(seats)} />
      ) : text === null ? (
        <span className={textLook.unknown}>{isNone ? 'Does not apply' : 'Unknown'}</span>
      ) : isMet ? (
        <span className={badgeLook.success}>
          <Check aria-hidden />
          {text}
        </span>
      ) : (
        <span className={styles.value}>{text}</span>
      )}
      {share !== null && share !== undefined && <Bar share={share} />}
      {small !== null && small !== '' && <small>{small}</small>}
    </>
  )
}
