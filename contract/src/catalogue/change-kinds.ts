import type { ColumnId, StatedColumnId } from '#catalogue/columns.ts'

/** The values of an official that may change, in the words that people read: "4 changed phone". */
export const changeKinds = {
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  name: 'name',
  party: 'party',
  election_dates: 'election dates',
  other: 'other values',
} as const
export type ChangeKind = keyof typeof changeKinds
export const changeKindIds = Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]

/** Every column of a jurisdiction is of the kind `other`. */
const kindOfColumn: Readonly<Record<StatedColumnId, ChangeKind>> = {
  'eo.phone': 'phone',
  'eo.second_phone': 'phone',
  'office.phone': 'phone',
  'eo.email': 'email',
  'office.email': 'email',
  'office.address': 'address',
  'stats.address': 'address',
  'eo.name': 'name',
  'eo.first': 'name',
  'eo.middle': 'name',
  'eo.last': 'name',
  'eo.suffix': 'name',
  'party.name': 'party',
  'jurisdictionoffice.next_primary': 'election_dates',
  'jurisdictionoffice.next_general': 'election_dates',
  'jurisdictionoffice.next_election': 'election_dates',
  'eo.term_end': 'election_dates',
  'stats.result_pending': 'election_dates',
  'eo.elected': 'election_dates',
  'eo.takes_office': 'election_dates',
  'stats.incumbent_election_year': 'election_dates',
  'stats.incumbent_election%': 'election_dates',
  'stats.last_election': 'election_dates',
  'stats.last_election_date': 'election_dates',
  'stats.last_election_candidates': 'election_dates',
  'stats.last_election_margin%': 'election_dates',
  'eo.second_phone_of': 'other',
  'office.contact_name': 'other',
  'office.contact_as_of': 'other',
  'office.website': 'other',
  'eo.id': 'other',
  'eo.openstates_id': 'other',
  'eo.ethnicity': 'other',
  'eo.gender': 'other',
  'eo.age': 'other',
  'eo.as_of': 'other',
  'eo.added': 'other',
  'eo.since': 'other',
  'office.name': 'other',
  'office.type': 'other',
  'office.level': 'other',
  'jurisdictionoffice.term_length': 'other',
}

/** What kind of change it is that a column has another value. */
export function changeKindOf(columnId: ColumnId): ChangeKind {
  return (kindOfColumn as Readonly<Partial<Record<ColumnId, ChangeKind>>>)[columnId] ?? 'other'
}
