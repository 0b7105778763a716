import type { HistoricList } from '@atlas/states/lists/historic-list.ts'
import { historicLists } from '@atlas/states/historic-lists.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { readHolders } from '#imports/sources/public-pack/historic/read-holders.ts'
import { coverages } from '#imports/sources/public-pack/figures/district-facts.ts'
import { countyFacts } from '#imports/sources/public-pack/figures/county-facts.ts'
import { readCounties, wholeCounty } from '#imports/geography/counties.ts'
import { readCountyPopulation } from '#imports/sources/public-pack/figures/county-population.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { placeFinder, readPlaceCounties, readPlaces } from '#imports/geography/places.ts'
import { type SourceReport, SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import { readTextFile, type TextFile } from '#imports/reading/text-file.ts'
import type { JurisdictionRecord, OfficialRecord, Records, SeatRecord } from '#imports/records/records.ts'

const lists: readonly ListOfState[] = Object.entries(historicLists).map(([stateId, list]) => ({
  stateId: stateId as StateId,
  list,
}))

interface ListOfState {
  readonly stateId: StateId
  readonly list: HistoricList
}

export interface HistoricFiles {
  readonly officials: readonly (ListOfState & { readonly file: TextFile })[]
  readonly counties: TextFile
  readonly places: TextFile
  readonly placeCounties: TextFile
  readonly population: TextFile
}

export async function readHistoricFiles(folder: string): Promise<HistoricFiles> {
  return {
    officials: await Promise.all(
      lists.map(async (each) => ({ ...each, file: await readTextFile(folder, each.list.file) })),
    ),
    counties: await readTextFile(folder, tableFiles.counties),
    places: await readTextFile(folder, tableFiles.places),
    placeCounties: await readTextFile(folder, tableFiles.placeCounties),
    population: await readTextFile(folder, tableFiles.population),
  }
}

/**
 * The content of the lists, with the counties of their states and the census counts from which the coverage rule is
 * computed.
 */
export function historicRecords(files: HistoricFiles): { records: Records; report: readonly SourceReport[] } {
  const reports = new SourceReports()
  const listed = new Set(files.officials.map(({ stateId }) => stateId))
  const all = reports.read(sources.geography, files.counties, readCounties)
  const known = new Set(all.map(({ id }) => id))
  const counties = all.filter(({ stateId }) => listed.has(stateId))
  const places = reports.read(sources.geography, files.places, readPlaces)
  const overlaps = reports.read(sources.geography, files.placeCounties, (file) => readPlaceCounties(file, known))
  const population = reports
    .read(sources.census, files.population, (file) => readCountyPopulation(file, known))
    .filter(({ countyId }) => counties.some(({ id }) => id === countyId))
  const byPlace = Map.groupBy(overlaps, ({ placeId }) => placeId)
  const holders = files.officials.flatMap(({ stateId, list, file }) =>
    reports.read(list.source, file, (text) =>
      readHolders(text, list, {
        stateId,
        counties: counties.filter((county) => county.stateId === stateId),
        placeOf: placeFinder(places),
        countiesOfPlace: (placeId) => (byPlace.get(placeId) ?? []).map(({ countyId }) => countyId).sort(),
      }),
    ),
  )
  const statistics = { ...nothing, population }
  const covered = coverages(statistics)
  const areas = [...counties.map(wholeCounty), ...holders.map(({ jurisdiction }) => jurisdiction)]
  const jurisdictions = [...new Map(areas.map((each) => [each.key, each])).values()].map(
    (each): JurisdictionRecord => ({ ...each, coverage: covered.get(each.figuresFrom ?? each.key) ?? 'unknown' }),
  )
  const officials = holders.map(({ official }) => official)
  const records = {
    sources: [...files.officials.map(({ list }) => list.source), sources.geography, sources.census],
    counties,
    jurisdictions,
    seats: seatsOf(officials),
    officials,
    contacts: [],
    facts: countyFacts(statistics),
    electionDates: [],
    electionGaps: [],
    censusPlaces: [],
    zipAreas: [],
  }
  return { records, report: reports.all() }
}

const nothing: Statistics = {
  population: [],
  education: [],
  income: [],
  president: [],
  presidentMargins: [],
  governor: [],
  statewide: [],
  districts: [],
  estimates: [],
  redistricting: [],
}

/** The terms and next elections are in the past, so the seats do not state them. */
function seatsOf(officials: readonly OfficialRecord[]): SeatRecord[] {
  const seats = new Map(
    officials.map(({ office, jurisdictionKey }) => [`${office} ${jurisdictionKey}`, { office, jurisdictionKey }]),
  )
  return [...seats.values()].map((seat) => ({
    ...seat,
    termLength: null,
    nextPrimary: null,
    nextGeneral: null,
    provenance: {},
  }))
}
