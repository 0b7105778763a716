import { PageTitle } from '#layout/page/PageTitle.tsx'
import { PlacesFrame } from '#layout/page/PlacesFrame.tsx'

/** Who represents a ZIP area, a city or town, or a county. */
export function FindPage() {
  return (
    <PlacesFrame>
      <PageTitle>Who represents …?</PageTitle>
    </PlacesFrame>
  )
}
