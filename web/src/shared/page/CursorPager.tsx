import { pageSizes } from '@atlas/contract/search/search-request.ts'
import { Pager, rangeText } from '#shared/ui/list/Pager.tsx'
import { pageNumber, type Paging, withNextPage, withPreviousPage, withSize } from '#shared/page/paging.ts'

interface CursorPagerProps {
  /** The page that is shown; null until the first one has loaded. */
  readonly reply: { readonly values: readonly unknown[]; readonly total: number; readonly cursor: string | null } | null
  /** False while the page shown is still the one before the requested one. */
  readonly isCurrent: boolean
  readonly paging: Paging
  readonly onPaging: (paging: Paging) => void
}

/** The pager of a list with cursors from the server. */
export function CursorPager({ reply, isCurrent, paging, onPaging }: CursorPagerProps) {
  const previous = withPreviousPage(paging)
  const cursor = isCurrent ? (reply?.cursor ?? null) : null
  return (
    <Pager
      size={paging.size}
      sizes={pageSizes}
      onSize={(size) => onPaging(withSize(size))}
      count={reply ? rangeText(pageNumber(paging), paging.size, reply.values.length, reply.total) : 'Loading…'}
      onFirst={pageNumber(paging) > 2 ? () => onPaging(withSize(paging.size)) : null}
      onPrevious={previous && (() => onPaging(previous))}
      onNext={cursor === null ? null : () => onPaging(withNextPage(paging, cursor))}
    />
  )
}
