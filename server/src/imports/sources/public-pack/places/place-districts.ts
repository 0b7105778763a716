import { readCsv } from '#imports/reading/csv.ts'
import { countyField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { DistrictsAtPoint, DistrictsOf } from '#imports/sources/public-pack/places/districts-at-point.ts'

/** A city or town and the legislative districts at its middle. */
export interface PlaceDistricts {
  readonly placeId: string
  readonly countyId: string
  readonly districts: DistrictsAtPoint
}

const columns = ['place_geoid', 'county_fips', 'senate_district_at_point', 'house_district_at_point'] as const

export function readPlaceDistricts(
  file: TextFile,
  censusIds: { readonly places: ReadonlySet<string>; readonly counties: ReadonlySet<string> },
  districtsOf: DistrictsOf,
): Reading<PlaceDistricts> {
  return readCsv(file, columns, ({ values }) => {
    if (!censusIds.places.has(values.place_geoid))
      throw new RowRefused(`the Census has no city or town "${values.place_geoid}"`)
    const countyId = countyField(values.county_fips, censusIds.counties)
    return {
      placeId: values.place_geoid,
      countyId,
      districts: districtsOf([countyId], values.senate_district_at_point, values.house_district_at_point),
    }
  })
}
