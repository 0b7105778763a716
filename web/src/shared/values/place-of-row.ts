import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#shared/values/text-of.ts'

/** The page of the first county of a row, whose codes are in the order of the names. */
export function countyPlaceOf(row: Row): string | null {
  const [code] = [row['county.fips'] ?? []].flat()
  return typeof code === 'string' ? code : null
}

const districts = {
  Congressional: 'congressional-district',
  Senate: 'senate-district',
  House: 'house-district',
} as const

/**
 * The page of the state, district or county that elects the official; null for any other area, which the details link
 * to.
 */
export function jurisdictionPlaceOf(row: Row): string | null {
  const [name, state] = [textOf(row, 'jurisdiction.name') ?? '', textOf(row, 'state.name')]
  const stateId = stateIds.find((id) => states[id].name === state)
  if (stateId === undefined) return null
  if (name === state) return stateId
  const [, chamber, district] = /^(Congressional|Senate|House) District (\w+)$/.exec(name) ?? []
  if (chamber && district) return districtPlaceId(districts[chamber as keyof typeof districts], stateId, district)
  const isCounty = / (County|Parish)$/.test(name) && [row['county.fips'] ?? []].flat().length === 1
  return isCounty ? countyPlaceOf(row) : null
}
