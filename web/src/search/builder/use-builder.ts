import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { type Builder, readBuilder, withPicks, writeBuilder } from '#search/builder/builder.ts'
import { visibleSteps, type Step } from '#search/builder/steps.ts'
import { parseQuery, type UrlQuery } from '@atlas/contract/search/query-text.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'

export interface BuilderMoves {
  /** Changes the selections; the step stays. */
  readonly pick: (change: (builder: Builder) => Builder) => void
  /** Goes to another step; the browser's Back returns from it. */
  readonly go: (builder: Builder) => void
  /** Leaves for the results of the selections. */
  readonly finish: (builder: Builder) => void
}

/** The wizard in the URL, and the ways to change it, each of which navigates to another URL. */
export function useBuilder(): [Builder, BuilderMoves] {
  const query = useLocation({ select: (location) => location.search }) as UrlQuery
  const { history } = useRouter()
  const navigate = useNavigate()
  const preferred = usePreferredState()
  const steps = useVisibleSteps()
  const isNew = Object.keys(query).length === 0
  const builder = useMemo(() => {
    const fromUrl = readBuilder(query, steps)
    return isNew && preferred ? withPicks(fromUrl, [preferred]) : fromUrl
  }, [query, steps, isNew, preferred])

  const replace = useCallback(
    (next: Builder) =>
      void navigate({ to: '/search-builder', search: writeBuilder(next), replace: true, resetScroll: false }),
    [navigate],
  )
  // The preferred state is written into the URL, so that a colleague with another preference sees the same.
  useEffect(() => {
    if (isNew && preferred) replace(builder)
  }, [isNew, preferred, builder, replace])
  usePicksThatOutliveBack(builder, replace)

  const moves = useMemo<BuilderMoves>(
    () => ({
      // The change starts from the current URL, because a second quick tick may come before the first is rendered.
      pick: (change) => replace(change(readBuilder(parseQuery(history.location.search), steps))),
      go: (next) => void navigate({ to: '/search-builder', search: writeBuilder(next) }),
      finish: ({ view }) => void navigate({ to: '/advanced-search', search: writeUrlQuery(view) }),
    }),
    [history, navigate, replace, steps],
  )
  return [builder, moves]
}

function useVisibleSteps(): readonly Step[] {
  const hidden = useHidden()
  return useMemo(() => visibleSteps(hidden), [hidden])
}

function usePreferredState(): string | null {
  const { data: user } = useQuery(sessionQuery)
  return user?.preference.state_id ?? null
}

/**
 * The browser's Back and Forward walk the steps. Their URLs are older than the latest selection, so the step is taken
 * from them and the selections are carried over.
 */
function usePicksThatOutliveBack(builder: Builder, replace: (next: Builder) => void): void {
  const { history } = useRouter()
  const latest = useRef(builder)
  useEffect(() => {
    latest.current = builder
  }, [builder])
  // The history entry where a new wizard was started from within this one; entries before it keep their own selections.
  const began = useRef(0)
  useEffect(
    () =>
      history.subscribe(({ action, location }) => {
        const { pathname, search, state } = location
        if (pathname !== '/search-builder') return
        if (action.type === 'PUSH' && search === '') began.current = state.__TSR_index
        if (action.type === 'PUSH' || action.type === 'REPLACE' || state.__TSR_index < began.current) return
        const { view, reached } = latest.current
        replace({ ...readBuilder(parseQuery(search), latest.current.steps), view, reached })
      }),
    [history, replace],
  )
}
