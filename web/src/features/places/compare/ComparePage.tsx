import { PageTitle } from '#layout/page/PageTitle.tsx'
import { PlacesFrame } from '#layout/page/PlacesFrame.tsx'

/** Two to four places side by side. */
export function ComparePage() {
  return (
    <PlacesFrame>
      <PageTitle>Compare places</PageTitle>
    </PlacesFrame>
  )
}
