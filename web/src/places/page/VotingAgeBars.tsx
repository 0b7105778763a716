import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import styles from '#places/page/GoverningBodies.module.css'
import { type Figures, numberOf } from '#shared/figures/figures.ts'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { Bar } from '#shared/ui/list/Bar.tsx'
import { percent } from '#shared/ui/text/percent.ts'

const shares: readonly { readonly label: string; readonly id: ColumnId }[] = [
  { label: 'Voting age, Black', id: 'stats.vap_black%' },
  { label: 'Voting age, people of color', id: 'stats.vap_nonwhite%' },
]

/** The people that the seats are compared with: bars from 0 to 100%. */
export function VotingAgeBars({ figures }: { readonly figures: Figures }) {
  const known = shares.flatMap(({ label, id }) => {
    const share = numberOf(figures, id)
    return share === null ? [] : [{ label, id, share }]
  })
  if (known.length === 0) return null
  return (
    <div className={styles.shares}>
      {known.map(({ label, id, share }) => (
        <div key={id}>
          <span>
            {label}
            <SourceMark of={figures.provenance(id)} />
          </span>
          <Bar share={share} />
          <b>{percent(share)}</b>
        </div>
      ))}
    </div>
  )
}
