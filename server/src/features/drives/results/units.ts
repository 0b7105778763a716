import { listAt } from '#dataset/places/lists.ts'
import { kindAt, type Places } from '#dataset/places/places.ts'

const withinCounty = new Set(['municipality', 'school_district'])

/** The place whose page has the results of a place; for a town or a school district within one county, its county. */
export function unitOf(places: Places, number: number): number {
  if (!withinCounty.has(kindAt(places, number))) return number
  const counties = listAt(places.counties, number)
  return counties.length === 1 ? (counties[0] as number) : number
}

/** The places whose results are on one page, first the one that the page is named after. */
export function membersOf(places: Places, unit: number): number[] {
  if (kindAt(places, unit) !== 'county') return [unit]
  return [unit, ...Array.from(listAt(places.inCounty, unit)).filter((each) => unitOf(places, each) === unit)]
}
