import { listAt } from '#dataset/places/lists.ts'
import { kindAt, type Places } from '#dataset/places/places.ts'

const withinCounty = new Set(['municipality', 'school_district'])

/** The place whose page tells the results of a place: its county, of a town or a school district that lies in one. */
export function unitOf(places: Places, number: number): number {
  if (!withinCounty.has(kindAt(places, number))) return number
  const counties = listAt(places.counties, number)
  return counties.length === 1 ? (counties[0] as number) : number
}

/** The places of which one page tells the results, the one that it is called after first. */
export function membersOf(places: Places, unit: number): number[] {
  if (kindAt(places, unit) !== 'county') return [unit]
  return [unit, ...Array.from(listAt(places.inCounty, unit)).filter((each) => unitOf(places, each) === unit)]
}
