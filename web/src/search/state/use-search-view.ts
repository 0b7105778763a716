import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { visibleView, withStandardColumns } from '#search/state/visible-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/**
 * Another view, or a function that makes it from the newest one, which may be newer than the one a control was drawn
 * with.
 */
type NextView = SearchView | ((newest: SearchView) => SearchView)

export type ChangeView = (next: NextView, options?: { replace?: boolean }) => void

export function viewAfter(newest: SearchView, next: NextView): SearchView {
  return typeof next === 'function' ? next(newest) : next
}

/** What the address of a page contains besides a search, which a change of the search leaves as it is. */
export type QueryBeside = (query: UrlQuery) => UrlQuery

export function nothingBeside(): UrlQuery {
  return {}
}

/**
 * The view in the URL, as far as its reader may see it, and the one way to change it: navigating to another URL.
 * Unchanged parts stay the same objects. Pass the same `otherQuery` at each call.
 */
export function useSearchView(subject: SubjectId, otherQuery: QueryBeside = nothingBeside): [SearchView, ChangeView] {
  const hidden = useHidden()
  const own = useOwnView(subject)
  const view = useMemo(() => visibleView(own, hidden), [own, hidden])
  const navigate = useNavigate()
  const change = useCallback<ChangeView>(
    (next, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (query) => {
          const newest = visibleView(readUrlQuery(query as UrlQuery, subject), hidden)
          return {
            ...writeUrlQuery(withStandardColumns(viewAfter(newest, next), hidden)),
            ...otherQuery(query as UrlQuery),
          }
        },
        replace,
        resetScroll: false,
      }),
    [navigate, hidden, subject, otherQuery],
  )
  return [view, change]
}

/** The URL of the next screen arrives before the screen does; until then, this one keeps its view. */
function useOwnView(subject: SubjectId): SearchView {
  const { pathname, view } = useLocation({
    select: ({ pathname, search }) => ({ pathname, view: readUrlQuery(search as UrlQuery, subject) }),
    structuralSharing: true,
  })
  const [own, setOwn] = useState({ pathname, view })
  if (pathname !== own.pathname || view === own.view) return own.view
  setOwn({ pathname, view })
  return view
}
