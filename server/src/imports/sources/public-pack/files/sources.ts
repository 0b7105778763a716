import type { SourceRecord } from '#imports/records/records.ts'
import { contactSources } from '#imports/sources/public-pack/files/contact-sources.ts'
import { peopleSources, publicRecord } from '#imports/sources/public-pack/files/people-sources.ts'

const federalWork = 'Public domain (United States federal government)'

/** The original publishers of the data in the pack, and those whose copies were used. */
export const sources = {
  ...peopleSources,
  ...contactSources,
  geography: {
    id: 'us-geography',
    publisher: 'United States Census Bureau, compiled by Brian Durand',
    title: 'Counties and places by FIPS code',
    licence: 'MIT; the content is a federal work',
    url: 'https://github.com/bdurand/us_geo',
    asOf: '2023-01-01',
  },
  morePlaces: {
    id: 'more-places',
    publisher: 'United States Census Bureau (codes of the 2020 Census), written down for this atlas',
    title: 'Places that govern themselves and that the list of places lacks',
    licence: `${federalWork}; derived facts`,
    url: null,
    asOf: '2026-11-26',
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
  zipAreas: {
    id: 'zip-areas',
    publisher: 'United States Census Bureau, compiled by Brian Durand; districts derived for this atlas',
    title: 'ZIP areas: their counties, place and probable legislative districts',
    licence: 'MIT; the content is a federal work',
    url: 'https://github.com/bdurand/us_geo',
    asOf: '2024-01-01',
  },
  placeDistricts: {
    id: 'place-districts',
    publisher: 'Derived for this atlas from the places and district outlines of the United States Census Bureau',
    title: 'Cities and towns: their probable legislative districts',
    licence: 'Derived facts',
    url: null,
    asOf: '2024-01-01',
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
  placeRace: {
    id: 'census-2010-places',
    publisher: 'United States Census Bureau, through a project on police shootings',
    title: '2010 Census: the Black share of the residents of cities and towns',
    licence: federalWork,
    url: 'https://github.com/pleung1987/PoliceShooting_PandasProject',
    asOf: '2010-04-01',
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
    title: 'Presidential returns by county, 2020 and 2024',
    licence: 'MIT',
    url: 'https://github.com/tonmcg/US_County_Level_Election_Results_08-24',
    asOf: '2024-11-05',
  },
  presidentMargins: {
    id: 'district-president-2024',
    publisher: 'StateNavigate',
    title: 'Presidential margin of 2024 by legislative district',
    licence: 'Facts of a compiler’s list',
    url: 'https://github.com/w85kramer/elections',
    asOf: '2024-11-05',
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
    asOf: '2026-11-22',
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
    asOf: '2026-11-26',
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

/** The sources of which the project contains a copy; the others are fetched, or added by an operator. */
export type ShippedSource = {
  [Name in keyof typeof sources]: (typeof sources)[Name]['asOf'] extends null ? never : Name
}[keyof typeof sources]

export type Sources = Readonly<Record<keyof typeof sources, SourceRecord>>

/** The sources; those of which a pack has a newer copy have the date of that copy. */
export function sourcesAsOf(dates: ReadonlyMap<string, string>): Sources {
  const dated = Object.entries(sources).map(([name, source]) => [
    name,
    { ...source, asOf: dates.get(source.id) ?? source.asOf },
  ])
  return Object.fromEntries(dated) as Sources
}
