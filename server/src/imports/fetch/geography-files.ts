import { csvText, downloadedTable } from '#imports/fetch/source/csv-text.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import type { DownloadPaths, Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readRows } from '#imports/reading/csv.ts'
import { fetchedPaths, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { readPlaceCounties, readPlaces } from '#imports/geography/places.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { isStateId } from '@atlas/contract/rules/states.ts'

const counties = 439

export const geography: Fetchable = {
  files: async () =>
    [
      'data/2020_dist/counties.csv',
      'data/dist_archive/2023/places.csv',
      'data/dist_archive/2023/place_counties.csv',
    ].map((path) => ({
      url: `https://raw.githubusercontent.com/bdurand/us_geo/HEAD/${path}`,
      largestBytes: 16_000_000,
    })),
  replaces: fetchedPaths['us-geography'],
  folders: [],
  unpack,
}

/** The rows of the five states, with all columns of the publisher. */
async function unpack([county, place, placeCounty]: DownloadPaths): Promise<Unpacked> {
  const files = {
    counties: await ofFiveStates(county ?? '', tableFiles.counties, 'GEOID'),
    places: await ofFiveStates(place ?? '', tableFiles.places, 'GEOID'),
    placeCounties: await ofFiveStates(placeCounty ?? '', tableFiles.placeCounties, 'Place GEOID'),
  }
  const countyIds = new Set(allItems(readCounties(files.counties)).map(({ id }) => id))
  if (countyIds.size !== counties) throw new FetchFailed(`${countyIds.size} of ${counties} counties are in it`)
  const places = allItems(readPlaces(files.places))
  allItems(readPlaceCounties(files.placeCounties, countyIds))
  return {
    files: Object.values(files),
    commit: null,
    asOf: null,
    summary: `${countyIds.size} counties, ${places.length} places`,
  }
}

async function ofFiveStates(download: string, path: string, idColumn: string): Promise<TextFile> {
  const { columns, rows } = readRows(await downloadedTable(download, path))
  return {
    path,
    text: csvText(
      columns,
      rows.filter((row) => isStateId((row[idColumn] ?? '').slice(0, 2))),
    ),
  }
}

function allItems<Item>({ items, refused }: Reading<Item>): readonly Item[] {
  const [first] = refused
  if (first) throw new FetchFailed(`${first.file} has a row that cannot be used: ${first.reason}`)
  return items
}
