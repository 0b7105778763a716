import { louisiana } from '#imports/sources/public-pack/historic/areas.ts'
import { readLouisiana } from '#imports/sources/public-pack/historic/read-louisiana.ts'
import { historicFile, historicSource } from '#imports/sources/public-pack/historic/source.ts'
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

export interface HistoricFiles {
  readonly officials: TextFile
  readonly counties: TextFile
  readonly places: TextFile
  readonly placeCounties: TextFile
  readonly population: TextFile
}

export async function readHistoricFiles(folder: string): Promise<HistoricFiles> {
  return {
    officials: await readTextFile(folder, historicFile),
    counties: await readTextFile(folder, tableFiles.counties),
    places: await readTextFile(folder, tableFiles.places),
    placeCounties: await readTextFile(folder, tableFiles.placeCounties),
    population: await readTextFile(folder, tableFiles.population),
  }
}

/** What the list says, with the parishes and their census counts, by which the coverage rule is worked out. */
export function historicRecords(files: HistoricFiles): { records: Records; report: readonly SourceReport[] } {
  const reports = new SourceReports()
  const counties = reports.read(sources.geography, files.counties, readCounties)
  const known = new Set(counties.map(({ id }) => id))
  const places = reports.read(sources.geography, files.places, readPlaces)
  const overlaps = reports.read(sources.geography, files.placeCounties, (file) => readPlaceCounties(file, known))
  const population = reports
    .read(sources.census, files.population, (file) => readCountyPopulation(file, known))
    .filter(({ countyId }) => countyId.startsWith(louisiana))
  const parishes = counties.filter(({ stateId }) => stateId === louisiana)
  const byPlace = Map.groupBy(overlaps, ({ placeId }) => placeId)
  const holders = reports.read(historicSource, files.officials, (file) =>
    readLouisiana(file, {
      parishes,
      placeOf: placeFinder(places),
      parishesOfPlace: (placeId) => (byPlace.get(placeId) ?? []).map(({ countyId }) => countyId).sort(),
    }),
  )
  const statistics = { ...nothing, population }
  const covered = coverages(statistics)
  const all = [...parishes.map(wholeCounty), ...holders.map(({ jurisdiction }) => jurisdiction)]
  const jurisdictions = [...new Map(all.map((each) => [each.key, each])).values()].map(
    (each): JurisdictionRecord => ({ ...each, coverage: covered.get(each.figuresFrom ?? each.key) ?? 'unknown' }),
  )
  const officials = holders.map(({ official }) => official)
  const records = {
    sources: [historicSource, sources.geography, sources.census],
    counties: parishes,
    jurisdictions,
    seats: seatsOf(officials),
    officials,
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

/** Their terms and next elections are past, so seats say nothing of them. */
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
