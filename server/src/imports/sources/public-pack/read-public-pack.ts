import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Progress } from '#imports/records/progress.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readCountyDistricts } from '#imports/sources/public-pack/places/county-districts.ts'
import { readEducation, readIncome } from '#imports/sources/public-pack/figures/county-economy.ts'
import { readCountyPopulation } from '#imports/sources/public-pack/figures/county-population.ts'
import { placeRaceFacts, readPlaceRace } from '#imports/sources/public-pack/figures/place-race.ts'
import { readRegistration, registrationFacts } from '#imports/sources/public-pack/figures/registration.ts'
import { readWebsites, websiteFacts } from '#imports/sources/public-pack/figures/websites.ts'
import { readLookUps } from '#imports/sources/public-pack/read-look-ups.ts'
import { readParishDistricts, withParishDistricts } from '#imports/sources/public-pack/places/parish-districts.ts'
import { readDistrictEstimates } from '#imports/sources/public-pack/figures/district-estimates.ts'
import { readDistrictFigures } from '#imports/sources/public-pack/figures/district-figures.ts'
import { readElectionCalendar } from '#imports/sources/public-pack/law/election-calendar.ts'
import { readElectionGaps } from '#imports/sources/public-pack/law/election-gaps.ts'
import { countyFacts } from '#imports/sources/public-pack/figures/county-facts.ts'
import { coverages, districtFacts, redistrictingFacts } from '#imports/sources/public-pack/figures/district-facts.ts'
import { stateFacts } from '#imports/sources/public-pack/figures/state-facts.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import { withElection } from '#imports/sources/public-pack/people/incumbents.ts'
import { lawfulDates } from '#imports/elections/lawful-dates.ts'
import { type Geography, jurisdictionsOf } from '#imports/sources/public-pack/places/jurisdictions.ts'
import { readLegislativeResults } from '#imports/sources/public-pack/people/legislative-results.ts'
import { type PackFiles, readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { readOfficeContacts } from '#imports/sources/public-pack/contacts/office-contacts.ts'
import { readMorePlaces, readPlaceCounties, readPlaces, withMorePlaces } from '#imports/geography/places.ts'
import { presidentMarginFacts, readPresidentMargins } from '#imports/sources/public-pack/figures/president-margins.ts'
import { summedCoverages, summedFacts } from '#imports/sources/public-pack/figures/summed-figures.ts'
import { readRedistricting } from '#imports/sources/public-pack/figures/redistricting.ts'
import { representationFacts } from '#imports/sources/public-pack/figures/representation.ts'
import { withBallotDays } from '#imports/sources/public-pack/law/ballot-days.ts'
import { seatsOf } from '#imports/sources/public-pack/law/seats.ts'
import { areasByLaw, seatsByLaw } from '#imports/sources/public-pack/law/seats-by-law.ts'
import { moreThanByLaw } from '#imports/sources/public-pack/people/doubts/more-than-by-law.ts'
import { readAllOfficials } from '#imports/sources/public-pack/read-all-officials.ts'
import { type ElectionLaw, electionLaw } from '#imports/sources/public-pack/law/election-law.ts'
import { broughtFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { type SourceReport, SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { sources, sourcesAsOf } from '#imports/sources/public-pack/files/sources.ts'
import { readTermLengths } from '#imports/sources/public-pack/law/term-lengths.ts'
import { readGovernor, readPresident, readStateVotes } from '#imports/sources/public-pack/figures/votes.ts'
import type { JurisdictionRecord, Records } from '#imports/records/records.ts'

export interface PublicPack {
  readonly records: Records
  readonly report: readonly SourceReport[]
  /** source → the day on which its copy was fetched. */
  readonly fetched: Readonly<Record<string, string>>
  /** What the rules find unlikely in the files and nobody has resolved, in sentences. */
  readonly doubts: readonly string[]
}

/** Reads a folder of public files into records; nothing is written. */
export async function readPublicPack(
  folder: string,
  options: { today: string; onProgress: Progress; without?: readonly string[] },
): Promise<PublicPack> {
  options.onProgress(`Reading the files of ${folder}`)
  return recordsOf(await readPackFiles(folder), options.today, options.without)
}

/** The records of the files of a pack on a given day, without the excluded sources. */
export function recordsOf(files: PackFiles, today: string, without: readonly string[] = []): PublicPack {
  checkExcluded(without)
  const reports = new SourceReports(new Set(without))
  const dated = sourcesAsOf(files.asOf)
  const geography = readGeography(files, reports)
  const lookUps = readLookUps(files, reports, geography)
  const statistics = readStatistics(files, reports, geography)
  const law = readLaw(files, reports)
  const electionGaps = reports.read(sources.calendar, files.tables.electionGaps, readElectionGaps)
  const { officials, parts, ofWholeCounties, races, seatedSince, doubts } = readAllOfficials(
    files,
    reports,
    geography,
    { today, dated },
  )
  const covered = new Map([...coverages(statistics), ...summedCoverages(ofWholeCounties, statistics)])
  const byLaw = areasByLaw(geography)
  const electing = { officials, municipalities: byLaw.municipalities, parts: withoutTwins(parts, byLaw.districts) }
  const jurisdictions = jurisdictionsOf(geography, electing, covered)
  const byKey = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.key, jurisdiction]))
  const results = reports.read(sources.legislativeResults, files.tables.legislativeResults, readLegislativeResults)
  const withElections = withElection(officials, { results, seatedSince }, byKey, law)
  const seats = seatsOf(withElections, byKey, law, { races, byLaw: seatsByLaw(geography, byKey, officials) })
  const facts = [
    ...countyFacts(statistics),
    ...stateFacts(statistics),
    ...districtFacts(statistics),
    ...summedFacts(ofWholeCounties, statistics),
    ...presidentMarginFacts(statistics.presidentMargins, statistics.redistricting),
    ...registrationFacts(reports.read(sources.registration, files.tables.registration, readRegistration)),
    ...placeRaceFacts(reports.read(sources.placeRace, files.tables.placeRace, readPlaceRace), jurisdictions),
    ...websiteFacts(reports.read(sources.websites, files.tables.websites, readWebsites), jurisdictions),
    ...redistrictingFacts(jurisdictions, statistics.redistricting),
    ...representationFacts(jurisdictions, geography.countyDistricts, officials, dated),
  ]
  return {
    records: {
      sources: Object.values(dated).filter(({ id }) => isThere(id, files) && !reports.excludes(id)),
      counties: geography.counties,
      jurisdictions,
      seats,
      officials: withBallotDays(withElections, seats, byKey, law),
      contacts: readOfficeContacts(files, reports, geography, jurisdictions),
      facts: facts.filter(({ jurisdictionKey }) => byKey.has(jurisdictionKey)),
      electionDates: reports.excludes(sources.calendar.id) ? [] : lawfulDates(sources.calendar.id),
      electionGaps,
      ...lookUps,
    },
    report: reports.all(),
    fetched: files.fetched,
    doubts: [...doubts, ...moreThanByLaw(withElections, seats, byKey)],
  }
}

/** An area with a seat by law may also be among those with a holder. */
function withoutTwins(parts: readonly JurisdictionRecord[], others: readonly JurisdictionRecord[]) {
  const known = new Set(parts.map(({ key }) => key))
  return [...parts, ...others.filter(({ key }) => !known.has(key))]
}

/** An optional file counts as a source only if the pack has it. */
function isThere(id: string, { returns }: PackFiles): boolean {
  return !Object.hasOwn(broughtFiles, id) || returns.some(({ source }) => source === id)
}

function readGeography({ tables }: PackFiles, reports: SourceReports): Geography {
  const counties = reports.read(sources.geography, tables.counties, readCounties)
  const countyIds = new Set(counties.map(({ id }) => id))
  const overlaps = reports.read(sources.countyDistricts, tables.countyDistricts, (file) =>
    readCountyDistricts(file, countyIds),
  )
  const parishes = reports.read(sources.parishDistricts, tables.parishDistricts, (file) =>
    readParishDistricts(file, countyIds),
  )
  return {
    counties,
    countyDistricts: withParishDistricts(overlaps, parishes),
    ...withMorePlaces(
      {
        places: reports.read(sources.geography, tables.places, readPlaces),
        placeCounties: reports.read(sources.geography, tables.placeCounties, (file) =>
          readPlaceCounties(file, countyIds),
        ),
      },
      reports.read(sources.morePlaces, tables.morePlaces, (file) => readMorePlaces(file, countyIds)),
    ),
  }
}

function readStatistics({ tables }: PackFiles, reports: SourceReports, { counties }: Geography): Statistics {
  const countyIds = new Set(counties.map(({ id }) => id))
  return {
    population: reports.read(sources.census, tables.population, (file) => readCountyPopulation(file, countyIds)),
    education: reports.read(sources.education, tables.education, (file) => readEducation(file, countyIds)),
    income: reports.read(sources.income, tables.income, (file) => readIncome(file, countyIds)),
    president: reports.read(sources.president, tables.president, (file) => readPresident(file, countyIds)),
    presidentMargins: reports.read(sources.presidentMargins, tables.presidentMargins, readPresidentMargins),
    governor: reports.read(sources.governor, tables.governor, (file) => readGovernor(file, countyIds)),
    statewide: reports.read(sources.statewide, tables.statewide, readStateVotes),
    districts: reports.read(sources.districtCensus, tables.districtFigures, readDistrictFigures),
    estimates: reports.read(sources.districtEstimates, tables.districtEstimates, readDistrictEstimates),
    redistricting: reports.read(sources.redistricting, tables.redistricting, readRedistricting),
  }
}

function readLaw({ tables }: PackFiles, reports: SourceReports): ElectionLaw {
  const calendar = reports.read(sources.calendar, tables.calendar, readElectionCalendar)
  return electionLaw(calendar, reports.read(sources.terms, tables.terms, readTermLengths))
}

/** All other data is joined through these sources. */
const requiredSources: readonly string[] = [sources.geography.id, sources.countyDistricts.id]

function checkExcluded(without: readonly string[]): void {
  const ids = Object.values(sources).map(({ id }) => id)
  const unknown = without.find((id) => !ids.some((each) => each === id))
  if (unknown !== undefined) throw new ImportRefused(`There is no source ${unknown}; there are ${ids.join(', ')}`)
  const required = without.find((id) => requiredSources.includes(id))
  if (required !== undefined) throw new ImportRefused(`${required} cannot be left out: everything is joined by it`)
}
