import { sql } from 'kysely'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import type { Person } from '#lists/entry-status.ts'

/** Some of the people who are in lists, each once for all the lists that have them, column by column. */
export interface ListedPeople {
  readonly numbers: readonly number[]
  readonly lasts: readonly string[]
  /** All that a list knows of some of them, by their indexes. */
  readonly peopleAt: (indexes: readonly number[]) => Person[]
  /** In how many lists each of them is. */
  readonly entryCounts: readonly number[]
  /** Their entries, one behind the other. */
  readonly entries: Buffer
}

/** An entry in four bytes: its list, as the index among those that were asked for, and the outcome that counts. */
export type PackedEntry = number

/** A day as a number, in the order of the days. */
export type PackedDay = number

// The three centuries of days that the contract knows, and the other outcomes before them.
const bitsOfOutcome = 17
const mostCode = 2 ** bitsOfOutcome - 1
const firstDay = '1900-01-01'
const lastDay = '2199-12-31'
const packedOutcomes = [null, 'reached', 'left_message', 'wrong_number'] as const
const daysBegin = packedOutcomes.length

/** How many lists are read by one statement: not too many for the bits that are left, nor for the memory. */
export const mostListsAtOnce = 200

const peopleOfOneRow = 4_096

interface Row {
  readonly numbers: readonly number[]
  readonly lasts: readonly string[]
  /** Both as JSON, which is read only where somebody is not found without them. */
  readonly keys: string
  readonly firsts: string
  readonly entry_counts: readonly number[]
  /** In base64, which takes less time to read than the bytes as the database writes them. */
  readonly entries: string
}

/**
 * Everybody who is in some lists, by one statement. The same people are in many lists, so each is told once; and a list
 * of thousands is told in a few bytes an entry, because a row for each of them would take seconds to read.
 */
export async function readListedPeople(database: Database, listIds: readonly string[]): Promise<ListedPeople[]> {
  const ids = sql`${listIds}::uuid[]`
  const { rows } = await sql<Row>`
    with asked as (select * from unnest(${ids}) with ordinality as asked (list_id, list_number)),
    newest as (
      select distinct on (said.list_id, said.official_id) said.list_id, said.official_id, outcome, follow_up_on
      from list_outcome as said join listed_official as listed
        on listed.list_id = said.list_id and listed.official_id = said.official_id
      where said.list_id = any(${ids}) and (follows_at is null or arrived_at > follows_at)
      order by said.list_id, said.official_id, said_at desc, said.number desc
    ),
    person as (
      select listed.official_id, official_key, first_name, last_name, count(*)::integer as entry_count,
        string_agg(int4send(((list_number - 1) * ${sql.lit(2 ** bitsOfOutcome)} + ${packedOutcome})::integer), ''::bytea)
          as entries
      from asked join listed_official as listed using (list_id)
      left join newest on newest.list_id = listed.list_id and newest.official_id = listed.official_id
      where taken_out_at is null
      group by listed.official_id, official_key, first_name, last_name
    )
    select json_agg(official_id) as numbers, json_agg(last_name) as lasts, json_agg(official_key)::text as keys,
      json_agg(first_name)::text as firsts, json_agg(entry_count) as entry_counts,
      translate(encode(string_agg(entries, ''::bytea), 'base64'), E'\n', '') as entries
    from person group by official_id / ${sql.lit(peopleOfOneRow)}`.execute(database)
  return rows.map(asPeople)
}

const packedOutcome = sql`case outcome
  when 'follow_up' then ${sql.lit(daysBegin)} + least(greatest(follow_up_on, ${sql.lit(firstDay)}), ${sql.lit(lastDay)})
    - date ${sql.lit(firstDay)}
  ${sql.join(
    packedOutcomes.flatMap((outcome, code) => (outcome ? sql`when ${sql.lit(outcome)} then ${sql.lit(code)}` : [])),
    sql` `,
  )} else 0 end`

function asPeople({ numbers, lasts, keys, firsts, entry_counts: entryCounts, entries }: Row): ListedPeople {
  const peopleAt = (indexes: readonly number[]): Person[] => {
    const [allKeys, allFirsts] = [keys, firsts].map((text) => JSON.parse(text) as (string | null)[])
    return indexes.map((index) => ({
      officialId: numbers[index] ?? 0,
      key: allKeys?.[index] ?? null,
      first: allFirsts?.[index] ?? null,
      last: lasts[index] ?? '',
    }))
  }
  return { numbers, lasts, peopleAt, entryCounts, entries: Buffer.from(entries, 'base64') }
}

export function entryAt(entries: Buffer, index: number): PackedEntry {
  return entries.readInt32BE(index * 4)
}

export function listOf(entry: PackedEntry): number {
  return entry >> bitsOfOutcome
}

/** The day of a follow-up; null where nobody wants to call again. */
export function followUpOf(entry: PackedEntry): PackedDay | null {
  const code = entry & mostCode
  return code < daysBegin ? null : code - daysBegin
}

/** The outcome of an entry that is no follow-up. */
export function otherOutcomeOf(entry: PackedEntry): (typeof packedOutcomes)[number] {
  return packedOutcomes[entry & mostCode] ?? null
}

export function packDay(day: string): PackedDay {
  return (Date.parse(day) - Date.parse(firstDay)) / millisecondsOfDay
}
const millisecondsOfDay = 24 * 60 * 60 * 1_000

export function unpackDay(day: PackedDay): string {
  return addDays(firstDay, day)
}
