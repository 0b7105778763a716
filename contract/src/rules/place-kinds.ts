import { isStateId, stateIds, states } from '#rules/states.ts'

/** The places of the atlas: areas that people govern, and that have a page. */
export const placeKinds = [
  'county',
  'municipality',
  'school_district',
  'senate_district',
  'house_district',
  'congressional_district',
  'state',
] as const
export type PlaceKind = (typeof placeKinds)[number]

/** How lists of places put the kinds together. */
export const placeGroups = {
  counties: { label: 'Counties', kinds: ['county'] },
  cities: { label: 'Cities and towns', kinds: ['municipality'] },
  districts: { label: 'Districts', kinds: ['senate_district', 'house_district', 'congressional_district'] },
  schools: { label: 'School districts', kinds: ['school_district'] },
  states: { label: 'States', kinds: ['state'] },
} as const satisfies Record<string, { readonly label: string; readonly kinds: readonly PlaceKind[] }>
export type PlaceGroup = keyof typeof placeGroups

const nouns: Readonly<Record<PlaceKind, readonly [one: string, several: string]>> = {
  county: ['county', 'counties'],
  municipality: ['city or town', 'cities and towns'],
  school_district: ['school district', 'school districts'],
  senate_district: ['state senate district', 'state senate districts'],
  house_district: ['state house district', 'state house districts'],
  congressional_district: ['congressional district', 'congressional districts'],
  state: ['state', 'states'],
}

/** "county", in Louisiana "parish". */
export function placeNoun(kind: PlaceKind, stateId: string): string {
  return kind === 'county' && isStateId(stateId) ? states[stateId].countyNoun.one : nouns[kind][0]
}

export function placeNouns(kind: PlaceKind, stateId: string): string {
  return kind === 'county' && isStateId(stateId) ? states[stateId].countyNoun.several : nouns[kind][1]
}

/** The words that the states use for places of a kind, each once: "county" and "parish". */
export function nounsOfAllStates(kind: PlaceKind): {
  readonly one: readonly string[]
  readonly several: readonly string[]
} {
  const distinct = (nounIn: (kind: PlaceKind, stateId: string) => string) => [
    ...new Set(stateIds.map((id) => nounIn(kind, id))),
  ]
  return { one: distinct(placeNoun), several: distinct(placeNouns) }
}
