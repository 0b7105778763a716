import { type RawBuilder, sql } from 'kysely'
import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { phoneForms } from '@atlas/contract/rules/phone.ts'
import { loggedColumnIds } from '#database/changes/logged-columns.ts'
import { officialColumns, servedBySeats, serving } from '#database/stored-columns.ts'

/** The expression of a value that depends on the day. */
type ValueOn = (today: string) => RawBuilder<unknown>

const stored = (column: string): ValueOn => {
  return () => sql.ref(column)
}

/** The columns with computed values, which follow `resultPending`, `yearsBetween` and `formatPhone` of the contract. */
const computed: readonly (readonly [ColumnId, ValueOn])[] = [
  [
    'eo.age',
    (today) => sql`
      coalesce(extract(year from age(${today}::date, official.birth_date))::smallint, official.age)`,
  ],
  [
    'stats.result_pending',
    (today) => sql`
      case
        when official.ballot_day < ${today}::date
          and (official.election_year >= extract(year from official.ballot_day)) is not true
        then official.ballot_day
      end`,
  ],
  // A number in another format counts as the same number.
  ...[
    ...serving(officialColumns).map(([column, id]) => [id, `official.${column}`] as const),
    ...servedBySeats.map(([column, id]) => [id, `seat.${column}`] as const),
  ]
    .filter(([id]) => columnOf(id).kind === 'phone')
    .map(([id, column]) => [id, () => formattedPhone(sql.ref(column))] as const),
]

/** A phone in the format of `formatPhone`. */
export function formattedPhone(phone: RawBuilder<unknown>): RawBuilder<string | null> {
  const { plain, extended } = phoneForms
  const short = sql`regexp_replace(${phone}, ${sql.lit(plain)}, ${sql.lit('(\\1) \\2-\\3')}, 'i')`
  return sql`regexp_replace(${short}, ${sql.lit(extended)}, ${sql.lit('(\\1) \\2-\\3 ext. \\4')}, 'i')`
}

const values: ReadonlyMap<ColumnId, ValueOn> = new Map([
  ...serving(officialColumns).map(([column, id]) => [id, stored(`official.${column}`)] as const),
  ...servedBySeats.map(([column, id]) => [id, stored(`seat.${column}`)] as const),
  ['party.name', stored('party.name')],
  ['office.name', stored('office.name')],
  ['jurisdiction.name', stored('place.name')],
  ['jurisdiction.district', stored('place.district')],
  ['state.name', stored('state.name')],
  ...computed,
])

const ofSeat: ReadonlySet<ColumnId> = new Set(servedBySeats.map(([, id]) => id))

/** Whether a value belongs to the official's row and has its source there; otherwise it belongs to the seat. */
export function isOfOfficial(id: ColumnId): boolean {
  return !ofSeat.has(id)
}

/** The value of a column in a table of shown values. */
export function valueIn(table: 'before' | 'after', id: ColumnId): RawBuilder<unknown> {
  return sql`${sql.ref(table)}.${sql.id(id)}`
}

/** All values of a row of such a table, for a comparison as one. */
export function valuesIn(table: 'before' | 'after'): RawBuilder<unknown> {
  return sql`row(${sql.join(loggedColumnIds.map((id) => valueIn(table, id)))})`
}

/**
 * Officials as people see them, with a column, named by its id, for each value whose changes are recorded, and the
 * columns that `besides` adds. Covers everybody, or those in the table `touched`.
 */
export function shownOfficials(
  today: string,
  whom: 'everybody' | 'touched',
  besides: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const selections = loggedColumnIds.map((id) => sql`${(values.get(id) as ValueOn)(today)} as ${sql.id(id)}`)
  // The touched officials come first, because with so many tables PostgreSQL keeps their order, and would otherwise
  // join everybody with all of them.
  const officials =
    whom === 'touched'
      ? sql`touched join shown_official as official on official.id = touched.id`
      : sql`shown_official as official`
  return sql`
    select official.id, ${besides}, ${sql.join(selections)}
    from ${officials}
    join shown_seat as seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    left join party on party.id = official.party_id`
}
