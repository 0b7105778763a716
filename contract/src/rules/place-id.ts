import * as z from 'zod/mini'
import { slug } from '#rules/normalized.ts'
import type { PlaceKind } from '#rules/place-kinds.ts'
import { isStateId, type StateId, states } from '#rules/states.ts'

interface FormOfPlace {
  readonly kind: PlaceKind
  readonly form: RegExp
}

const code = `(?:${Object.values(states)
  .map((state) => state.code.toLowerCase())
  .join('|')})`

/** What the id of each kind of place looks like. */
const forms: readonly FormOfPlace[] = [
  { kind: 'state', form: /^\d{2}$/ },
  { kind: 'county', form: /^\d{5}$/ },
  // An invented place has no FIPS code but a letter after that of its county.
  { kind: 'municipality', form: /^\d{7}$|^\d{5}x\d+$/ },
  { kind: 'school_district', form: /^school-\d{5}-[\p{L}\p{N}-]+$/u },
  { kind: 'congressional_district', form: new RegExp(`^us-house-${code}-[a-z\\d-]+$`) },
  { kind: 'senate_district', form: new RegExp(`^${code}-senate-[a-z\\d-]+$`) },
  { kind: 'house_district', form: new RegExp(`^${code}-house-[a-z\\d-]+$`) },
]

/** The kind of place that an id is of; null where it is the id of no place. */
export function kindOfPlaceId(id: string): PlaceKind | null {
  return forms.find(({ form }) => form.test(id))?.kind ?? null
}

const longestId = 160

export const placeIdSchema = z.string().check(
  z.maxLength(longestId),
  z.refine((id) => kindOfPlaceId(id) !== null, 'This is the id of no place.'),
)

const districtIds: Readonly<Record<string, (state: string, district: string) => string>> = {
  'congressional-district': (state, district) => `us-house-${state}-${district}`,
  'senate-district': (state, district) => `${state}-senate-${district}`,
  'house-district': (state, district) => `${state}-house-${district}`,
}

export function districtPlaceId(
  kind: 'congressional-district' | 'senate-district' | 'house-district',
  stateId: StateId,
  district: string,
): string {
  return districtIds[kind]?.(states[stateId].code.toLowerCase(), slug(district)) ?? ''
}

/** What a place is known by, of the area that elects an official. */
export interface ElectingArea {
  /** `kind:FIPS code:district`, made of FIPS codes and never of names. */
  readonly key: string
  readonly kind: string
  readonly name: string
  readonly countyIds: readonly string[]
}

/**
 * The place that an area is, or is a part of: a commission district belongs to its county, "Ward 3" to its city, and
 * the seats of a school board to one school district. Null where it belongs to none, as a judicial circuit does.
 */
export function placeIdOf({ key, kind, name, countyIds }: ElectingArea): string | null {
  const [, code = '', district = ''] = key.split(':')
  if (kind === 'state' || kind === 'county') return code
  // Of a post that the whole state fills.
  if (kind === 'state-district') return countyIds.length === 0 ? code : null
  if (kind === 'county-district') return countyIds.length === 1 ? (countyIds[0] ?? null) : null
  if (kind === 'municipality') return kindOfPlaceId(code) === 'municipality' ? code : null
  if (kind === 'school-district')
    return schoolPlaceId(kindOfPlaceId(code) === 'county' ? code : (countyIds[0] ?? ''), name)
  return isStateId(code) ? (districtIds[kind]?.(states[code].code.toLowerCase(), slug(district)) ?? null) : null
}

function schoolPlaceId(countyId: string, name: string): string | null {
  const id = `school-${countyId}-${slug(schoolDistrictOf(name))}`
  return kindOfPlaceId(id) === 'school_district' ? id : null
}

/** "Autauga County Schools, District 1" → "Autauga County Schools" */
export function schoolDistrictOf(name: string): string {
  return name.split(', ')[0] ?? ''
}
