import { PageTitle } from '#layout/page/PageTitle.tsx'
import { PlacesFrame } from '#layout/page/PlacesFrame.tsx'

/** Who governs a place, and whom does it serve. */
export function PlacePage() {
  return (
    <PlacesFrame>
      <PageTitle>Place</PageTitle>
    </PlacesFrame>
  )
}
