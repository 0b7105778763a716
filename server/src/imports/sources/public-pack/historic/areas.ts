import type { StateId } from '@atlas/contract/rules/states.ts'
import { normalised, slug } from '@atlas/contract/rules/normalised.ts'
import { type Chamber, chamberOf, divisionOf } from '#imports/geography/chambers.ts'
import type { Area } from '#imports/sources/public-pack/historic/posts.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { PlaceOf } from '#imports/geography/places.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'

export const louisiana: StateId = '22'

/** The parishes and municipalities by which descriptions are understood. */
export interface Gazetteer {
  readonly parishes: readonly CountyRecord[]
  readonly placeOf: PlaceOf
  readonly parishesOfPlace: (placeId: string) => readonly string[]
}

interface Described {
  /** "Ward 2, Town of Vivian" */
  readonly description: string
  /** In capitals; blank where the area is no single parish, and for some towns of two. */
  readonly parish: string
}

type Found = Pick<JurisdictionRecord, 'key' | 'kind' | 'name'> & Partial<JurisdictionRecord>

/** The jurisdiction that a row describes, in the order of words that each kind of office uses. */
export function areaOf(area: Area, described: Described, gazetteer: Gazetteer): JurisdictionRecord {
  return { ...plain, ...finders[area](described, gazetteer) }
}

const plain = {
  stateId: louisiana,
  district: null,
  ocdId: null,
  countyIds: [],
  coverage: 'unknown',
  figuresFrom: null,
} as const

const finders: Readonly<Record<Area, (described: Described, gazetteer: Gazetteer) => Found>> = {
  state: (_, { parishes }) => ({
    key: jurisdictionKey.state(louisiana),
    kind: 'state',
    name: 'Louisiana',
    ocdId: divisionOf(louisiana),
    countyIds: parishes.map(({ id }) => id),
  }),
  congressional: ({ description }) => chamberDistrict('congress', description),
  senate: ({ description }) => chamberDistrict('upper', description),
  house: ({ description }) => chamberDistrict('lower', description),
  'supreme-court': ({ description }) => court(description, 'supreme-court', 'Supreme Court District'),
  'court-of-appeal': ({ description }) => court(description, 'appeal', 'Court of Appeal Circuit'),
  judicial: judicialDistrict,
  parish: ({ parish }, gazetteer) => wholeParish(parish, gazetteer),
  'parish-district': (described, gazetteer) => partOfParish('parish', described, gazetteer),
  'justice-ward': (described, gazetteer) => partOfParish('justice', described, gazetteer),
  'school-district': schoolDistrict,
  'city-court': (described, gazetteer) =>
    municipalityIn(described.description) ? wholeTown(described, gazetteer) : wholeParish(described.parish, gazetteer),
  municipality,
}

function chamberDistrict(chamber: Chamber, description: string): Found {
  const district = ordinalOf(description)
  const { key, kind, label, division } = chamberOf[chamber]
  return {
    key: key(louisiana, district),
    kind,
    name: `${label} ${district}`,
    district,
    ocdId: `${divisionOf(louisiana)}/${division}:${district}`,
  }
}

function court(description: string, body: string, label: string): Found {
  const number = ordinalOf(description)
  return {
    key: jurisdictionKey.judicialCircuit(louisiana, `${body}-${number}`),
    kind: 'judicial-circuit',
    name: `${label} ${number}`,
    district: number,
  }
}

/** Orleans alone has a civil and a criminal district court in the place of a numbered one. */
function judicialDistrict({ description }: Described, gazetteer: Gazetteer): Found {
  if (/\b(?:Civil|Criminal) District Court\b/.test(description)) return wholeParish('ORLEANS', gazetteer)
  const number = ordinalOf(description)
  return {
    key: jurisdictionKey.judicialCircuit(louisiana, number),
    kind: 'judicial-circuit',
    name: `Judicial District ${number}`,
    district: number,
  }
}

function wholeParish(name: string, { parishes }: Gazetteer): Found & { countyIds: readonly string[] } {
  const parish = parishes.find((each) => normalised(each.name) === normalised(name))
  if (!parish) throw new RowRefused(`Louisiana has no parish "${name}"`)
  return { key: jurisdictionKey.county(parish.id), kind: 'county', name: parish.fullName, countyIds: [parish.id] }
}

function partOfParish(body: string, { description, parish }: Described, gazetteer: Gazetteer): Found {
  const whole = wholeParish(parish, gazetteer)
  const [countyId = ''] = whole.countyIds
  const district = plainText(description)
  if (district === '') return whole
  return {
    ...whole,
    key: jurisdictionKey.countyDistrict(countyId, body, slug(district)),
    kind: 'county-district',
    name: `${whole.name}, ${district}`,
    district: shortDistrict(district),
    figuresFrom: whole.key,
  }
}

function schoolDistrict({ description, parish }: Described, gazetteer: Gazetteer): Found {
  const whole = wholeParish(parish, gazetteer)
  const district = plainText(description)
  return {
    ...whole,
    key: jurisdictionKey.schoolDistrict(whole.countyIds[0] ?? '', slug(district)),
    kind: 'school-district',
    name: `${whole.name} School Board, ${district}`,
    district: shortDistrict(district),
  }
}

/** "Ward 2, Town of Vivian": a part of the town, or the whole where nothing stands before it. */
function municipality(described: Described, gazetteer: Gazetteer): Found {
  const whole = wholeTown(described, gazetteer)
  const [part = ''] = described.description.split(/,?\s*(?:City|Town|Village) of /)
  const district = plainText(part)
  if (district === '') return whole
  return {
    ...whole,
    key: `${whole.key}:${slug(district)}`,
    name: `${whole.name}, ${district}`,
    district: shortDistrict(district),
  }
}

function wholeTown({ description }: Described, { placeOf, parishesOfPlace }: Gazetteer): Found {
  const place = placeOf(louisiana, municipalityIn(description) ?? plainText(description))
  return {
    key: jurisdictionKey.municipality(place.id),
    kind: 'municipality',
    name: place.name,
    district: null,
    countyIds: parishesOfPlace(place.id),
  }
}

function municipalityIn(description: string): string | undefined {
  return /(?:City|Town|Village) of (.+)$/.exec(description)?.[1] ?? /, (Baton Rouge)$/.exec(description)?.[1]
}

/** "2nd Congressional District" → "2" */
function ordinalOf(description: string): string {
  const number = /^(\d+)(?:st|nd|rd|th)\b/.exec(description)?.[1]
  if (!number) throw new RowRefused(`no district is named by "${description}"`)
  return String(Number(number))
}

/** "District  7" → "7", "Division A" → "Division A": a bare number or letter only where a district has it. */
function shortDistrict(district: string): string {
  return /^District (\d+|[A-Z])$/.exec(district)?.[1] ?? district
}

function plainText(description: string): string {
  return description.replace(/\s+/g, ' ').trim()
}
