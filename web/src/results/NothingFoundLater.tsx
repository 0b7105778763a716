import { Suspense } from 'react'
import type { NothingFoundProps } from '#results/NothingFound.tsx'
import { lazyPart } from '#ui/async/lazy-part.tsx'

const NothingFound = lazyPart(async () => (await import('#results/NothingFound.tsx')).NothingFound)

/** Nothing fits all filters: few searches end so, and they bring its code. */
export function NothingFoundLater(props: NothingFoundProps) {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  )
}
