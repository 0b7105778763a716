import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { Suspense } from 'react'
import { useTicked } from '#features/search/ticks/ticked.ts'
import type { SearchView } from '#search-state/search-view.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const TickedTray = lazyPart(async () => (await import('#features/search/ticks/TickedTray.tsx')).TickedTray)

interface TickedProps {
  readonly view: SearchView
  readonly total: number | null
  readonly labelOf: LabelOf
}

/** The tray of who is ticked, once somebody is. */
export function Ticked(props: TickedProps) {
  const ticked = useTicked()
  return <Suspense>{ticked.size > 0 && <TickedTray ticked={ticked} {...props} />}</Suspense>
}
