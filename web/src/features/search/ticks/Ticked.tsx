import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { sessionQuery } from '#api/session.ts'
import { useTicks, useTicksOf } from '#features/search/ticks/ticked.ts'
import type { SearchView } from '#search-state/search-view.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const TickedTray = lazyPart(async () => (await import('#features/search/ticks/TickedTray.tsx')).TickedTray)

export interface TickedProps {
  readonly view: SearchView
  /** Of the page, as they are seen. */
  readonly rows: readonly Row[]
  /** How many the search finds; null while that is not known. */
  readonly total: number | null
  readonly labelOf: LabelOf
}

/** The tray of who is ticked, once somebody is. */
export function Ticked(props: TickedProps) {
  const { data: user } = useQuery(sessionQuery)
  const ticks = useTicks()
  useTicksOf(user?.id, JSON.stringify(props.view.filters))
  const isShown = ticks.allOf !== null || ticks.ids.size > 0
  return <Suspense>{isShown && <TickedTray ticks={ticks} {...props} />}</Suspense>
}
