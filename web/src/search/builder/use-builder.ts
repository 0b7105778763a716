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
  /** Changes what is picked; the step stays. */
  readonly pick: (change: (builder: Builder) => Builder) => void
  /** Goes to another step, which the browser's Back leads away from again. */
  readonly go: (builder: Builder) => void
  /** Leaves for the results of what is picked. */
  readonly finish: (builder: Builder) => void
}

/** The wizard that the URL says, and the ways to change it: each goes to another URL. */
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
  // The preferred state is written into the URL: a colleague with another preference who opens it sees the same.
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
 * The browser's Back and Forward walk the steps. The URLs they bring up are older than the last
 * pick, so the step is taken from them and the picks are taken along.
 */
function usePicksThatOutliveBack(builder: Builder, replace: (next: Builder) => void): void {
  const { history } = useRouter()
  const latest = useRef(builder)
  useEffect(() => {
    latest.current = builder
  }, [builder])
  // The history entry where a new wizard was started from within this one: entries before it keep their own picks.
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
