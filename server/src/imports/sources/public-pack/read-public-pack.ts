import type { Progress } from '#imports/records/progress.ts'
import { readCongress, readDistrictOffices } from '#imports/sources/public-pack/people/congress.ts'
import { readCongressListing } from '#imports/sources/public-pack/people/congress-listing.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readCountyDistricts } from '#imports/sources/public-pack/places/county-districts.ts'
import { readEducation, readIncome } from '#imports/sources/public-pack/figures/county-economy.ts'
import { type CountyOfficials, countyOfficials } from '#imports/sources/public-pack/people/county-officials.ts'
import { readCountyPopulation } from '#imports/sources/public-pack/figures/county-population.ts'
import { readCountyRaces } from '#imports/sources/public-pack/people/county-races.ts'
import { readDistrictFigures } from '#imports/sources/public-pack/figures/district-figures.ts'
import { readElectionCalendar } from '#imports/sources/public-pack/law/election-calendar.ts'
import { readEthnicity, withEthnicity } from '#imports/sources/public-pack/people/ethnicity.ts'
import { countyFacts } from '#imports/sources/public-pack/figures/county-facts.ts'
import { coverages, districtFacts, redistrictingFacts } from '#imports/sources/public-pack/figures/district-facts.ts'
import { stateFacts } from '#imports/sources/public-pack/figures/state-facts.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import { withElection } from '#imports/sources/public-pack/people/incumbents.ts'
import { type Geography, jurisdictionsOf } from '#imports/sources/public-pack/places/jurisdictions.ts'
import { readLegislativeResults } from '#imports/sources/public-pack/people/legislative-results.ts'
import { readOfficials } from '#imports/sources/public-pack/people/open-states.ts'
import { type PackFiles, readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { peopleFolders } from '#imports/sources/public-pack/files/pack-paths.ts'
import { placeFinder, readPlaceCounties, readPlaces } from '#imports/geography/places.ts'
import { readRedistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { representationFacts } from '#imports/sources/public-pack/figures/representation.ts'
import { seatsOf } from '#imports/sources/public-pack/law/seats.ts'
import type { ElectionLaw } from '#imports/sources/public-pack/law/election-law.ts'
import { type SourceReport, SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { type Sources, sources, sourcesAsOf } from '#imports/sources/public-pack/files/sources.ts'
import { readTermLengths } from '#imports/sources/public-pack/law/term-lengths.ts'
import { readGovernor, readPresident, readStateVotes } from '#imports/sources/public-pack/figures/votes.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { JurisdictionRecord, OfficialRecord, Records } from '#imports/records/records.ts'

export interface PublicPack {
  readonly records: Records
  readonly report: readonly SourceReport[]
}

/** Reads a folder of public files into records; nothing is written. */
export async function readPublicPack(
  folder: string,
  options: { today: string; onProgress: Progress },
): Promise<PublicPack> {
  options.onProgress(`Reading the files of ${folder}`)
  return recordsOf(await readPackFiles(folder), options.today)
}

/** What the files of a pack say on a given day. */
export function recordsOf(files: PackFiles, today: string): PublicPack {
  const reports = new SourceReports()
  const dated = sourcesAsOf(files.asOf)
  const geography = readGeography(files, reports)
  const statistics = readStatistics(files, reports, geography)
  const law = readLaw(files, reports)
  const { officials, partsOfCounties } = readAllOfficials(files, reports, geography, { today, dated })
  const jurisdictions = jurisdictionsOf(geography, officials, partsOfCounties, coverages(statistics))
  const byKey = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.key, jurisdiction]))
  const results = reports.read(sources.legislativeResults, files.tables.legislativeResults, readLegislativeResults)
  const withElections = withElection(officials, results, byKey, law)
  const facts = [
    ...countyFacts(statistics),
    ...stateFacts(statistics),
    ...districtFacts(statistics),
    ...redistrictingFacts(jurisdictions, statistics.redistricting),
    ...representationFacts(jurisdictions, geography.countyDistricts, officials, dated),
  ]
  return {
    records: {
      sources: Object.values(dated),
      counties: geography.counties,
      jurisdictions,
      seats: seatsOf(withElections, byKey, law),
      officials: withElections,
      facts: facts.filter(({ jurisdictionKey }) => byKey.has(jurisdictionKey)),
    },
    report: reports.all(),
  }
}

function readGeography({ tables }: PackFiles, reports: SourceReports): Geography {
  const counties = reports.read(sources.geography, tables.counties, readCounties)
  const known = new Set(counties.map(({ id }) => id))
  return {
    counties,
    countyDistricts: reports.read(sources.countyDistricts, tables.countyDistricts, (file) =>
      readCountyDistricts(file, known),
    ),
    places: reports.read(sources.geography, tables.places, readPlaces),
    placeCounties: reports.read(sources.geography, tables.placeCounties, (file) => readPlaceCounties(file, known)),
  }
}

function readStatistics({ tables }: PackFiles, reports: SourceReports, { counties }: Geography): Statistics {
  const known = new Set(counties.map(({ id }) => id))
  return {
    population: reports.read(sources.census, tables.population, (file) => readCountyPopulation(file, known)),
    education: reports.read(sources.education, tables.education, (file) => readEducation(file, known)),
    income: reports.read(sources.income, tables.income, (file) => readIncome(file, known)),
    president: reports.read(sources.president, tables.president, (file) => readPresident(file, known)),
    governor: reports.read(sources.governor, tables.governor, (file) => readGovernor(file, known)),
    statewide: reports.read(sources.statewide, tables.statewide, readStateVotes),
    districts: reports.read(sources.districtCensus, tables.districtFigures, readDistrictFigures),
    redistricting: reports.read(sources.redistricting, tables.redistricting, readRedistricting),
  }
}

function readLaw({ tables }: PackFiles, reports: SourceReports): ElectionLaw {
  return {
    calendar: reports.read(sources.calendar, tables.calendar, readElectionCalendar),
    terms: reports.read(sources.terms, tables.terms, readTermLengths),
  }
}

interface AllOfficials {
  readonly officials: readonly OfficialRecord[]
  readonly partsOfCounties: readonly JurisdictionRecord[]
}

interface When {
  readonly today: string
  readonly dated: Sources
}

function readAllOfficials(files: PackFiles, reports: SourceReports, geography: Geography, when: When): AllOfficials {
  const { tables } = files
  const people = reports.add(
    sources.openStates,
    peopleFolders.officials,
    readOfficials(files.officials, when.today, placeFinder(geography.places), when.dated.openStates),
  )
  const winners = readWinners(tables.countyRaces, reports, geography)
  return {
    officials: [...people, ...readMembers(files, reports, when), ...winners.officials],
    partsOfCounties: winners.districts,
  }
}

function readMembers(files: PackFiles, reports: SourceReports, { today, dated }: When): OfficialRecord[] {
  const { congress, districtOffices, ethnicity } = files.tables
  const listing = reports.add(
    sources.openStates,
    peopleFolders.congress,
    readCongressListing(files.congressListing, today),
  )
  const offices = reports.read(sources.congress, districtOffices, readDistrictOffices)
  const members = reports.read(sources.congress, congress, (file) => readCongress(file, today, offices, listing, dated))
  return withEthnicity(members, reports.read(sources.ethnicity, ethnicity, readEthnicity))
}

function readWinners(file: TextFile, reports: SourceReports, geography: Geography): CountyOfficials {
  const counties = new Map(geography.counties.map((county) => [county.id, county]))
  const races = readCountyRaces(file, new Set(counties.keys()))
  const winners = countyOfficials(races.items, counties)
  reports.add(sources.countyOffices, [file.path], { ...races, refused: [...races.refused, ...winners.refused] })
  return winners
}
