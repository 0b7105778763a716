import { states } from '@atlas/contract/rules/states.ts'
import { officialsLists } from '@atlas/states/officials-lists.ts'
import { publishedReturns } from '@atlas/states/published-returns.ts'
import type { SourceRecord } from '#imports/records/records.ts'
import {
  type ListSource,
  type ReturnsSource,
  statesWithList,
  statesWithReturns,
} from '#imports/sources/public-pack/files/pack-paths.ts'

/** The license of records that an authority publishes without stating one. */
export const publicRecord = 'Public record'

type RecordWithoutDay = SourceRecord & { readonly asOf: null }

/** The sources of fetched returns, of which no copy is part of the project. */
function returnsRecords(): Readonly<Record<ReturnsSource, RecordWithoutDay>> {
  const records = statesWithReturns.map((id): RecordWithoutDay => {
    const { source, publisher, url } = publishedReturns[id]
    const title = `Election results of ${states[id].name}: winners of local offices`
    return { id: source, publisher, title, licence: publicRecord, url, asOf: null }
  })
  return Object.fromEntries(records.map((record) => [record.id, record])) as Record<ReturnsSource, RecordWithoutDay>
}

/** The sources of lists that an operator adds. */
function listRecords(): Readonly<Record<ListSource, RecordWithoutDay>> {
  const records = statesWithList.map((id): RecordWithoutDay => {
    const { source, publisher, title, url } = officialsLists[id]
    return { id: source, publisher, title, licence: publicRecord, url, asOf: null }
  })
  return Object.fromEntries(records.map((record) => [record.id, record])) as Record<ListSource, RecordWithoutDay>
}

/** The original publishers of who holds which office, and of what is known about these people. */
export const peopleSources = {
  openStates: {
    id: 'open-states',
    publisher: 'Open States (Plural)',
    title: 'People: legislators, state executives and mayors',
    licence: 'CC0 1.0',
    url: 'https://github.com/openstates/people',
    asOf: '2026-08-05',
  },
  congress: {
    id: 'congress-legislators',
    publisher: 'The unitedstates project',
    title: 'Members of the United States Congress and their district offices',
    licence: 'CC0 1.0',
    url: 'https://github.com/unitedstates/congress-legislators',
    asOf: '2026-06-15',
  },
  ethnicity: {
    id: 'civil-service-2021',
    publisher: 'CivilServiceUSA',
    title: 'United States House and Senate, early 2021',
    licence: 'MIT',
    url: 'https://github.com/CivilServiceUSA',
    asOf: '2021-03-01',
  },
  countyOffices: {
    id: 'county-office-results',
    publisher:
      'State election offices, through the MIT Election Data and Science Lab and OpenElections; nine rows corrected by civicfs and the sheriffs’ associations',
    title: 'Returns for county offices: Alabama 2022 and 2024, Florida and Georgia 2024, Mississippi 2023',
    licence: `${publicRecord}; corrections CC BY 4.0 and facts of a compiler’s list`,
    url: 'https://github.com/MEDSL/2024-elections-official',
    asOf: '2024-11-05',
  },
  localWinners: {
    id: 'local-returns',
    publisher:
      'State election offices, through the MIT Election Data and Science Lab, OpenElections, civicfs, and projects on Florida and Georgia',
    title: 'Winners of local offices and of some of the states, derived from returns of 2018 to 2025',
    licence: `${publicRecord}; names of Georgia CC BY 4.0`,
    url: 'https://github.com/openelections',
    asOf: '2024-11-05',
  },
  ...returnsRecords(),
  ...listRecords(),
  mayors: {
    id: 'mayors-2025',
    publisher: 'Alabama League of Municipalities and United States Conference of Mayors',
    title: 'Mayors in December 2025',
    licence: 'Facts of a compiler’s list',
    url: 'https://github.com/notpac93/usa-representative-map-2',
    asOf: '2025-12-31',
  },
  sheriffs: {
    id: 'sheriffs-2026',
    publisher: 'Sheriffs’ associations of Alabama, Florida, Georgia, Louisiana and Mississippi',
    title: 'Sheriffs who followed those who were elected, or whom no returns name, January 2026',
    licence: 'Facts of a compiler’s list',
    url: 'https://github.com/wagner-austin/Dashboards',
    asOf: '2026-01-24',
  },
  womenByCawp: {
    id: 'cawp-2026',
    publisher: 'Center for American Women and Politics, Rutgers University',
    title: 'Women Elected Officials Database: race and ethnicity',
    licence: 'Facts of a compiler’s list',
    url: 'https://cawpdata.rutgers.edu',
    asOf: '2026-01-01',
  },
  louisiana2018: {
    id: 'la-commissions-2018',
    publisher: 'Louisiana Secretary of State, as carried by Charlotte McClintock',
    title: 'Elected officials of Louisiana, July 2018: ethnicity and gender of those still in office',
    licence: publicRecord,
    url: 'https://github.com/charlottemcclintock/Louisiana',
    asOf: '2018-07-01',
  },
  louisianaQualified: {
    id: 'la-qualified-2023',
    publisher: 'Louisiana Secretary of State, as carried by the American Civil Liberties Union',
    title: 'Candidates who qualified for the Louisiana legislature in August 2023',
    licence: publicRecord,
    url: 'https://github.com/aclu-national/Louisiana_Uncontested_2023',
    asOf: '2023-08-10',
  },
  legislativeResults: {
    id: 'legislative-results',
    publisher: 'State election offices, through the MIT Election Data and Science Lab and OpenElections',
    title: 'Returns for the state legislatures and the United States House, 2022 to 2024',
    licence: publicRecord,
    url: 'https://github.com/MEDSL/2024-elections-official',
    asOf: '2024-11-05',
  },
} as const satisfies Record<string, SourceRecord>
