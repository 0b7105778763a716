import { pageSizes, type SearchReply } from '@atlas/contract/search/search-request.ts'
import { firstPage, nextPage, previousPage, withPageSize } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { Pager, rangeText } from '#ui/Pager.tsx'

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
  return (
    <Pager
      size={view.pageSize}
      sizes={pageSizes}
      onSize={(size) => onChange(withPageSize(view, size))}
      count={reply && isCurrent ? shownText(view, reply) : 'Loading…'}
      onFirst={view.page > 2 ? () => onChange(firstPage(view)) : null}
      onPrevious={previous && (() => onChange(previous))}
      onNext={cursor === null ? null : () => onChange(nextPage(view, cursor))}
    />
  )
}

export function shownText({ page, pageSize }: SearchView, { values, total }: SearchReply): string {
  return rangeText(page, pageSize, values.length, total)
}
