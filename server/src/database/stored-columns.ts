import type { Selectable } from 'kysely'
import type { ColumnId, ColumnIdOf } from '@atlas/contract/catalogue/columns.ts'
import {
  bothMerged,
  noneWhereStated,
  ofBase,
  ofRowStating,
  ofTheSame,
  ownFirst,
  type Shown,
  togetherWith,
} from '#database/layers.ts'
import type { Schema } from '#database/schema.ts'

/** Whose values have columns of their own. */
type Stating = 'official' | 'seat' | 'line'

/**
 * What an import brings, table by table, said once: from here come the records that sources are read into, what is
 * staged, compared and written, the views that put both layers together, and what the search index reads.
 * SQL types are in the migrations alone; rows.generated.ts knows them from there.
 */
interface StoredColumn<Subject extends Stating> {
  /** The name in a record of an import; null where the loader works it out. */
  readonly record: string | null
  /** The column of the catalogue whose value it is. */
  readonly serves: ColumnIdOf<Subject> | null
  /** Whether it may be unknown: a source that says nothing of it leaves it out. */
  readonly canLack: boolean
  /** What people see of the two layers; null where it is nothing for them. */
  readonly shown: Shown | null
}

const value = <Name extends string, Id extends ColumnIdOf<Stating>>(record: Name, serves: Id, shown = ownFirst) =>
  ({ record, serves, canLack: true, shown }) as const
const everybodyHas = <Name extends string, Id extends ColumnIdOf<'official'>>(record: Name, serves: Id) =>
  ({ record, serves, canLack: false, shown: ownFirst }) as const
/** What comes with every row, and is no value to search for. */
const beside = <Name extends string | null>(record: Name, shown: Shown | null) =>
  ({ record, serves: null, canLack: false, shown }) as const

const born = togetherWith('birth_date', 'age')

export const officialColumns = {
  key: beside('key', null),
  origin: beside(null, null),
  seat_id: beside(null, ownFirst),
  party_id: { record: null, serves: 'party.name', canLack: true, shown: ownFirst },
  name: everybodyHas('name', 'eo.name'),
  normalised_name: beside(null, ownFirst),
  first_name: value('first', 'eo.first'),
  middle_name: value('middle', 'eo.middle'),
  last_name: everybodyHas('last', 'eo.last'),
  suffix: value('suffix', 'eo.suffix'),
  birth_date: value('birthDate', 'eo.age', born),
  age: value('age', 'eo.age', born),
  openstates_id: value('openStatesId', 'eo.openstates_id'),
  gender: value('gender', 'eo.gender'),
  ethnicity: value('ethnicity', 'eo.ethnicity'),
  phone: value('phone', 'eo.phone'),
  second_phone: value('secondPhone', 'eo.second_phone'),
  second_phone_of: value('secondPhoneOf', 'eo.second_phone_of', togetherWith('second_phone')),
  email: value('email', 'eo.email'),
  address: value('address', 'stats.address'),
  address_kind: { record: 'addressKind', serves: null, canLack: true, shown: togetherWith('address') },
  election_year: value('electionYear', 'stats.incumbent_election_year'),
  since: value('since', 'eo.since'),
  term_end: value('termEnd', 'eo.term_end'),
  // If an own row stands for a public one, the next election of its seat says nothing newer.
  ballot_day: value('ballotDay', 'stats.result_pending', noneWhereStated('elected')),
  // Until then, the row belongs to the official in office; what only the own list knows of the election is in
  // elected_result.
  elected: value('elected', 'eo.elected'),
  takes_office: value('takesOffice', 'eo.takes_office', togetherWith('elected')),
  election_share: value('electionShare', 'stats.incumbent_election%', ofTheSame('election_year')),
  last_election: value('lastElection', 'stats.last_election', ofTheSame('election_year')),
  last_election_date: value('lastElectionDate', 'stats.last_election_date', ofTheSame('election_year')),
  last_election_candidates: value(
    'lastElectionCandidates',
    'stats.last_election_candidates',
    ofTheSame('election_year'),
  ),
  last_election_margin: value('lastElectionMargin', 'stats.last_election_margin%', ofTheSame('election_year')),
  source_id: beside('sourceId', ofBase),
  as_of: { record: 'asOf', serves: 'eo.as_of', canLack: false, shown: ofBase },
  method: beside('method', ofBase),
  provenance: beside('provenance', bothMerged),
  // When an own row starts to stand for a public one, no new official appears.
  added: { record: null, serves: 'eo.added', canLack: true, shown: ofBase },
} as const satisfies Columns<'official', 'id' | keyof typeof ownOfficialColumns>

const { added: _, ...written } = officialColumns
/** The columns that an import writes; the database itself records when a row was added. */
export const writtenOfficialColumns = written

const beneath = <Name extends string>(record: Name) => ({ record, serves: null, canLack: true, shown: null }) as const
/**
 * What the own list says where a row is corrected: whether the list has the row at all, and the row without
 * corrections.
 */
export const beneathCorrections = { is_listed: beneath('isListed'), listed: beneath('listed') } as const

/** What only an organization says of its officials. */
export const ownOfficialColumns = {
  external_id: beside('externalId', null),
  stands_for: beside(null, null),
  replaces: beside(null, null),
  // How an official who is elected to follow won, and until when the term goes: what their own row will say.
  elected_result: { record: 'electedResult', serves: null, canLack: true, shown: null },
  ...beneathCorrections,
} as const

export const seatColumns = {
  office_id: beside(null, ofBase),
  jurisdiction_id: beside(null, ofBase),
  term_length: value('termLength', 'jurisdictionoffice.term_length'),
  next_primary: value('nextPrimary', 'jurisdictionoffice.next_primary'),
  next_general: value('nextGeneral', 'jurisdictionoffice.next_general'),
  provenance: beside('provenance', bothMerged),
} as const satisfies Columns<'seat', 'id' | keyof typeof lawSeatColumns>

/** What only a load says of a seat: how many seats the law gives, which the index of the seats reads. */
export const lawSeatColumns = { by_law: { record: 'byLaw', serves: null, canLack: true, shown: null } } as const

/** The contact of an office in a place, which each seat of that office there shows. */
export const contactColumns = {
  place_key: beside('placeKey', null),
  office_id: beside(null, null),
  layer: beside(null, null),
  name: value('name', 'office.contact_name'),
  phone: value('phone', 'office.phone'),
  email: value('email', 'office.email'),
  address: value('address', 'office.address'),
  website: value('website', 'office.website'),
  as_of: value('asOf', 'office.contact_as_of', ofRowStating('phone')),
  source_id: beside('sourceId', null),
  confidence: { record: 'confidence', serves: null, canLack: true, shown: null },
  provenance: beside('provenance', null),
} as const satisfies Record<
  Exclude<keyof Schema['office_contact'], keyof typeof beneathCorrections>,
  StoredColumn<'line'>
>

/** What a value of the contact is called among those of a seat. */
export function asSeatShows<Column extends Serving<typeof contactColumns>>(column: Column): `contact_${Column}` {
  return `contact_${column}`
}

/** Each column of a seat, as it is shown, whose value a column of the catalogue shows, with that. */
export const servedBySeats = [
  ...serving(seatColumns),
  ...serving(contactColumns).map(([column, id]) => [asSeatShows(column), id] as const),
]
/** What a seat shows to columns of the catalogue. */
export type ServedBySeats = Pick<Selectable<Schema['shown_seat']>, (typeof servedBySeats)[number][0]>

type Columns<Table extends 'official' | 'seat', Apart extends string> = Record<
  Exclude<keyof Schema[Table], Apart>,
  StoredColumn<Table>
>

/** A record as far as its values are stored as they are. */
export type RecordOf<Columns, Row> = {
  readonly [Name in keyof Columns & keyof Row as RecordName<Columns[Name], false>]: Row[Name]
} & {
  readonly [Name in keyof Columns & keyof Row as RecordName<Columns[Name], true>]?: Row[Name]
}
type RecordName<Column, CanLack extends boolean> = Column extends {
  readonly record: infer Name extends string
  readonly canLack: CanLack
}
  ? Name
  : never

/** The columns whose values a column of the catalogue shows. */
export type Serving<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly serves: string } ? Name : never
}[keyof Columns]

type AnyColumns = Readonly<Record<string, StoredColumn<Stating>>>

/** Each column whose value a record states, with the record's name for it. */
export function recorded(columns: AnyColumns): [column: string, record: string][] {
  return Object.entries(columns).flatMap(([column, { record }]) => (record === null ? [] : [[column, record]]))
}

/** Each column whose value a column of the catalogue shows, with that. */
export function serving<Columns extends AnyColumns>(columns: Columns) {
  return Object.entries(columns).flatMap(([column, { serves }]) =>
    serves === null ? [] : [[column as Serving<Columns> & string, serves] as const],
  )
}

/** The record's name for each value that a column of the catalogue shows, with that. */
export function stating(columns: AnyColumns): [record: string, id: ColumnId][] {
  return Object.values(columns).flatMap(({ record, serves }) =>
    record === null || serves === null ? [] : [[record, serves]],
  )
}
