import type { SourceRecord } from '#imports/records/records.ts'

const federalWork = 'Public domain (United States federal government)'
const publicRecord = 'Public record'

/** Who first published what the pack holds, and through whose copy it came. */
export const sources = {
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
    publisher: 'State election offices, through the MIT Election Data and Science Lab and OpenElections',
    title: 'Returns for county offices: Alabama 2022 and 2024, Florida and Georgia 2024, Mississippi 2023',
    licence: publicRecord,
    url: 'https://github.com/MEDSL/2024-elections-official',
    asOf: '2024-11-05',
  },
  localWinners: {
    id: 'local-returns',
    publisher: 'State election offices, through the MIT Election Data and Science Lab, OpenElections and civicfs',
    title: 'Winners of local offices, derived from returns of 2018 to 2024',
    licence: `${publicRecord}; names of Georgia CC BY 4.0`,
    url: 'https://github.com/openelections',
    asOf: '2024-11-05',
  },
  louisianaResults: {
    id: 'louisiana-results',
    publisher: 'Louisiana Secretary of State',
    title: 'Election results of Louisiana: winners of local offices',
    licence: publicRecord,
    url: 'https://voterportal.sos.la.gov/graphical',
    asOf: null,
  },
  floridaResults: {
    id: 'florida-results',
    publisher: 'Florida Division of Elections',
    title: 'Election results of Florida: winners of local offices',
    licence: publicRecord,
    url: 'https://floridaelectionwatch.gov',
    asOf: null,
  },
  georgiaResults: {
    id: 'georgia-results',
    publisher: 'Georgia Secretary of State',
    title: 'Election results of Georgia: winners of local offices',
    licence: publicRecord,
    url: 'https://results.sos.ga.gov',
    asOf: null,
  },
  louisianaOfficials: {
    id: 'louisiana-officials',
    publisher: 'Louisiana Secretary of State',
    title: 'Elected officials of Louisiana',
    licence: publicRecord,
    url: 'https://www.sos.la.gov',
    asOf: null,
  },
  mayors: {
    id: 'mayors-2025',
    publisher: 'Alabama League of Municipalities and United States Conference of Mayors',
    title: 'Mayors in December 2025',
    licence: 'Facts of a compiler’s list',
    url: 'https://github.com/notpac93/usa-representative-map-2',
    asOf: '2025-12-31',
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
  legislativeResults: {
    id: 'legislative-results',
    publisher: 'State election offices, through the MIT Election Data and Science Lab and OpenElections',
    title: 'Returns for the state legislatures and the United States House, 2022 to 2024',
    licence: publicRecord,
    url: 'https://github.com/MEDSL/2024-elections-official',
    asOf: '2024-11-05',
  },
  geography: {
    id: 'us-geography',
    publisher: 'United States Census Bureau, compiled by Brian Durand',
    title: 'Counties and places by FIPS code',
    licence: 'MIT; the content is a federal work',
    url: 'https://github.com/bdurand/us_geo',
    asOf: '2023-01-01',
  },
  countyDistricts: {
    id: 'county-districts',
    publisher: 'Derived from election returns and district plans for this atlas',
    title: 'Which districts touch which counties',
    licence: 'Derived facts',
    url: null,
    asOf: '2024-11-05',
  },
  parishDistricts: {
    id: 'la-parish-districts',
    publisher: 'Louisiana Legislature, through the American Civil Liberties Union',
    title: 'Which districts touch which parishes of Louisiana',
    licence: publicRecord,
    url: 'https://github.com/aclu-national/LA_districts',
    asOf: '2025-12-31',
  },
  registration: {
    id: 'la-registration-2025',
    publisher: 'Louisiana Legislature, through the American Civil Liberties Union',
    title: 'Registered voters of Louisiana by race, December 2025',
    licence: publicRecord,
    url: 'https://github.com/aclu-national/LA_districts',
    asOf: '2025-12-31',
  },
  websites: {
    id: 'dotgov',
    publisher: 'Cybersecurity and Infrastructure Security Agency',
    title: 'Registry of .gov domains',
    licence: 'CC0 1.0',
    url: 'https://github.com/cisagov/dotgov-data',
    asOf: '2026-08-22',
  },
  census: {
    id: 'census-2020',
    publisher: 'United States Census Bureau, summed to counties by the ALARM Project (Kenny and McCartan)',
    title: '2020 Census, P.L. 94-171 redistricting counts',
    licence: `${federalWork}; the compilation is CC BY-SA 4.0`,
    url: 'https://github.com/alarm-redist/census-2020',
    asOf: '2020-04-01',
  },
  districtCensus: {
    id: 'district-census-2022-lines',
    publisher: 'FiveThirtyEight, from the 2020 Census and precinct returns',
    title: 'State legislative districts of Florida and Georgia on the lines of 2022',
    licence: 'CC BY 4.0',
    url: 'https://github.com/fivethirtyeight/data/tree/master/redistricting-2022-state-legislatures',
    asOf: '2022-11-08',
  },
  districtEstimates: {
    id: 'district-estimates-2024-lines',
    publisher: 'Estimated for this atlas from the 2020 Census by precinct (ALARM Project, Kenny and McCartan)',
    title: 'Estimates for state legislative districts on the lines of 2024',
    licence: `${federalWork}; the compilation is CC BY-SA 4.0`,
    url: 'https://github.com/alarm-redist/census-2020',
    asOf: '2020-04-01',
  },
  education: {
    id: 'education-2019-23',
    publisher: 'United States Department of Agriculture, Economic Research Service',
    title: 'Educational attainment of adults, American Community Survey 2019–23',
    licence: federalWork,
    url: 'https://www.ers.usda.gov/data-products/county-level-data-sets',
    asOf: '2023-12-31',
  },
  income: {
    id: 'income-2023',
    publisher: 'United States Census Bureau, through the Economic Research Service',
    title: 'Small Area Income and Poverty Estimates, 2023',
    licence: federalWork,
    url: 'https://www.ers.usda.gov/data-products/county-level-data-sets',
    asOf: '2023-12-31',
  },
  president: {
    id: 'county-president',
    publisher: 'State election offices, compiled by Tony McGovern',
    title: 'Presidential returns by county',
    licence: 'MIT',
    url: 'https://github.com/tonmcg/US_County_Level_Election_Results_08-24',
    asOf: '2020-11-03',
  },
  governor: {
    id: 'county-governor',
    publisher: 'State election offices, through the MIT Election Data and Science Lab, OpenElections and state files',
    title: 'Returns for governor by county: Alabama, Florida and Georgia 2022, Mississippi 2023',
    licence: publicRecord,
    url: 'https://github.com/MEDSL/2022-elections-official',
    asOf: '2023-11-07',
  },
  statewide: {
    id: 'statewide-results',
    publisher: 'State election offices: summed from the returns by county, Louisiana as carried by FiveThirtyEight',
    title: 'Statewide results for president and governor',
    licence: publicRecord,
    url: 'https://github.com/fivethirtyeight/election-results',
    asOf: '2024-11-05',
  },
  calendar: {
    id: 'election-calendar',
    publisher: 'Compiled for this atlas from state election law',
    title: 'Next elections by state and office',
    licence: 'Derived facts',
    url: null,
    asOf: '2026-11-20',
  },
  terms: {
    id: 'term-lengths',
    publisher: 'Compiled for this atlas from constitutions and statutes',
    title: 'Terms by state and office',
    licence: 'Derived facts',
    url: null,
    asOf: '2026-11-20',
  },
  leftOffice: {
    id: 'left-office',
    publisher: 'Compiled for this atlas',
    title: 'Officials known to have left whom a list still names',
    licence: 'Derived facts',
    url: null,
    asOf: '2026-11-22',
  },
  redistricting: {
    id: 'redistricting-years',
    publisher: 'Compiled for this atlas from plans and news',
    title: 'When district lines were last drawn',
    licence: 'Derived facts',
    url: null,
    asOf: '2026-11-20',
  },
} as const satisfies Record<string, SourceRecord>

/** The sources of which the project has a copy; the others are fetched, or brought by an operator. */
export type ShippedSource = {
  [Name in keyof typeof sources]: (typeof sources)[Name]['asOf'] extends null ? never : Name
}[keyof typeof sources]

export type Sources = Readonly<Record<keyof typeof sources, SourceRecord>>

/** The sources, those of which a pack holds a fresher copy with the date of that copy. */
export function sourcesAsOf(dates: ReadonlyMap<string, string>): Sources {
  const dated = Object.entries(sources).map(([name, source]) => [
    name,
    { ...source, asOf: dates.get(source.id) ?? source.asOf },
  ])
  return Object.fromEntries(dated) as Sources
}
