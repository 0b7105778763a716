import { PageTitle } from '#layout/page/PageTitle.tsx'
import { PlacesFrame } from '#layout/page/PlacesFrame.tsx'

/** A spreadsheet of ZIP codes, counties or cities, with the county and districts of each row. */
export function MatchPage() {
  return (
    <PlacesFrame>
      <PageTitle>Match a list</PageTitle>
    </PlacesFrame>
  )
}
