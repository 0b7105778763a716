import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { useGroupTotals } from '#places/list/KindChoice.tsx'
import { groupNouns } from '#places/list/place-words.ts'
import pageHead from '#shared/page/page-head.module.css'
import type { Results } from '#search/results/use-results.ts'
import type { SearchView } from '#search/state/search-view.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface PlacesCountProps {
  readonly places: Results
  readonly view: SearchView
}

/** "21 of 439 counties and parishes", read aloud whenever it changes. */
export function PlacesCount({ places: { reply, isCurrent, progress }, view }: PlacesCountProps) {
  const totals = useGroupTotals()
  const group = view.group ?? 'counties'
  const all = totals(group)
  return (
    <p className={pageHead.sentence} role="status" aria-live="polite">
      {reply ? (
        <>
          <b>{thousands(reply.total)}</b> {all !== undefined && `of ${thousands(all)}`} {groupNouns[group]}
        </>
      ) : (
        progress === 'loading' && 'Searching…'
      )}
      {reply && !isCurrent && progress !== 'loading' && ' · not updated'}
      {reply && isCurrent && <span className={textLook.muted}> · {yearsOf(view)}</span>}
    </p>
  )
}

const votes2024: ReadonlySet<ColumnId> = new Set(['stats.2024harris%', 'stats.president_2024_margin%'])
const votes2020: ReadonlySet<ColumnId> = new Set(['stats.2020biden%', 'stats.2020biden_two_party%'])

/** The years of the figures in the columns. */
function yearsOf({ columns }: SearchView): string {
  const years = [
    columns.includes('stats.vap_total') ? 'Census 2020' : 'Census',
    columns.some((id) => votes2024.has(id)) && 'votes 2024',
    columns.some((id) => votes2020.has(id)) && 'votes 2020',
  ]
  return years.filter(Boolean).join(', ')
}
