import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ComingView, readComingView, writeComingView } from '#elections/coming-up/coming-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** Window and kinds that the URL says, and the way to change them; the filters stay. */
export function useComingView(): [ComingView, (next: ComingView) => void] {
  const query = useLocation({ select: ({ search }) => search }) as UrlQuery
  const navigate = useNavigate()
  const change = (next: ComingView) =>
    void navigate({
      to: '.',
      search: (newest) => ({ ...writeUrlQuery(readUrlQuery(newest as UrlQuery)), ...writeComingView(next) }),
      resetScroll: false,
    })
  return [readComingView(query), change]
}

/** What an address of this page says beside the filters. */
export function comingPart(query: UrlQuery): UrlQuery {
  return writeComingView(readComingView(query))
}
