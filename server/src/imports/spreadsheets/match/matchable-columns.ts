import { type ColumnIdFor, columnOf, type columns } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { FileColumn, OwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** Figures of places are imported with a file of the template; a list of people has none. */
const kindsOfFigures = [
  'count',
  'share',
  'difference',
  'money',
  'year',
  'districts',
  'people',
  'parties',
] as const satisfies readonly Kind[]
type FigureOfPlace = Extract<(typeof columns)[number], { of: 'figure'; kind: (typeof kindsOfFigures)[number] }>['id']

const workedOut = 'the atlas works it out'
const asCounts = 'a set of named counts is read from the columns of its counts'
const ofTheLayout = 'only the layout of the template says it'

/** Every column in the order of the menu, or why it is not in the menu. */
const matchable = {
  'eo.name': true,
  'eo.first': true,
  'eo.middle': true,
  'eo.last': true,
  'eo.suffix': true,
  'office.name': true,
  'office.type': true,
  'jurisdiction.district': true,
  'jurisdiction.name': true,
  'county.name': true,
  'county.fips': true,
  'state.name': true,
  'party.name': true,
  'eo.phone': true,
  'eo.email': true,
  'eo.second_phone': true,
  'office.phone': true,
  'office.email': true,
  'office.address': true,
  'office.website': true,
  'stats.address': true,
  'jurisdiction.website': true,
  'eo.ethnicity': true,
  'eo.gender': true,
  'eo.age': true,
  birth_date: true,
  'eo.since': true,
  'eo.term_end': true,
  'jurisdictionoffice.next_general': true,
  'jurisdictionoffice.next_primary': true,
  'jurisdictionoffice.term_length': true,
  'stats.incumbent_election_year': true,
  'stats.incumbent_election%': true,
  'stats.last_election': true,
  'stats.last_election_date': true,
  'stats.last_election_candidates': true,
  'stats.last_election_margin%': true,
  external_id: true,
  'eo.id': true,
  source: true,
  as_of: true,
  'eo.openstates_id': ofTheLayout,
  'jurisdiction.ocd_id': workedOut,
  'jurisdiction.geoid': workedOut,
  'office.level': workedOut,
  'contact.phone': workedOut,
  'contact.phone_of': workedOut,
  'contact.phone_as_of': workedOut,
  'contact.email': workedOut,
  'contact.email_of': workedOut,
  'contact.email_as_of': workedOut,
  'office.contact_as_of': 'it is said as the day of the list',
  'office.contact_name': ofTheLayout,
  'eo.elected': 'it comes with the results of an election',
  'eo.takes_office': 'it comes with the results of an election',
  'eo.second_phone_of': ofTheLayout,
  'jurisdiction.coverage': workedOut,
  'jurisdictionoffice.next_election': workedOut,
  'stats.result_pending': workedOut,
  'eo.added': workedOut,
  'eo.as_of': 'it is said as the day of the list',
  'jurisdiction.racial_statistics': asCounts,
  'jurisdiction.voting_statistics': asCounts,
  address_kind: ofTheLayout,
  jurisdiction_kind: ofTheLayout,
  method: ofTheLayout,
} as const satisfies Record<Exclude<ColumnIdFor<'official'>, FigureOfPlace> | OwnColumn, true | string>

type Matchable = typeof matchable
export type MatchableColumn = { [Id in keyof Matchable]: Matchable[Id] extends true ? Id : never }[keyof Matchable]
export const matchableColumns: readonly FileColumn[] = (Object.keys(matchable) as (keyof Matchable)[]).filter(
  (column) => matchable[column] === true,
)

/** Why the menu does not offer a column; null if it does, or if no reason is given. */
export function whyNotMatchable(column: ColumnIdFor<'official'>): string | null {
  const { of: owner, kind } = columnOf(column)
  if (owner === 'figure' && (kindsOfFigures as readonly Kind[]).includes(kind)) return 'it is a figure of a place'
  const reason = (matchable as Readonly<Record<string, true | string>>)[column]
  return typeof reason === 'string' ? reason : null
}
