import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useHidden } from '#api/use-nonpartisan.ts'
import { type ComingView, readComingView, writeComingView } from '#features/coming-up/coming-view.ts'
import { useHiddenTakenOff } from '#filters/use-hidden-taken-off.ts'
import { seenView } from '#search-state/seen-view.ts'
import { type UrlQuery, readUrlQuery, writeUrlQuery } from '#search-state/url-query.ts'
import { type ChangeView, viewAfter } from '#search-state/use-search-view.ts'

interface ChangeComing {
  readonly change: (next: ComingView) => void
  /** What the filters change; window and kinds stay. */
  readonly changeFilters: ChangeView
}

/** Window and kinds that the URL says, and the ways to change it. */
export function useComingView(): ComingView & ChangeComing {
  const hidden = useHidden()
  useHiddenTakenOff(comingPart)
  const query = useLocation({ select: ({ search }) => search }) as UrlQuery
  const navigate = useNavigate()
  const go = useCallback(
    (next: (query: UrlQuery) => UrlQuery) =>
      void navigate({ to: '.', search: (newest) => next(newest as UrlQuery), resetScroll: false }),
    [navigate],
  )
  const changeFilters = useCallback<ChangeView>(
    (next) =>
      go((newest) => ({
        ...writeUrlQuery(viewAfter(seenView(readUrlQuery(newest), hidden), next)),
        ...comingPart(newest),
      })),
    [go, hidden],
  )
  const change = (next: ComingView) =>
    go((newest) => ({ ...writeUrlQuery(readUrlQuery(newest)), ...writeComingView(next) }))
  return { ...readComingView(query), change, changeFilters }
}

/** What an address of this page says beside the filters. */
function comingPart(query: UrlQuery): UrlQuery {
  return writeComingView(readComingView(query))
}
