import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { type DividedArea, geoidOf, ocdIdOf } from '#dataset/divisions.ts'
import { type PlaceOnFile, type Places, placeAt, placeIdAt } from '#dataset/places/places.ts'

/** The ids of a place in other programs. */
export interface DivisionOfPlace {
  readonly ocd_id: string | null
  readonly geoid: string | null
}

export function divisionOfPlace(places: Places, place: PlaceOnFile): DivisionOfPlace {
  const area = areaOf(places, place)
  return area ? { ocd_id: ocdIdOf(area), geoid: geoidOf(area) } : { ocd_id: null, geoid: null }
}

/** The area of the whole place, by its key; null for a school district, which is in neither list. */
function areaOf(places: Places, { id, kind, name, counties }: PlaceOnFile): DividedArea | null {
  const counted = Array.from(counties, (number) => {
    const county = placeAt(places, number)
    return { id: placeIdAt(places, number), name: county.name.replace(/ (?:County|Parish)$/, '') }
  })
  const area = { name, district: null, counties: counted }
  if (kind === 'county')
    return { ...area, key: `county:${id}`, counties: [{ id, name: name.replace(/ (?:County|Parish)$/, '') }] }
  if (kind === 'state' || kind === 'municipality') return { ...area, key: `${kind}:${id}` }
  const district = districtIn(id)
  return district && { ...area, ...district }
}

const formsOfDistricts = [
  { kind: 'congressional-district', form: /^us-house-(?<state>[a-z]{2})-(?<district>.+)$/ },
  { kind: 'senate-district', form: /^(?<state>[a-z]{2})-senate-(?<district>.+)$/ },
  { kind: 'house-district', form: /^(?<state>[a-z]{2})-house-(?<district>.+)$/ },
] as const

const idsByCode = new Map(stateIds.map((id) => [states[id].code.toLowerCase(), id]))

/** `ms-senate-33` and `us-house-ms-2`, from the ids of places. */
function districtIn(id: string): Pick<DividedArea, 'key' | 'district'> | null {
  for (const { kind, form } of formsOfDistricts) {
    const { state = '', district = '' } = form.exec(id)?.groups ?? {}
    const stateId = idsByCode.get(state)
    if (stateId) return { key: `${kind}:${stateId}:${district}`, district }
  }
  return null
}
