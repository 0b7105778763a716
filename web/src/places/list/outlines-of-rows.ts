import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { textOf } from '#shared/values/text-of.ts'

/**
 * The outlines on the map for some places: counties and districts themselves, for other places the counties they lie
 * in.
 */
export function outlinesOf(ids: readonly string[], rows: readonly Row[]): readonly string[] {
  return ids.flatMap((id) => {
    if (isOutlined(id)) return id
    const row = rows.find((each) => each['place.id'] === id)
    return row ? countiesOf(row) : []
  })
}

/** The first of the rows that lies in a county. */
export function rowOfOutline(countyId: string, rows: readonly Row[]): string | null {
  const row = rows.find((each) => each['place.id'] === countyId || countiesOf(each).includes(countyId))
  return row ? textOf(row, 'place.id') : null
}

function isOutlined(id: string): boolean {
  const kind = kindOfPlaceId(id)
  return kind !== 'municipality' && kind !== 'school_district'
}

function countiesOf(row: Row): readonly string[] {
  return [row['county.fips'] ?? []].flat().map(String)
}
