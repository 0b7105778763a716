import { pageSizes, type SearchReply } from '@atlas/contract/search/search-request.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { thousands } from '#features/search/values/format-value.ts'
import { firstPage, nextPage, previousPage, withPageSize } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { Select } from '#ui/Select.tsx'

interface PagerProps {
  readonly reply: SearchReply | null
  /** While the next page is awaited, its cursor is not known yet. */
  readonly isCurrent: boolean
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function Pager({ reply, isCurrent, view, onChange }: PagerProps) {
  const previous = previousPage(view)
  const cursor = isCurrent ? (reply?.cursor ?? null) : null
  return (
    <div className="pager">
      <div className="size">
        <label className="muted" htmlFor="rows-per-page">
          Rows per page
        </label>
        <Select
          id="rows-per-page"
          value={view.pageSize}
          options={pageSizes}
          onChange={(size) => onChange(withPageSize(view, size))}
        />
      </div>
      <p className="count">{reply && isCurrent ? rangeText(view, reply) : 'Loading…'}</p>
      <div className="turn">
        {view.page > 2 && (
          <button type="button" className="btn btn-quiet" onClick={() => onChange(firstPage(view))}>
            First page
          </button>
        )}
        <TurnButton goal={previous} onTurn={onChange}>
          <ChevronLeft className="icon" aria-hidden />
          Previous
        </TurnButton>
        <TurnButton goal={cursor === null ? null : nextPage(view, cursor)} onTurn={onChange}>
          Next
          <ChevronRight className="icon" aria-hidden />
        </TurnButton>
      </div>
    </div>
  )
}

interface TurnButtonProps {
  readonly goal: SearchView | null
  readonly onTurn: ChangeView
  readonly children: ReactNode
}

/** Stays in reach while the next page is awaited: a disabled button would lose the keyboard's place. */
function TurnButton({ goal, onTurn, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={goal === null || undefined}
      onClick={() => goal && onTurn(goal)}
    >
      {children}
    </button>
  )
}

/** "26–50 of 1,204" */
export function rangeText({ page, pageSize }: SearchView, { values, total }: SearchReply): string {
  if (values.length === 0) return `0 of ${thousands(total)}`
  const first = (page - 1) * pageSize + 1
  return `${thousands(first)}–${thousands(first + values.length - 1)} of ${thousands(total)}`
}
