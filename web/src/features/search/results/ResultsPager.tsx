import { pageSizes, type SearchReply } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { firstPage, nextPage, previousPage, withPageSize } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { Pager, rangeText } from '#ui/list/Pager.tsx'

interface ResultsPagerProps {
  readonly reply: SearchReply | null
  /** While the next page is awaited, its cursor is not known yet. */
  readonly isCurrent: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function ResultsPager({ reply, isCurrent, view, onChange }: ResultsPagerProps) {
  const previous = previousPage(view)
  const cursor = isCurrent ? (reply?.cursor ?? null) : null
  const count = useCount(reply && isCurrent ? shownText(view, reply) : null)
  return (
    <Pager
      size={view.pageSize}
      sizes={pageSizes}
      onSize={(size) => onChange(withPageSize(view, size))}
      count={count}
      onFirst={view.page > 2 ? () => onChange(firstPage(view)) : null}
      onPrevious={previous && (() => onChange(previous))}
      onNext={cursor === null ? null : () => onChange(nextPage(view, cursor))}
    />
  )
}

/** The last range stays while the next page loads; only after 300 ms "Loading…" takes its place. */
function useCount(shown: string | null): string {
  const [last, setLast] = useState('')
  if (shown !== null && shown !== last) setLast(shown)
  const isSlow = useAfterDelay(shown === null, 300)
  return shown ?? (isSlow ? 'Loading…' : last)
}

export function shownText({ page, pageSize }: SearchView, { values, total }: SearchReply): string {
  return rangeText(page, pageSize, values.length, total)
}
