import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#values/text-of.ts'

/** The page of the county of a row; null where there are several, or none. */
export function countyPlaceOf(row: Row): string | null {
  const [names, codes] = [[row['county.name'] ?? []].flat(), [row['county.fips'] ?? []].flat()]
  const [code] = codes
  return names.length === 1 && codes.length === 1 && typeof code === 'string' ? code : null
}

const districts = {
  Congressional: 'congressional-district',
  Senate: 'senate-district',
  House: 'house-district',
} as const

/** The page of a state, a district or a county that elects; null for any other area, which the details lead to. */
export function jurisdictionPlaceOf(row: Row): string | null {
  const [name, state] = [textOf(row, 'jurisdiction.name') ?? '', textOf(row, 'state.name')]
  const stateId = stateIds.find((id) => states[id].name === state)
  if (stateId === undefined) return null
  if (name === state) return stateId
  const [, chamber, district] = /^(Congressional|Senate|House) District (\w+)$/.exec(name) ?? []
  if (chamber && district) return districtPlaceId(districts[chamber as keyof typeof districts], stateId, district)
  return / (County|Parish)$/.test(name) ? countyPlaceOf(row) : null
}
