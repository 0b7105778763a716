import { sql } from 'kysely'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import {
  entryAt,
  followUpOf,
  type ListedPeople,
  listOf,
  otherOutcomeOf,
  type PackedDay,
  packDay,
  readListedPeople,
  unpackDay,
} from '#features/saved/lists/read-listed-people.ts'
import { type Counted, countOf, markOf, noCounts } from '#features/saved/lists/summarise.ts'
import { type EntryStatus, entryStatuses, rowOfSameName } from '#lists/entry-status.ts'
import { takeTurn } from '#platform/turns.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** What is counted of a list beside the others. */
export interface CountedList extends Counted {
  /** How many are to be called again soon, or were before. */
  readonly coming: number
}

/** What is counted so far of one of them. */
interface Tally {
  officials: number
  readonly outcomes: Counted['outcomes']
  coming: number
  next: { readonly on: PackedDay; readonly officialId: number; readonly status: EntryStatus } | null
}

const daysAhead = 14

/** What is counted of each of some lists, in their order; people of the search index are looked up once for all of them. */
export async function countTogether(
  database: Database,
  index: SearchIndex,
  listIds: readonly string[],
): Promise<CountedList[]> {
  const tallies = listIds.map((): Tally => ({ officials: 0, outcomes: noCounts(), coming: 0, next: null }))
  const soon = packDay(addDays(index.today, daysAhead))
  for (const listed of await readListedPeople(database, listIds)) {
    await takeTurn()
    const statuses = await statusesOf(database, index, listed)
    countEntries(index, { listed, statuses, soon }, tallies)
  }
  const names = await readNextNames(database, listIds, tallies)
  return listIds.map((id, number) => {
    const tally = tallies[number] as Tally
    return { ...tally, next: describeNext(index, tally, names.get(id)) }
  })
}

/** Most are found by number and last name; only the others are looked for with all that is known of them. */
async function statusesOf(database: Database, index: SearchIndex, listed: ListedPeople): Promise<EntryStatus[]> {
  const { numbers, lasts, peopleAt } = listed
  const rows = numbers.map((number, person) => rowOfSameName(index, number, lasts[person] ?? ''))
  const others = [...rows.keys()].filter((person) => rows[person] === undefined)
  const found = others.length > 0 ? await entryStatuses(database, { index }, peopleAt(others)) : []
  const otherStatuses = found.values()
  return rows.map((row) =>
    row === undefined ? (otherStatuses.next().value as EntryStatus) : { kind: 'in office', row },
  )
}

interface Counting {
  readonly listed: ListedPeople
  readonly statuses: readonly EntryStatus[]
  readonly soon: PackedDay
}

/** A third of a million entries in a few milliseconds, so whatever is the same of all entries of a person is found once. */
function countEntries(index: SearchIndex, { listed, statuses, soon }: Counting, tallies: readonly Tally[]): void {
  const { numbers, entryCounts, entries } = listed
  let next = 0
  for (const [person, status] of statuses.entries()) {
    const withoutOutcome = countOf(index, null, status)
    const officialId = numbers[person] ?? 0
    for (const end = next + (entryCounts[person] ?? 0); next < end; next++) {
      const entry = entryAt(entries, next)
      const tally = tallies[listOf(entry)] as Tally
      const on = followUpOf(entry)
      tally.officials++
      tally.outcomes[on === null ? (otherOutcomeOf(entry) ?? withoutOutcome) : 'follow_up']++
      if (on !== null && status.kind !== 'left office') noteFollowUp(tally, { on, officialId, status }, soon)
    }
  }
}

/** The earliest is next; of several on one day, the one who has the lowest number. */
function noteFollowUp(tally: Tally, followUp: NonNullable<Tally['next']>, soon: PackedDay): void {
  if (followUp.on <= soon) tally.coming++
  const { next } = tally
  const isEarlier = !next || followUp.on < next.on || (followUp.on === next.on && followUp.officialId < next.officialId)
  if (isEarlier) tally.next = followUp
}

/** The names, as they came into the list, of those who are to be called next; list → name. */
async function readNextNames(
  database: Database,
  listIds: readonly string[],
  tallies: readonly Tally[],
): Promise<Map<string, string>> {
  const numbers = tallies.map(({ next }) => next?.officialId ?? null)
  const { rows } = await sql<{ id: string; name: string }>`
    select list_id as id, name
    from unnest(${listIds}::uuid[], ${numbers}::integer[]) as next (list_id, official_id)
    join listed_official using (list_id, official_id)`.execute(database)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function describeNext(index: SearchIndex, { next }: Tally, name: string | undefined): Counted['next'] {
  if (!next || name === undefined) return null
  return { on: unpackDay(next.on), official: name, standing: markOf(index, next.status) }
}
