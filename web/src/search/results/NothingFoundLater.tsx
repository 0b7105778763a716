import { Suspense } from 'react'
import type { NothingFoundProps } from '#search/results/NothingFound.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const NothingFound = lazyPart(async () => (await import('#search/results/NothingFound.tsx')).NothingFound)

/** Nothing fits all filters: few searches end so, and they bring its code. */
export function NothingFoundLater(props: NothingFoundProps) {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  )
}
