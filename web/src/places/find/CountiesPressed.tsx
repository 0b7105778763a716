import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PointOnMap } from '#places/find/PointOnMap.tsx'
import type { PlaceQuery } from '#places/find/place-query.ts'
import { PlaceMap } from '#shared/map/PlaceMap.tsx'
import { useCountyFigures } from '#shared/map/figures/use-county-figures.ts'
import { stateName } from '@atlas/contract/rules/states.ts'

interface CountiesPressedProps {
  readonly found: Found | null
  readonly onAsk: (asked: PlaceQuery) => void
}

/** The map beside the answer: what lies in it outlined; a county leads to its own answer, a district to its page. */
export function CountiesPressed({ found, onAsk }: CountiesPressedProps) {
  const figures = useCountyFigures()
  const chosen = useMemo(() => found?.parts.map(({ id }) => id) ?? [], [found])
  const navigate = useNavigate()
  const press = (id: string) => {
    if (kindOfPlaceId(id) !== 'county') return void navigate({ to: '/places/$id', params: { id } })
    const county = figures.data?.counties.find((each) => each.id === id)
    onAsk({ place_id: id, text: county ? `${county.full_name}, ${stateName(county.state_id)}` : '' })
  }
  if (found?.point) {
    const { latitude, longitude } = found.point
    return <PointOnMap key={`${latitude} ${longitude}`} point={found.point} stateId={found.state_id} onPress={press} />
  }
  return (
    <div>
      <PlaceMap
        chosen={chosen}
        {...(chosen.length > 0 ? { around: chosen } : {})}
        pressing="Enter finds who represents it"
        onPress={press}
      />
    </div>
  )
}
