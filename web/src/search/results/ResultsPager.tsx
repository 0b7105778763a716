import { pageSizes, type SearchReply } from '@atlas/contract/search/search-request.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Results } from '#search/results/use-results.ts'
import { firstPage, nextPage, previousPage, withPageSize } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { Pager, rangeText } from '#shared/ui/list/Pager.tsx'

interface ResultsPagerProps {
  readonly results: Pick<Results, 'reply' | 'isCurrent' | 'progress'>
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function ResultsPager({ results: { reply, isCurrent, progress }, view, onChange }: ResultsPagerProps) {
  const previous = previousPage(view)
  const newest = isCurrent ? reply : null
  const count = useCount(newest && shownText(view, newest), progress === 'loading')
  const onNext = useNext(newest, view, onChange)
  return (
    <Pager
      size={view.pageSize}
      sizes={pageSizes}
      onSize={(size) => onChange(withPageSize(view, size))}
      count={count}
      onFirst={view.page > 2 ? () => onChange(firstPage(view)) : null}
      onPrevious={previous && (() => onChange(previous))}
      onNext={onNext}
    />
  )
}

/** Null on the last page. While a page loads, its cursor is not known yet, so a press is remembered until it is. */
function useNext(newest: SearchReply | null, view: SearchView, onChange: ChangeView): (() => void) | null {
  const [pressedOn, setPressedOn] = useState<SearchView | null>(null)
  const turn = (cursor: string) => onChange(nextPage(view, cursor))
  const turnAtLast = useEffectEvent(() => {
    if (pressedOn === view && newest?.cursor) turn(newest.cursor)
    setPressedOn(null)
  })
  useEffect(() => {
    if (newest) turnAtLast()
  }, [newest])
  if (!newest) return () => setPressedOn(view)
  const { cursor } = newest
  return cursor === null ? null : () => turn(cursor)
}

/**
 * The previous range stays while the next page loads. It is replaced by "Loading…" only after 300 ms, and only while an
 * answer is expected.
 */
function useCount(shown: string | null, isLoading: boolean): string {
  const [last, setLast] = useState('')
  if (shown !== null && shown !== last) setLast(shown)
  const isSlow = useAfterDelay(shown === null && isLoading, 300)
  return shown ?? (isSlow ? 'Loading…' : last)
}

export function shownText({ page, pageSize }: SearchView, { values, total }: SearchReply): string {
  return rangeText(page, pageSize, values.length, total)
}
