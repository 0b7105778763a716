import { states } from '@atlas/contract/rules/states.ts'
import { findPlace, placeAt, type Places } from '#dataset/places/places.ts'

// People do not always use the name of the town at the middle: 36701 is Valley Grande and Selma.
const mostNamed = 2

/** The location of a ZIP code in familiar words: "Shaw, Mississippi"; its county where it has no town. */
export function zipDetail(places: Places, zip: string): string {
  const area = places.zips.get(zip)
  if (!area) return ''
  const towns = area.townIds.slice(0, mostNamed)
  const nearest = towns.length > 0 ? towns : area.counties.slice(0, 1).map(({ id }) => id)
  const names = nearest.flatMap((id) => nameOf(places, id))
  return [names.join(' and '), states[area.stateId].name].filter(Boolean).join(', ')
}

function nameOf(places: Places, id: string): string[] {
  const number = findPlace(places, id)
  return number === undefined ? [] : [placeAt(places, number).name]
}
