import type { SourceRecord } from '#imports/records/records.ts'

/** The title says what it is, because titles are what the details of an official and an export show. */
export const historicSource: SourceRecord = {
  id: 'la-officials-2018',
  publisher: 'Louisiana Secretary of State, as carried by Charlotte McClintock',
  title: 'Historic: elected officials of Louisiana, July 2018',
  licence: 'Public record',
  url: 'https://github.com/charlottemcclintock/Louisiana',
  // The list names no day; its newest commissions are of July 2018.
  asOf: '2018-07-01',
}
export const historicFile = 'officials/la_sos_elected_officials_2018.csv'
