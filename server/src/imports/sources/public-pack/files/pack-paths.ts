import { dirname } from 'node:path'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { officialsLists } from '@atlas/states/officials-lists.ts'
import { publishedReturns } from '@atlas/states/published-returns.ts'

/** The contacts of offices, whoever holds these, with a file for each source. */
export const linesFiles = {
  schoolDistricts: 'office-lines/school_districts_2025_07.csv',
  lawEnforcement: 'office-lines/law_enforcement_2009.csv',
  sheriffOffices: 'office-lines/sheriffs_2026_01.csv',
  floridaSheriffs: 'office-lines/fl_sheriffs_2025_09.csv',
  floridaElections: 'office-lines/fl_elections_offices_2026_08.csv',
  louisianaOffices: 'office-lines/la_offices_2018_07.csv',
  cityHalls: 'office-lines/city_halls_2025_12.csv',
  openStatesHalls: 'office-lines/city_halls_open_states.csv',
} as const
export type LinesTable = keyof typeof linesFiles

/** The path of each table in the pack. */
export const tableFiles = {
  ...linesFiles,
  counties: 'geo/counties.csv',
  countyDistricts: 'geo/county_district.csv',
  parishDistricts: 'geo/la_parish_district_2026.csv',
  zipAreas: 'geo/zip_county_place_district.csv',
  placeDistricts: 'geo/place_district.csv',
  placeCounties: 'geo/place_county.csv',
  places: 'census/places_population_2021.csv',
  morePlaces: 'geo/places_more.csv',
  population: 'census/county_population_race_2020.csv',
  placeRace: 'census/place_black_share_2010.csv',
  education: 'census/county_education_2019_23.csv',
  income: 'census/county_income_2023.csv',
  districtFigures: 'census/district_vap_race_fl_ga_2022_lines.csv',
  districtEstimates: 'census/legislative_district_vap_race_estimate.csv',
  registration: 'census/la_vap_registration_by_district.csv',
  websites: 'officials/government_websites_dotgov.csv',
  president: 'elections/county_president.csv',
  governor: 'elections/county_governor.csv',
  presidentMargins: 'elections/legislative_district_president_2024_margin.csv',
  statewide: 'elections/statewide_results.csv',
  legislativeResults: 'elections/legislative_results.csv',
  countyRaces: 'elections/county_office_results.csv',
  congress: 'officials/congress_legislators_current_5states.yaml',
  districtOffices: 'officials/congress_district_offices_5states.yaml',
  ethnicity: 'officials/civilservice_federal_governors_2021.csv',
  reportedEthnicity: 'officials/people_ethnicity_stated.csv',
  qualifiedLegislators: 'officials/la_legislators_qualifying_2023.csv',
  localWinners: 'officials/local_officials_from_returns.csv',
  mayors: 'officials/mayors_2025_12.csv',
  sheriffs: 'officials/sheriffs_2026_01.csv',
  calendar: 'reference/election_calendar.csv',
  electionGaps: 'reference/elections_not_on_file.csv',
  terms: 'reference/term_lengths.csv',
  redistricting: 'reference/redistricting_years.csv',
  leftOffice: 'reference/left_office.csv',
} as const
export type TableName = keyof typeof tableFiles

/** Tables for a single state, whose rows do not all name it. */
export const stateOfTable = { parishDistricts: '22', registration: '22' } as const satisfies Partial<
  Record<TableName, StateId>
>

/** Where a pack lists the election days whose results it requests, and where these are published. */
export const resultsFile = 'reference/election_results.csv'

export type StateWithReturns = keyof typeof publishedReturns
export const statesWithReturns = Object.keys(publishedReturns).sort() as StateWithReturns[]

/** Fetched winners of election days, by source; a pack may lack these files. */
export const returnsFiles = Object.fromEntries(
  statesWithReturns.map((id) => [publishedReturns[id].source, `officials/fetched_winners_${inFileName(id)}.csv`]),
) as Readonly<Record<ReturnsSource, string>>
export type ReturnsSource = (typeof publishedReturns)[StateWithReturns]['source']

export type StateWithList = keyof typeof officialsLists
export const statesWithList = Object.keys(officialsLists).sort() as StateWithList[]

/** Lists that an operator downloads by hand and adds to a pack, by source. */
export const listFiles = Object.fromEntries(
  statesWithList.map((id) => [officialsLists[id].source, `officials/listed_${inFileName(id)}.csv`]),
) as Readonly<Record<ListSource, string>>
/** The command-line option that adds a list: "louisiana". */
export function listOption(id: StateWithList): string {
  return slug(states[id].name)
}
export type ListSource = (typeof officialsLists)[StateWithList]['source']

/** The optional files with officials, in addition to those that every pack has. */
export const broughtFiles = { ...returnsFiles, ...listFiles } as const
export type BroughtSource = keyof typeof broughtFiles

const statesWithPeople = stateIds.map((id) => states[id].code.toLowerCase())
/** Folders with one file for each person. */
export const peopleFolders = {
  officials: statesWithPeople.flatMap((state) =>
    ['legislature', 'executive', 'municipalities'].map((body) => `openstates/${state}/${body}`),
  ),
  congress: ['openstates/us/legislature'],
} as const

/** "south_carolina" */
function inFileName(id: StateId): string {
  return slug(states[id].name).replaceAll('-', '_')
}

function filesEach<Source extends string>(files: Readonly<Record<Source, string>>): Record<Source, string[]> {
  const each = Object.entries<string>(files).map(([source, path]) => [source, [path]])
  return Object.fromEntries(each) as Record<Source, string[]>
}

/** The sources whose files can be fetched again for a pack, with the tables and folders of each. */
export const fetchedPaths = {
  'open-states': [...peopleFolders.officials, ...peopleFolders.congress],
  'congress-legislators': [tableFiles.congress, tableFiles.districtOffices],
  'county-president': [tableFiles.president],
  'us-geography': [tableFiles.counties, tableFiles.places, tableFiles.placeCounties],
  ...filesEach(returnsFiles),
} as const satisfies Record<string, readonly string[]>
export type FetchedSource = keyof typeof fetchedPaths
export const fetchedSources = Object.keys(fetchedPaths) as FetchedSource[]

export function isFetchedSource(name: string): name is FetchedSource {
  return fetchedSources.some((source) => source === name)
}

/** The sources that fetched.json dates: the fetched ones, and those that an operator adds. */
export const datedPaths = {
  ...fetchedPaths,
  ...filesEach(listFiles),
} as const satisfies Record<string, readonly string[]>
export type DatedSource = keyof typeof datedPaths

/** Whether a path of the pack belongs to a source with its own date. */
export function belongsTo(source: DatedSource, path: string): boolean {
  const paths: readonly string[] = datedPaths[source]
  return paths.includes(path) || paths.includes(dirname(path))
}
