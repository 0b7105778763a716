import { PageTitle } from '#layout/page/PageTitle.tsx'
import { PlacesFrame } from '#layout/page/PlacesFrame.tsx'

/** Every place that elects officials, to filter, sort and compare. */
export function PlacesPage() {
  return (
    <PlacesFrame>
      <PageTitle>Places</PageTitle>
    </PlacesFrame>
  )
}
