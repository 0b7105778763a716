import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { visibleView, withStandardColumns } from '#search/state/visible-view.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { nothingBeside, type QueryBeside } from '#search/state/use-search-view.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** Removes filters and orders on hidden columns from the address, and says so where rows were filtered by them. */
export function useHiddenTakenOff(subject: SubjectId, otherQuery: QueryBeside = nothingBeside): void {
  const hidden = useHidden()
  const navigate = useNavigate()
  const query = useLocation({ select: ({ search }) => search }) as UrlQuery
  useEffect(() => {
    const fromUrl = readUrlQuery(query, subject)
    const visible = visibleView(fromUrl, hidden)
    const taken = fromUrl.filters.length - visible.filters.length
    if (taken === 0 && fromUrl.sort.length === visible.sort.length && fromUrl.map === visible.map) return
    // The rows are different, so the list restarts on its first page.
    const view = { ...visible, page: 1, cursors: [] }
    void navigate({
      to: '.',
      search: { ...writeUrlQuery(withStandardColumns(view, hidden)), ...otherQuery(query) },
      replace: true,
      resetScroll: false,
    })
    if (taken > 0) showToast('info', takenText(taken))
  }, [hidden, query, navigate, subject, otherQuery])
}

function takenText(taken: number): string {
  const filters = taken === 1 ? '1 filter' : `${taken} filters`
  return `${filters} on party or candidates’ shares taken off: Nonpartisan view is on.`
}
