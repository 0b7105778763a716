import { isStateId, type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { listedDivisionsOf } from '@atlas/states/divisions.ts'

/** The parts of an area that identify it in other data. */
export interface DividedArea {
  /** `kind:FIPS code:…` */
  readonly key: string
  readonly name: string
  readonly district: string | null
  readonly counties: readonly { readonly id: string; readonly name: string }[]
}

const listed = new Map(stateIds.map((stateId) => [stateId, listedDivisionsOf(stateId)]))

/** The id of a state in Open Civic Data. */
export function stateDivision(stateId: StateId): string {
  return `ocd-division/country:us/state:${states[stateId].code.toLowerCase()}`
}

/** "St. Clair" → `st_clair`, "D'Iberville" → `d~iberville`, as in the public list. */
function wordOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll('.', '').replaceAll(/['’,]/g, '~').replaceAll(' ', '_')
}

function countyDivision(stateId: StateId, name: string): string {
  return `${stateDivision(stateId)}/${states[stateId].code === 'LA' ? 'parish' : 'county'}:${wordOf(name)}`
}

function placeDivision(stateId: StateId, geoid: string, name: string): string | null {
  const apart = listed.get(stateId)?.placesApart.get(geoid)
  if (apart === null || !/^\d{7}$/.test(geoid)) return null
  const end = apart ?? `place:${wordOf(name.replaceAll(/\bSaint\b/g, 'St.'))}`
  return `${stateDivision(stateId)}/${end}`
}

/** Bodies whose districts are council districts in the list. */
const councils: ReadonlySet<string> = new Set([
  'commission',
  'county-council-member',
  'county-supervisor',
  'parish-council-member',
  'police-juror',
])

const bodiesOfStates: ReadonlyMap<string, string> = new Map([
  ['public-service-commissioner', 'public_service_commission'],
  ['transportation-commissioner', 'public_service_commission'],
  ['state-board-of-education-member', 'board_of_education'],
])

/** The id of each kind of area in the list; null for kinds it does not have. */
const makers: Readonly<Record<string, (stateId: StateId, area: DividedArea) => string | null>> = {
  state: stateDivision,
  county: (stateId, { counties }) => (counties[0] ? countyDivision(stateId, counties[0].name) : null),
  'congressional-district': numbered('cd'),
  'senate-district': numbered('sldu'),
  'house-district': numbered('sldl'),
  municipality: (stateId, { key, name, district }) =>
    district === null ? placeDivision(stateId, key.split(':')[1] ?? '', name) : null,
  'county-district': councilDistrict,
  'state-district': districtOfState,
}

function numbered(division: string) {
  return (stateId: StateId, { district }: DividedArea) =>
    district === null ? null : `${stateDivision(stateId)}/${division}:${wordOf(district)}`
}

function councilDistrict(stateId: StateId, { key, district, counties: [county] }: DividedArea): string | null {
  const [, , body = ''] = key.split(':')
  if (!county || !district || !councils.has(body)) return null
  return districtIn(stateId, { geoid: county.id, parent: countyDivision(stateId, county.name) }, [
    'council_district',
    wordOf(district),
  ])
}

/** A post that the whole state fills belongs to the state. */
function districtOfState(stateId: StateId, { key, district, counties }: DividedArea): string | null {
  if (counties.length === 0) return stateDivision(stateId)
  const [, , office = ''] = key.split(':')
  const division = bodiesOfStates.get(office)
  if (!division || district === null) return null
  const word = wordOf(district).replace(/_district$/, '')
  return districtIn(stateId, { geoid: stateId, parent: stateDivision(stateId) }, [division, word])
}

/** Only divisions that the list has. */
function districtIn(
  stateId: StateId,
  { geoid, parent }: { readonly geoid: string; readonly parent: string },
  [division, district]: readonly [division: string, district: string],
): string | null {
  const isListed = listed.get(stateId)?.districts.get(`${geoid} ${division}`)?.has(district)
  return isListed ? `${parent}/${division}:${district}` : null
}

/**
 * The Open Civic Data id of an area, for joins with other data. It follows the rule of the public list, which holds
 * for every county and nearly every city, with the exceptions in the state's folder. Null if the list has none, as for
 * judicial circuits.
 */
export function ocdIdOf(area: DividedArea): string | null {
  const [kind = '', code = ''] = area.key.split(':')
  const stateId = code.slice(0, 2)
  return isStateId(stateId) ? (makers[kind]?.(stateId, area) ?? null) : null
}

const digitsOfDistrict: Readonly<Record<string, number>> = {
  'congressional-district': 2,
  'senate-district': 3,
  'house-district': 3,
}

/** The Census code, a text because it may begin with a zero; null if the Census has none. */
export function geoidOf({ key, district }: Pick<DividedArea, 'key' | 'district'>): string | null {
  const [kind = '', code = ''] = key.split(':')
  if (kind === 'state' || kind === 'county') return code
  if (kind === 'municipality') return district === null && /^\d{7}$/.test(code) ? code : null
  const digits = digitsOfDistrict[kind]
  return digits && district !== null && /^\d+$/.test(district) ? code + district.padStart(digits, '0') : null
}
