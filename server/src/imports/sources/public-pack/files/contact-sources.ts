import type { SourceRecord } from '#imports/records/records.ts'
import { publicRecord } from '#imports/sources/public-pack/files/people-sources.ts'

const federalWork = 'Public domain (United States federal government)'
const compilersList = 'Facts of a compiler’s list'

/** The original publishers of the contacts of offices, whoever holds these. */
export const contactSources = {
  schoolDistricts: {
    id: 'school-districts-2025',
    publisher: 'United States Department of Education, National Center for Education Statistics',
    title: 'Common Core of Data: school districts of 2024–25',
    licence: federalWork,
    url: 'https://nces.ed.gov/ccd',
    asOf: '2025-07-30',
  },
  lawEnforcement: {
    id: 'law-enforcement-2009',
    publisher: 'United States Department of Homeland Security, HIFLD',
    title: 'Law enforcement locations, about 2009',
    licence: federalWork,
    url: 'https://github.com/Freepiehere/Freepiehere.github.io',
    asOf: '2009-12-31',
  },
  sheriffOffices: {
    id: 'sheriff-offices-2026',
    publisher: 'Sheriffs’ associations of Georgia, Louisiana and Mississippi',
    title: 'Offices of sheriffs, January 2026',
    licence: compilersList,
    url: 'https://github.com/wagner-austin/Dashboards',
    asOf: '2026-01-24',
  },
  floridaSheriffs: {
    id: 'fl-sheriff-offices-2025',
    publisher: 'Florida Department of Law Enforcement',
    title: 'Sheriffs’ offices of Florida, September 2025',
    licence: `${publicRecord}; the compilation is MIT`,
    url: 'https://github.com/wabrocker/unhack-fl',
    asOf: '2025-09-02',
  },
  floridaElections: {
    id: 'fl-elections-offices-2026',
    publisher: 'Florida Department of State, Division of Elections',
    title: 'Supervisors of elections of Florida: their offices, August 2026',
    licence: `${publicRecord}; the compilation is MIT`,
    url: 'https://github.com/wabrocker/unhack-fl',
    asOf: '2026-08-03',
  },
  louisianaOffices: {
    id: 'la-offices-2018',
    publisher: 'Louisiana Secretary of State, as carried by Charlotte McClintock',
    title: 'Elected officials of Louisiana, July 2018: the numbers of their offices',
    licence: publicRecord,
    url: 'https://github.com/charlottemcclintock/Louisiana',
    asOf: '2018-07-01',
  },
  cityHalls: {
    id: 'city-halls-2025',
    publisher: 'United States Conference of Mayors',
    title: 'City halls, December 2025',
    licence: compilersList,
    url: 'https://github.com/notpac93/usa-representative-map-2',
    asOf: '2025-12-31',
  },
  openStatesHalls: {
    id: 'open-states-halls',
    publisher: 'Open States (Plural)',
    title: 'City halls of mayors of today and of earlier ones',
    licence: 'CC0 1.0',
    url: 'https://github.com/openstates/people',
    asOf: '2026-08-05',
  },
} as const satisfies Record<string, SourceRecord>
