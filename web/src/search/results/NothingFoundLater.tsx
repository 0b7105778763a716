import { Suspense } from 'react'
import type { NothingFoundProps } from '#search/results/NothingFound.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const NothingFound = lazyPart(async () => (await import('#search/results/NothingFound.tsx')).NothingFound)

/** Nothing matches all filters. Few searches end like this, so the code is loaded only then. */
export function NothingFoundLater(props: NothingFoundProps) {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  )
}
