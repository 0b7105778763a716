import { type RawBuilder, sql } from 'kysely'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import type { Person } from '#lists/entry-status.ts'

/**
 * Some of the people who are in lists, each once for all the lists that have them. Bytes instead of texts, because a
 * hundred lists of thousands have tens of thousands of people.
 */
export interface ListedPeople {
  readonly numbers: readonly number[]
  /** Their last names in UTF-8, one behind the other, with a zero byte after each. */
  readonly lasts: Buffer
  /** In how many lists nobody said anything of them, a byte for each person. */
  readonly plainCounts: Buffer
  /** Those lists, one behind the other, a byte each: the index among those that were asked for. */
  readonly plainLists: Buffer
  /** In how many lists somebody said anything of them, a byte for each person. */
  readonly outcomeCounts: Buffer
  /** Their outcomes there, one behind the other. */
  readonly outcomes: Buffer
}

/** People of whom a number and a last name do not tell who they are now, with all that a list knows of them. */
export interface OtherPeople {
  readonly listed: ListedPeople
  readonly people: readonly Person[]
}

/** The outcome that counts in a list, in four bytes with the list's index among those that were asked for. */
export type PackedOutcome = number

/** A day as a number, in the order of the days. */
export type PackedDay = number

// The three centuries of days that the contract knows, and the other outcomes before them.
const bitsOfOutcome = 17
const mostCode = 2 ** bitsOfOutcome - 1
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'
const packedOutcomes = [null, 'reached', 'left_message', 'wrong_number'] as const
const daysBegin = packedOutcomes.length

/** How many lists are read by one statement: not too many for the byte that says which, nor for the memory. */
export const mostListsAtOnce = 200

const peopleOfOneRow = 4_096

/** Bytes in base64, which takes less time to read than the bytes as the database writes them. */
interface Row {
  readonly numbers: readonly number[]
  readonly lasts: string
  readonly plain_counts: string
  readonly plain_lists: string
  readonly outcome_counts: string
  readonly outcomes: string
}

interface OtherRow extends Row {
  readonly keys: readonly (string | null)[]
  readonly firsts: readonly (string | null)[]
}

/**
 * Everybody who is in some lists, by one statement. The same people are in many lists, so each is told once; and a list
 * of thousands is told in a byte an entry, because a row for each of them would take seconds to read.
 */
export async function readListedPeople(database: Database, listIds: readonly string[]): Promise<ListedPeople[]> {
  const people = peopleOf(listIds, { of: sql``, anyOf: sql`` })
  const { rows } = await sql<Row>`
    ${people} select ${packed} from person group by official_id / ${sql.lit(peopleOfOneRow)}`.execute(database)
  return rows.map(asPeople)
}

/** Some of them once more, by their numbers and last names: those of another key or first name apart. */
export async function readOtherPeople(
  database: Database,
  listIds: readonly string[],
  which: readonly (readonly [number: number, last: string])[],
): Promise<OtherPeople[]> {
  const numbers = sql`${which.map(([number]) => number)}::integer[]`
  const lasts = sql`${which.map(([, last]) => last)}::text[]`
  const people = peopleOf(listIds, {
    of: sql`, official_key, first_name`,
    anyOf: sql`and (listed.official_id, last_name) in (select * from unnest(${numbers}, ${lasts}))`,
  })
  const { rows } = await sql<OtherRow>`
    ${people} select ${packed}, json_agg(official_key) as keys, json_agg(first_name) as firsts
    from person group by official_id / ${sql.lit(peopleOfOneRow)}`.execute(database)
  return rows.map(asOthers)
}

interface Which {
  /** What makes a person beside a number and a last name. */
  readonly of: RawBuilder<unknown>
  /** The people who are read, where that is not everybody. */
  readonly anyOf: RawBuilder<unknown>
}

function peopleOf(listIds: readonly string[], { of, anyOf }: Which) {
  const ids = sql`${listIds}::uuid[]`
  return sql`
    with asked as (
      select list_id, ((list_number - 1) * ${sql.lit(2 ** bitsOfOutcome)})::integer as packed_list,
        ${inOneByte(sql`list_number - 1`)} as list_byte
      from unnest(${ids}) with ordinality as asked (list_id, list_number)
    ),
    newest as (
      select distinct on (said.list_id, said.official_id) said.list_id, said.official_id, outcome, follow_up_on
      from list_outcome as said join listed_official as listed
        on listed.list_id = said.list_id and listed.official_id = said.official_id
      where said.list_id = any(${ids}) and (follows_at is null or arrived_at > follows_at) ${anyOf}
      order by said.list_id, said.official_id, said_at desc, said.number desc
    ),
    entry as (
      select listed.official_id, last_name ${of}, list_byte, packed_list, ${packedOutcome} as outcome
      from asked join listed_official as listed using (list_id)
      left join newest on newest.list_id = listed.list_id and newest.official_id = listed.official_id
      where taken_out_at is null ${anyOf}
    ),
    person as (
      select official_id, last_name ${of},
        count(*) filter (where outcome = 0) as plain_count,
        string_agg(list_byte, ''::bytea) filter (where outcome = 0) as plain_lists,
        count(*) filter (where outcome > 0) as outcome_count,
        string_agg(int4send(packed_list + outcome), ''::bytea) filter (where outcome > 0) as outcomes
      from entry group by official_id, last_name ${of}
    )`
}

function inOneByte(number: RawBuilder<unknown>) {
  return sql`substring(int4send((${number})::integer) from 4)`
}

function joined(bytes: RawBuilder<unknown>) {
  return sql`translate(encode(coalesce(string_agg(${bytes}, ''::bytea), ''), 'base64'), E'\n', '')`
}

const packed = sql`
  json_agg(official_id) as numbers,
  ${joined(sql`convert_to(last_name, 'UTF8') || '\\x00'::bytea`)} as lasts,
  ${joined(inOneByte(sql`plain_count`))} as plain_counts,
  ${joined(sql`plain_lists`)} as plain_lists,
  ${joined(inOneByte(sql`outcome_count`))} as outcome_counts,
  ${joined(sql`outcomes`)} as outcomes`

const packedOutcome = sql`case outcome
  when 'follow_up' then ${sql.lit(daysBegin)} + least(greatest(follow_up_on, ${sql.lit(firstDay)}), ${sql.lit(lastDay)})
    - date ${sql.lit(firstDay)}
  ${sql.join(
    packedOutcomes.flatMap((outcome, code) => (outcome ? sql`when ${sql.lit(outcome)} then ${sql.lit(code)}` : [])),
    sql` `,
  )} else 0 end`

function asPeople({ numbers, ...row }: Row): ListedPeople {
  return {
    numbers,
    lasts: Buffer.from(row.lasts, 'base64'),
    plainCounts: Buffer.from(row.plain_counts, 'base64'),
    plainLists: Buffer.from(row.plain_lists, 'base64'),
    outcomeCounts: Buffer.from(row.outcome_counts, 'base64'),
    outcomes: Buffer.from(row.outcomes, 'base64'),
  }
}

function asOthers({ keys, firsts, ...row }: OtherRow): OtherPeople {
  const listed = asPeople(row)
  const lasts = listed.lasts.toString().split('\0')
  const people = listed.numbers.map((officialId, person) => {
    return { officialId, key: keys[person] ?? null, first: firsts[person] ?? null, last: lasts[person] ?? '' }
  })
  return { listed, people }
}

export function outcomeAt(outcomes: Buffer, index: number): PackedOutcome {
  return outcomes.readInt32BE(index * 4)
}

export function listOf(outcome: PackedOutcome): number {
  return outcome >> bitsOfOutcome
}

/** The day of a follow-up; null where nobody wants to call again. */
export function followUpOf(outcome: PackedOutcome): PackedDay | null {
  const code = outcome & mostCode
  return code < daysBegin ? null : code - daysBegin
}

/** The outcome that is no follow-up. */
export function otherOutcomeOf(outcome: PackedOutcome): (typeof packedOutcomes)[number] {
  return packedOutcomes[outcome & mostCode] ?? null
}

export function packDay(day: string): PackedDay {
  return (Date.parse(day) - Date.parse(firstDay)) / millisecondsOfDay
}
const millisecondsOfDay = 24 * 60 * 60 * 1_000

export function unpackDay(day: PackedDay): string {
  return addDays(firstDay, day)
}
