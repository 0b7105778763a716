import { ComingDates } from '#places/page/ComingDates.tsx'
import { GoverningBodies } from '#places/page/GoverningBodies.tsx'
import { HowItVoted } from '#places/page/HowItVoted.tsx'
import { OtherPlaces } from '#places/page/OtherPlaces.tsx'
import type { Place } from '#places/page/place-query.ts'

export { HelpBox } from '#drives/help/HelpBox.tsx'
export { NotOnFile } from '#places/page/NotOnFile.tsx'
export { SeatsKnown } from '#places/page/SeatsKnown.tsx'
export { SeatsLaw } from '#places/page/SeatsLaw.tsx'
export { OpenOffices } from '#places/page/OpenOffices.tsx'
export { PrintBrief } from '#places/page/print/PrintBrief.tsx'
export { PrintPhones } from '#places/page/print/PrintPhones.tsx'
export { SourceList } from '#shared/figures/SourceList.tsx'

interface PlaceLaterProps {
  readonly place: Place
}

/** What comes below the officials of the place. */
export function LaterBeside({ place }: PlaceLaterProps) {
  return (
    <>
      <HowItVoted place={place} />
      <ComingDates place={place} />
    </>
  )
}

/** What comes below the ladder. */
export function LaterBelow({ place }: PlaceLaterProps) {
  return (
    <>
      <GoverningBodies place={place} />
      <OtherPlaces place={place} />
    </>
  )
}
