import type { Alternatives } from '@atlas/contract/endpoints/places/find.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, placeIdAt, type Places } from '#dataset/places/places.ts'

const kindOfChamber = {
  congress: 'congressional_district',
  senate: 'senate_district',
  house: 'house_district',
} as const satisfies Record<string, PlaceKind>
export type Chamber = keyof typeof kindOfChamber
export const chambers = Object.keys(kindOfChamber) as Chamber[]

const byNumber = new Intl.Collator('en-US', { numeric: true })

/** The districts of a chamber that reach into some counties, by number, whether or not anybody on file holds them. */
export function districtsIn(places: Places, counties: readonly number[], chamber: Chamber): number[] {
  const found = new Set(counties.flatMap((county) => [...listAt(places.inCounty, county)]))
  return [...found]
    .filter((number) => kindAt(places, number) === kindOfChamber[chamber])
    .sort((one, other) => byNumber.compare(placeIdAt(places, one), placeIdAt(places, other)))
}

export function districtsReaching(places: Places, counties: readonly number[]): Record<Chamber, number> {
  const count = (chamber: Chamber) => districtsIn(places, counties, chamber).length
  return { congress: count('congress'), senate: count('senate'), house: count('house') }
}

/** "us-house-ms-2" → "MS-2"; "al-house-67" → "67", or "AL-67" where there are several states. */
export function districtName(id: string, chamber: Chamber, isOfSeveralStates: boolean): string {
  const [, state = '', district = ''] = /^(?:us-house-)?([a-z]{2})-(?:senate-|house-)?(.+)$/.exec(id) ?? []
  const name = district.toUpperCase()
  return chamber === 'congress' || isOfSeveralStates ? `${state.toUpperCase()}-${name}` : name
}

/** Some districts as alternatives, with the one at the middle of the place first. */
export function alternativesOf(
  ids: readonly string[],
  probable: string | null,
  { nameOf, holdersOf }: { readonly nameOf: (id: string) => string; readonly holdersOf: (id: string) => number[] },
): Alternatives {
  const isFirstProbable = probable !== null && ids.length > 1 && ids.includes(probable)
  const ordered = isFirstProbable ? [probable, ...ids.filter((id) => id !== probable)] : ids
  return { names: ordered.map(nameOf), is_first_probable: isFirstProbable, holders: ordered.map(holdersOf) }
}
