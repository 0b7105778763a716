import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { plainMarks } from '@atlas/contract/rules/plain-marks.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { isStateId, type StateId, states } from '@atlas/contract/rules/states.ts'
import { stateOfCode } from '#vocabulary/states/state-words.ts'

/** A place given by a public code: by its id, or, in Open Civic Data, by its name within a state. */
export interface PlaceCode {
  readonly kind: PlaceKind
  readonly stateId: StateId
  /** Null where the code contains a name. */
  readonly id: string | null
  readonly name: string | null
  /** For a part of the place: "3" of ".../place:selma/ward:3". */
  readonly district: string | null
}

/**
 * Reads FIPS codes and GEOIDs of the Census, and divisions of Open Civic Data: "1047", "01047.0", "0500000US01047",
 * "ocd-division/country:us/state:al/place:selma". A spreadsheet drops the leading zero of a number, but only one place
 * has the remaining digits. Null where the code is not of a place in the atlas.
 */
export function readPlaceCode(text: string): PlaceCode | null {
  const code = plainMarks(text)
    .replace(/^[\s'="]+/, '')
    .replace(/(?<![\s'"])[\s'"]+$/, '')
    .replace(/^(?:fips|geoid)[ :#]*(?=\d)/i, '')
    .replace(/^us(?=\d{5}$)/i, '')
    .replace(/^(\d\d)[- ](\d{3})$/, '$1$2')
    .replace(/^(\d{1,2}),(\d{3})(?=\.0+$|$)/, '$1$2')
    .replace(/^([A-Z]{2})-?(?=\d{3}$)/, (letters, code: string) => stateOfCode(code) ?? letters)
  if (/^ocd-division\//i.test(code)) return fromDivision(code.toLowerCase())
  const geoId = /^(\d{3})(?:[a-z\d]{2})?\d{2}US(\d{2,7})$/i.exec(code)
  if (geoId) return fromGeoId(geoId[1] ?? '', geoId[2] ?? '')
  const digits = /^(\d{4,7})(?:\.0+)?$/.exec(code)?.[1]
  if (digits === undefined) return null
  return digits.length > 5
    ? placeOf('municipality', digits.padStart(7, '0'))
    : placeOf('county', digits.padStart(5, '0'))
}

function placeOf(kind: PlaceKind, id: string): PlaceCode | null {
  const stateId = id.slice(0, 2)
  return isStateId(stateId) ? { kind, stateId, id, name: null, district: null } : null
}

const kindsOfChambers = {
  congress: ['congressional-district', 'congressional_district'],
  senate: ['senate-district', 'senate_district'],
  house: ['house-district', 'house_district'],
} as const

type Chamber = keyof typeof kindsOfChambers

const chambersOfLevels: Readonly<Record<string, Chamber>> = { '500': 'congress', '610': 'senate', '620': 'house' }
const digitsOfLevels: Readonly<Record<string, readonly [kind: PlaceKind, digits: number]>> = {
  '040': ['state', 2],
  '050': ['county', 5],
  '160': ['municipality', 7],
}

/** By the summary level of the Census and the code after "US". */
function fromGeoId(level: string, code: string): PlaceCode | null {
  const whole = digitsOfLevels[level]
  if (whole) return code.length === whole[1] ? placeOf(whole[0], code) : null
  const chamber = chambersOfLevels[level]
  const stateId = code.slice(0, 2)
  if (!chamber || !isStateId(stateId)) return null
  return districtOf(stateId, chamber, code.slice(2))
}

function districtOf(stateId: StateId, chamber: Chamber, text: string): PlaceCode {
  const district = /^\d+$/.test(text) ? String(Number(text)) : text.toUpperCase()
  const [form, kind] = kindsOfChambers[chamber]
  return { kind, stateId, id: districtPlaceId(form, stateId, district), name: null, district }
}

const chambersOfDivisions: Readonly<Record<string, Chamber>> = { cd: 'congress', sldu: 'senate', sldl: 'house' }

/** Only Louisiana has parishes; Open Civic Data calls each by its own noun. */
const countiesOfDivisions = new Set(Object.values(states).map(({ countyNoun }) => countyNoun.one))

function fromDivision(division: string): PlaceCode | null {
  const [country, state, ...parts] = division
    .split('/')
    .slice(1)
    .map((part) => part.split(':'))
  const stateId = stateOfCode((state?.[1] ?? '').toUpperCase())
  if (country?.[1] !== 'us' || state?.[0] !== 'state' || !stateId) return null
  const [first, second] = parts
  if (!first) return { kind: 'state', stateId, id: stateId, name: null, district: null }
  const [type = '', value = ''] = first
  const chamber = chambersOfDivisions[type]
  if (chamber) return districtOf(stateId, chamber, value)
  const kind = type === 'place' ? 'municipality' : countiesOfDivisions.has(type) ? 'county' : null
  if (!kind || value === '') return null
  return { kind, stateId, id: null, name: nameOf(value), district: second?.[1]?.toUpperCase() ?? null }
}

/** "st_john_the_baptist" and "d~iberville", the form in which divisions write blanks and punctuation. */
function nameOf(value: string): string {
  return value.replaceAll('_', ' ').replaceAll('~', '’')
}
