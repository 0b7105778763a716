import { type NamedPlace, placeFinder } from '#imports/geography/places.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'
import { type PackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { peopleFolders } from '#imports/sources/public-pack/files/pack-paths.ts'
import type { SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { type Sources, sources } from '#imports/sources/public-pack/files/sources.ts'
import type { RaceOfSeat } from '#imports/sources/public-pack/law/race-of-seat.ts'
import { readCongress, readDistrictOffices } from '#imports/sources/public-pack/people/congress.ts'
import { type ListedMember, readCongressListing } from '#imports/sources/public-pack/people/congress-listing.ts'
import { type CountyOfficials, countyOfficials } from '#imports/sources/public-pack/people/county-officials.ts'
import { type Candidacy, readCountyRaces } from '#imports/sources/public-pack/people/county-races.ts'
import { doubtfulNames } from '#imports/sources/public-pack/people/doubts/doubtful-names.ts'
import { mayHaveLeft } from '#imports/sources/public-pack/people/doubts/may-have-left.ts'
import { oddDistrictNames } from '#imports/sources/public-pack/people/doubts/odd-district-names.ts'
import { tooManyHolders } from '#imports/sources/public-pack/people/doubts/too-many-holders.ts'
import { fewVotes, tooSmallShares } from '#imports/sources/public-pack/people/doubts/unlikely-votes.ts'
import { readEthnicity, withEthnicity } from '#imports/sources/public-pack/people/ethnicity.ts'
import { type PostOf, readDepartures, stillInOffice } from '#imports/sources/public-pack/people/departures.ts'
import { withoutEarlierOffices } from '#imports/sources/public-pack/people/later-offices.ts'
import { withoutExcluded } from '#imports/sources/public-pack/people/excluded-values.ts'
import { type LocalOfficials, localOfficials } from '#imports/sources/public-pack/people/local-officials.ts'
import { type LocalWinner, readLocalWinners } from '#imports/sources/public-pack/people/local-returns.ts'
import { readMayors } from '#imports/sources/public-pack/people/mayors.ts'
import { oneHolder } from '#imports/sources/public-pack/people/one-holder.ts'
import { readOfficials, type Seated } from '#imports/sources/public-pack/people/open-states.ts'
import { readSheriffs } from '#imports/sources/public-pack/people/sheriffs.ts'
import { readQualifiedLegislators, withQualified } from '#imports/sources/public-pack/people/qualified-legislators.ts'
import { readReportedEthnicity, withReportedEthnicity } from '#imports/sources/public-pack/people/reported-ethnicity.ts'
import { countiesIn } from '#imports/sources/public-pack/places/counties-of.ts'
import type { Geography } from '#imports/sources/public-pack/places/jurisdictions.ts'

export interface AllOfficials {
  readonly officials: readonly OfficialRecord[]
  /**
   * The parts of counties, cities and states that elect some of them, and other areas that are in no list of places.
   */
  readonly parts: readonly JurisdictionRecord[]
  /** Those of the parts that consist of whole counties. */
  readonly ofWholeCounties: readonly JurisdictionRecord[]
  readonly races: ReadonlyMap<string, RaceOfSeat>
  /** The day since which legislators and executives hold their present seat, by their key, where a list states it. */
  readonly seatedSince: ReadonlyMap<string, string>
  /** What the rules find unlikely and nobody has resolved, in sentences. */
  readonly doubts: readonly string[]
}

interface When {
  readonly today: string
  readonly dated: Sources
}

/** Everybody whom a source names, with one holder for each seat. */
export function readAllOfficials(
  files: PackFiles,
  reports: SourceReports,
  geography: Geography,
  when: When,
): AllOfficials {
  const winners = readWinners(files.tables.countyRaces, reports, geography)
  const local = readLocal(files, reports, geography)
  const seated = readSeated(files, reports, geography.places, when)
  const people = readPeople(files, reports, seated, when)
  const mayors = reports.read(sources.mayors, files.tables.mayors, (file) => readMayors(file, geography.places))
  const sheriffs = reports.read(sources.sheriffs, files.tables.sheriffs, (file) =>
    readSheriffs(file, new Set(geography.counties.map(({ id }) => id))),
  )
  const followers = sheriffs.filter(({ isUncertain }) => !isUncertain).map(({ official }) => official)
  const named = [...people, ...winners.officials, ...local.officials, ...mayors, ...followers]
  const claims = withoutExcluded(named, (id) => reports.excludes(id))
  const departures = reports.read(sources.leftOffice, files.tables.leftOffice, readDepartures)
  const parts = partsOf([...winners.districts, ...local.jurisdictions])
  const postOf = postsIn(geography, parts)
  const present = stillInOffice(claims, departures, postOf)
  const holders = oneHolder(present.officials, local.races, Object.values(when.dated), postOf)
  const latest = withoutEarlierOffices(holders.officials, countiesIn(geography, parts), postOf)
  for (const { official, reason } of [...present.gone, ...holders.replaced, ...latest.gone])
    reports.noteOfPerson(official.sourceId, reason)
  const doubts = [
    ...mayHaveLeft(latest.officials, departures, sheriffs, postOf),
    ...latest.doubts,
    ...tooManyHolders(latest.officials, postOf),
    ...fewVotes(winners.candidacies, postOf),
    ...tooSmallShares(local.winners),
    ...doubtfulNames(latest.officials, postOf),
    ...oddDistrictNames(parts),
  ]
  return {
    officials: latest.officials,
    parts,
    ofWholeCounties: local.ofWholeCounties,
    races: local.races,
    seatedSince: daysOf(seated),
    doubts,
  }
}

function readSeated(
  files: PackFiles,
  reports: SourceReports,
  places: readonly NamedPlace[],
  { today, dated }: When,
): readonly Seated[] {
  if (reports.excludes(sources.openStates.id)) return []
  const reading = readOfficials(files.officials, today, placeFinder(places), dated.openStates)
  return reports.add(sources.openStates, peopleFolders.officials, reading)
}

function daysOf(seated: readonly Seated[]): Map<string, string> {
  return new Map(
    seated.flatMap(({ official, seatedSince }) => (seatedSince ? [[official.key, seatedSince] as const] : [])),
  )
}

/** The people in lists of persons: legislators, executives, members of Congress, some mayors. */
function readPeople(
  files: PackFiles,
  reports: SourceReports,
  seated: readonly Seated[],
  { today, dated }: When,
): OfficialRecord[] {
  const listing = reports.excludes(sources.openStates.id)
    ? []
    : reports.add(sources.openStates, peopleFolders.congress, readCongressListing(files.congressListing, today))
  const persons = new Map(listing.map(({ bioguide, person }) => [`bioguide:${bioguide}`, person]))
  const reported = reports
    .read(sources.womenByCawp, files.tables.reportedEthnicity, readReportedEthnicity)
    .filter(({ sourceId }) => !reports.excludes(sourceId))
  const all = [...seated.map(({ official }) => official), ...readMembers(files, reports, listing, { today, dated })]
  const qualified = reports.read(
    sources.louisianaQualified,
    files.tables.qualifiedLegislators,
    readQualifiedLegislators,
  )
  const named = withQualified(
    withReportedEthnicity(all, reported, ({ key }) => persons.get(key) ?? key),
    qualified,
  )
  for (const refused of named.refused) reports.note(sources.louisianaQualified.id, refused)
  return [...named.officials]
}

function readMembers(
  files: PackFiles,
  reports: SourceReports,
  listing: readonly ListedMember[],
  { today, dated }: When,
): OfficialRecord[] {
  const { congress, districtOffices, ethnicity } = files.tables
  const offices = reports.read(sources.congress, districtOffices, readDistrictOffices)
  const members = reports.read(sources.congress, congress, (file) => readCongress(file, today, offices, listing, dated))
  return withEthnicity(members, reports.read(sources.ethnicity, ethnicity, readEthnicity))
}

function readWinners(
  file: TextFile,
  reports: SourceReports,
  geography: Geography,
): CountyOfficials & { readonly candidacies: readonly Candidacy[] } {
  if (reports.excludes(sources.countyOffices.id)) return { officials: [], districts: [], refused: [], candidacies: [] }
  const counties = new Map(geography.counties.map((county) => [county.id, county]))
  const races = readCountyRaces(file, new Set(counties.keys()))
  const winners = countyOfficials(races.items, counties)
  reports.add(sources.countyOffices, [file.path], { ...races, refused: [...races.refused, ...winners.refused] })
  return { ...winners, candidacies: races.items }
}

function readLocal(
  files: PackFiles,
  reports: SourceReports,
  geography: Geography,
): LocalOfficials & { readonly winners: readonly LocalWinner[] } {
  const counties = new Map(geography.counties.map((county) => [county.id, county]))
  const byPlace = Map.groupBy(geography.placeCounties, ({ placeId }) => placeId)
  const gazetteer = {
    counties,
    placeOf: placeFinder(geography.places),
    countiesOfPlace: (placeId: string) => (byPlace.get(placeId) ?? []).map(({ countyId }) => countyId).sort(),
  }
  const countyIds = new Set(counties.keys())
  const collected = { ...files.tables.localWinners, source: sources.localWinners.id }
  const winners = [collected, ...files.returns].flatMap((file) => {
    const source = Object.values(sources).find(({ id }) => id === file.source) ?? sources.localWinners
    return reports.read(source, file, (each) => readLocalWinners(each, countyIds, source.id))
  })
  const local = localOfficials(winners, gazetteer)
  for (const { sourceId, ...refusal } of local.refused) reports.note(sourceId, refusal)
  return { ...local, winners }
}

/** The office of a person with the name of the place; a district of a chamber needs none. */
function postsIn({ counties, places }: Geography, parts: readonly JurisdictionRecord[]): PostOf {
  const names = new Map([
    ...counties.map(({ id, fullName }) => [jurisdictionKey.county(id), fullName] as const),
    ...places.map(({ id, name }) => [jurisdictionKey.municipality(id), name] as const),
    ...parts.map(({ key, name }) => [key, name] as const),
  ])
  return ({ office, jurisdictionKey: key }) => [office, names.get(key)].filter(Boolean).join(' of ')
}

/** Whole states, counties and municipalities are already in the list of places. */
function partsOf(jurisdictions: readonly JurisdictionRecord[]): JurisdictionRecord[] {
  const isWhole = ({ kind, district }: JurisdictionRecord) =>
    kind === 'state' || kind === 'county' || (kind === 'municipality' && district === null)
  return [...new Map(jurisdictions.filter((each) => !isWhole(each)).map((each) => [each.key, each])).values()]
}
