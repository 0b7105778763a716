import type { Filter } from '@atlas/contract/search/filter.ts'
import { useEffect, useRef } from 'react'
import { NothingFound } from '#features/search/results/NothingFound.tsx'
import { OfficialCard } from '#features/search/results/OfficialCard.tsx'
import { ResultsPager, shownText } from '#features/search/results/ResultsPager.tsx'
import { ResultsTable } from '#features/search/results/ResultsTable.tsx'
import { SkeletonCards } from '#ui/Skeletons.tsx'
import type { Officials } from '#features/search/results/use-officials.ts'
import { idOf } from '#features/search/values/text-of.ts'
import { withToggled } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { useAfterDelay } from '#ui/use-after-delay.ts'

interface ResultsListProps {
  readonly officials: Officials
  readonly hasTable: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly describe: (filter: Filter) => string
  readonly onClear: () => void
}

/** The officials as a table, on phones as cards; or what is there instead of them. */
export function ResultsList(props: ResultsListProps) {
  const { officials, hasTable, view, onChange } = props
  const { reply, isCurrent, progress } = officials
  if (reply?.total === 0 && isCurrent) {
    return (
      <section className={hasTable ? 'frame frame-alone' : undefined} aria-label="Results">
        <NothingFound view={view} onChange={onChange} describe={props.describe} onClear={props.onClear} />
      </section>
    )
  }
  if (!reply && progress !== 'loading') return null
  return (
    <>
      {hasTable ? <TableFrame {...props} /> : <Cards {...props} />}
      <ResultsPager reply={reply} isCurrent={isCurrent} view={view} onChange={onChange} />
    </>
  )
}

function isStale({ isCurrent, progress }: Officials): boolean {
  return !isCurrent && progress !== 'loading'
}

/** A new page begins at its top. */
function useNewPageAtTop(page: number, scrollToTop: () => void): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) scrollToTop()
    shown.current = page
  })
}

function TableFrame({ officials, view, onChange }: ResultsListProps) {
  const { reply, progress } = officials
  const frame = useRef<HTMLElement>(null)
  const isSlow = useAfterDelay(progress === 'loading', 300)
  useNewPageAtTop(view.page, () => frame.current?.scrollTo({ top: 0 }))
  const caption = reply ? `Elected officials, ${shownText(view, reply)}` : 'Elected officials'
  return (
    <section className={isStale(officials) ? 'frame stale' : 'frame'} aria-label={caption} tabIndex={0} ref={frame}>
      {isSlow && reply && <div className="updating" aria-hidden="true" />}
      <ResultsTable rows={reply?.values ?? null} caption={caption} view={view} onChange={onChange} />
    </section>
  )
}

function Cards({ officials, view, onChange }: ResultsListProps) {
  const { reply, progress } = officials
  const isSlow = useAfterDelay(progress === 'loading', 300)
  useNewPageAtTop(view.page, () => window.scrollTo({ top: 0 }))
  return (
    <>
      {isSlow && reply && <div className="updating-cards" aria-hidden="true" />}
      <div className={isStale(officials) ? 'cards stale' : 'cards'} aria-busy={!reply}>
        {!reply && <SkeletonCards />}
        {reply?.values.map((row) => {
          const id = idOf(row)
          const toggle = () => onChange(withToggled(view, id), { replace: true })
          return <OfficialCard key={id} row={row} isOpen={view.open.includes(id)} onToggle={toggle} />
        })}
      </div>
    </>
  )
}
