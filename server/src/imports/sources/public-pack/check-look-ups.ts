import type { PackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import type { SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { districtsTouching } from '#imports/sources/public-pack/places/districts-at-point.ts'
import type { Geography } from '#imports/sources/public-pack/places/jurisdictions.ts'
import { readPlaceDistricts } from '#imports/sources/public-pack/places/place-districts.ts'
import { readZipAreas } from '#imports/sources/public-pack/places/zip-areas.ts'

/** Reads the tables that lead from a ZIP code or a city to districts, to refuse what the geography contradicts. */
export function checkLookUps({ tables }: PackFiles, reports: SourceReports, geography: Geography): void {
  const counties = new Set(geography.counties.map(({ id }) => id))
  const places = new Set(geography.places.map(({ id }) => id))
  const districtsOf = districtsTouching(geography.countyDistricts)
  reports.read(sources.zipAreas, tables.zipAreas, (file) => readZipAreas(file, counties, districtsOf))
  reports.read(sources.placeDistricts, tables.placeDistricts, (file) =>
    readPlaceDistricts(file, { places, counties }, districtsOf),
  )
}
