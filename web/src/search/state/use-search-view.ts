import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { visibleView, withStandardColumns } from '#search/state/visible-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** Another view; or how to make it of the newest one, which a control may not have been drawn with yet. */
type NextView = SearchView | ((newest: SearchView) => SearchView)

export type ChangeView = (next: NextView, options?: { replace?: boolean }) => void

export function viewAfter(newest: SearchView, next: NextView): SearchView {
  return typeof next === 'function' ? next(newest) : next
}

/** What an address of a page says beside a search, which a change of the search leaves as it is. */
export type QueryBeside = (query: UrlQuery) => UrlQuery

export function nothingBeside(): UrlQuery {
  return {}
}

/**
 * The view that the URL says, as far as its reader sees it, and the one way to change it: to go to another URL. A part
 * that stays as it was stays the same object. Give the same `saidBeside` at each call.
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

/** The URL of the next screen is there before the screen is: until then, this one stays as it was. */
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
