import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { useMemo } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'
import { PlaceMap } from '#shared/map/PlaceMap.tsx'
import { useCountyFigures } from '#shared/map/figures/use-county-figures.ts'
import { stateName } from '@atlas/contract/rules/states.ts'

interface CountiesPressedProps {
  readonly found: Found | null
  readonly onAsk: (asked: PlaceQuery) => void
}

/** The map beside the answer: the counties in it outlined, and each county leads to its own answer. */
export function CountiesPressed({ found, onAsk }: CountiesPressedProps) {
  const figures = useCountyFigures()
  const chosen = useMemo(() => found?.parts.map(({ id }) => id) ?? [], [found])
  const press = (id: string) => {
    const county = figures.data?.counties.find((each) => each.id === id)
    onAsk({ place_id: id, text: county ? `${county.full_name}, ${stateName(county.state_id)}` : '' })
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
