import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import type { CensusPlaceRecord, Records, ZipAreaRecord } from '#imports/records/records.ts'
import type { PackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import type { SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { type DistrictsAtPoint, districtsTouching } from '#imports/sources/public-pack/places/districts-at-point.ts'
import type { Geography } from '#imports/sources/public-pack/places/jurisdictions.ts'
import { readPlaceDistricts } from '#imports/sources/public-pack/places/place-districts.ts'
import { readZipAreas, type ZipArea } from '#imports/sources/public-pack/places/zip-areas.ts'

/** The year of the population counts in the list of places. */
const populationYear = 2021

/**
 * The links from a city, a town or a ZIP code to its counties and districts. Rows that contradict the geography are
 * refused.
 */
export function readLookUps(
  { tables }: PackFiles,
  reports: SourceReports,
  geography: Geography,
): Pick<Records, 'censusPlaces' | 'zipAreas'> {
  const counties = new Set(geography.counties.map(({ id }) => id))
  const places = new Set(geography.places.map(({ id }) => id))
  const districtsOf = districtsTouching(geography.countyDistricts)
  const areas = reports.read(sources.zipAreas, tables.zipAreas, (file) => readZipAreas(file, counties, districtsOf))
  const districts = reports.read(sources.placeDistricts, tables.placeDistricts, (file) =>
    readPlaceDistricts(file, { places, counties }, districtsOf),
  )
  const towns = new Set(geography.places.filter(({ isIncorporated }) => isIncorporated).map(({ id }) => id))
  return {
    censusPlaces: censusPlaces(geography, new Map(districts.map((each) => [each.placeId, each.districts]))),
    zipAreas: areas.flatMap((area) => zipArea(area, towns)),
  }
}

function censusPlaces(
  { places, placeCounties }: Geography,
  districts: ReadonlyMap<string, DistrictsAtPoint>,
): CensusPlaceRecord[] {
  const counties = Map.groupBy(placeCounties, ({ placeId }) => placeId)
  return places
    .filter(({ isIncorporated }) => isIncorporated)
    .map(({ id, stateId, name, fullName, population }) => {
      const atPoint = districts.get(id)
      return {
        id,
        stateId,
        name,
        fullName,
        countyIds: (counties.get(id) ?? []).map(({ countyId }) => countyId).sort(),
        population,
        populationYear: population === null ? null : populationYear,
        sourceId: sources.geography.id,
        districts: atPoint ? { ...atPoint, sourceId: sources.placeDistricts.id } : null,
      }
    })
}

function zipArea(
  { zip, counties, placeId, placeIds, districts }: ZipArea,
  towns: ReadonlySet<string>,
): ZipAreaRecord[] {
  const stateId = stateOf(counties)
  if (!stateId) return []
  const { upper: upperDistrict, lower: lowerDistrict } = districts
  const townIds = placeIds.filter((id) => towns.has(id))
  return [{ zip, stateId, counties, placeId, townIds, upperDistrict, lowerDistrict, sourceId: sources.zipAreas.id }]
}

/**
 * The state of the county with most of the land; where several states share an area, its districts are in that state.
 */
function stateOf([first]: ZipArea['counties']): StateId | undefined {
  const id = first?.id.slice(0, 2)
  return id !== undefined && isStateId(id) ? id : undefined
}
