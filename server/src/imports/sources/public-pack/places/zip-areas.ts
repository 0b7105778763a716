import { readCsv } from '#imports/reading/csv.ts'
import { countyField, percentField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { DistrictsAtPoint, DistrictsOf } from '#imports/sources/public-pack/places/districts-at-point.ts'

/** A ZIP area of the Census, which nearly equals that of the post office. */
export interface ZipArea {
  readonly zip: string
  /** Each with its share of the area's land, the largest first. */
  readonly counties: readonly { readonly id: string; readonly share: number }[]
  /** The place that contains its middle, by its seven-digit FIPS code. */
  readonly placeId: string | null
  /**
   * Up to six of its places, the one at its middle first, including places that the Census counts but that have no
   * government.
   */
  readonly placeIds: readonly string[]
  readonly districts: DistrictsAtPoint
}

const columns = [
  'zcta',
  'county_fips',
  'counties',
  'counties_pct_land',
  'place_geoid',
  'places',
  'senate_district_at_point',
  'house_district_at_point',
] as const

export function readZipAreas(
  file: TextFile,
  counties: ReadonlySet<string>,
  districtsOf: DistrictsOf,
): Reading<ZipArea> {
  return readCsv(file, columns, ({ values }) => {
    if (!/^\d{5}$/.test(values.zcta)) throw new RowRefused(`"${values.zcta}" is no ZIP code`)
    const ids = values.counties.split(';').map((id) => countyField(id, counties))
    const shares = values.counties_pct_land.split(';').map((share) => percentField(share, 'counties_pct_land'))
    if (ids[0] !== values.county_fips || ids.length !== shares.length)
      throw new RowRefused('its counties and their shares of the land are not the same number, the main county first')
    return {
      zip: values.zcta,
      counties: ids.map((id, index) => ({ id, share: shares[index] ?? 0 })),
      placeId: values.place_geoid ? placeField(values.place_geoid) : null,
      placeIds: values.places
        .split(';')
        .filter((id) => id !== '')
        .map(placeField),
      districts: districtsOf(ids, values.senate_district_at_point, values.house_district_at_point),
    }
  })
}

function placeField(id: string): string {
  if (!/^\d{7}$/.test(id)) throw new RowRefused(`"${id}" is no FIPS code of a place`)
  return id
}
