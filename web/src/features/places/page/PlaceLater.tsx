import { ComingDates } from '#features/places/page/ComingDates.tsx'
import { GoverningBodies } from '#features/places/page/GoverningBodies.tsx'
import { HowItVoted } from '#features/places/page/HowItVoted.tsx'
import { OtherPlaces } from '#features/places/page/OtherPlaces.tsx'
import type { Place } from '#features/places/page/place-query.ts'

export { NotOnFile } from '#features/places/page/NotOnFile.tsx'
export { PrintBrief } from '#features/places/page/print/PrintBrief.tsx'
export { SourceList } from '#figures/SourceList.tsx'

interface PlaceLaterProps {
  readonly place: Place
}

/** What stands below the people of the place. */
export function LaterBeside({ place }: PlaceLaterProps) {
  return (
    <>
      <HowItVoted place={place} />
      <ComingDates place={place} />
    </>
  )
}

/** What stands below the ladder. */
export function LaterBelow({ place }: PlaceLaterProps) {
  return (
    <>
      <GoverningBodies place={place} />
      <OtherPlaces place={place} />
    </>
  )
}
