import { sql } from 'kysely'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Database } from '#database/connect.ts'
import {
  followUpOf,
  type ListedPeople,
  listOf,
  otherOutcomeOf,
  outcomeAt,
  type PackedDay,
  type PackedOutcome,
  packDay,
  readListedPeople,
  readOtherPeople,
  unpackDay,
} from '#features/saved/lists/read-listed-people.ts'
import { type Counted, countOf, markOf, noCounts } from '#features/saved/lists/summarize.ts'
import { type EntryStatus, entryStatuses, rowOfSameName } from '#lists/entry-status.ts'
import { takeTurn } from '#platform/turns.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** What is counted of a list beside the others. */
export interface CountedList extends Counted {
  /** How many are to be called again soon, or were before. */
  readonly coming: number
}

/** What is counted so far of some lists, each by its index. */
interface Tallies {
  /** list × kind → how many */
  readonly counts: Int32Array
  /** list → how many are to be called again soon, or were before */
  readonly coming: Int32Array
  /** list → whom somebody wants to call again first */
  readonly next: ({ readonly on: PackedDay; readonly officialId: number; readonly status: EntryStatus } | undefined)[]
  readonly soon: PackedDay
}

const kinds = Object.keys(noCounts()) as (keyof Counted['outcomes'])[]

const daysAhead = 14

/** What is counted of each of some lists, in their order; people of the search index are looked up once for all of them. */
export async function countTogether(
  database: Database,
  index: SearchIndex,
  listIds: readonly string[],
): Promise<CountedList[]> {
  const tallies: Tallies = {
    counts: new Int32Array(listIds.length * kinds.length),
    coming: new Int32Array(listIds.length),
    next: [],
    soon: packDay(addDays(index.today, daysAhead)),
  }
  const others: [number: number, last: string][] = []
  for (const listed of await readListedPeople(database, listIds)) {
    await takeTurn()
    const rows = rowsOf(index, listed, others)
    countEntries(index, listed, { of: (person) => inOffice(rows[person]), tallies })
  }
  if (others.length > 0)
    for (const { listed, people } of await readOtherPeople(database, listIds, others)) {
      await takeTurn()
      const statuses = await entryStatuses(database, { index }, people)
      countEntries(index, listed, { of: (person) => statuses[person], tallies })
    }
  const names = await readNextNames(database, listIds, tallies)
  return listIds.map((id, list) => countedOf(index, { tallies, list, name: names.get(id) }))
}

/** Most are found by number and last name; the others, of whom more has to be known, are added to those known already. */
function rowsOf(index: SearchIndex, { numbers, lasts }: ListedPeople, others: [number: number, last: string][]) {
  let start = 0
  return numbers.map((number) => {
    const end = lasts.indexOf(0, start)
    const row = rowOfSameName(index, number, lasts.subarray(start, end))
    if (row === undefined) others.push([number, lasts.toString('utf8', start, end)])
    start = end + 1
    return row
  })
}

function inOffice(row: number | undefined): EntryStatus | undefined {
  return row === undefined ? undefined : { kind: 'in office', row }
}

interface Counting {
  /** The status of a person; undefined where they are counted at another time. */
  readonly of: (person: number) => EntryStatus | undefined
  readonly tallies: Tallies
}

/** A third of a million entries in a few milliseconds, so whatever is the same of all entries of a person is found once. */
function countEntries(index: SearchIndex, listed: ListedPeople, { of, tallies }: Counting): void {
  let [plain, outcome] = [0, 0]
  for (const [person, officialId] of listed.numbers.entries()) {
    const plainEnd = plain + (listed.plainCounts[person] as number)
    const outcomeEnd = outcome + (listed.outcomeCounts[person] as number)
    const status = of(person)
    if (status) {
      const withoutOutcome = countOf(index, null, status)
      const kind = kinds.indexOf(withoutOutcome)
      for (let at = plain; at < plainEnd; at++) countIn(tallies, listed.plainLists[at] as number, kind)
      for (let at = outcome; at < outcomeEnd; at++)
        countOutcome(tallies, outcomeAt(listed.outcomes, at), { officialId, status, withoutOutcome })
    }
    plain = plainEnd
    outcome = outcomeEnd
  }
}

function countIn({ counts }: Tallies, list: number, kind: number): void {
  const at = list * kinds.length + kind
  counts[at] = (counts[at] as number) + 1
}

interface Saying {
  readonly officialId: number
  readonly status: EntryStatus
  readonly withoutOutcome: keyof Counted['outcomes']
}

function countOutcome(tallies: Tallies, outcome: PackedOutcome, { officialId, status, withoutOutcome }: Saying): void {
  const list = listOf(outcome)
  const on = followUpOf(outcome)
  const kind = on === null ? (otherOutcomeOf(outcome) ?? withoutOutcome) : 'follow_up'
  countIn(tallies, list, kinds.indexOf(kind))
  if (on !== null && status.kind !== 'left office') noteFollowUp(tallies, list, { on, officialId, status })
}

/** The earliest is next; of several on one day, the one who has the lowest number. */
function noteFollowUp(tallies: Tallies, list: number, followUp: NonNullable<Tallies['next'][number]>): void {
  const { coming, soon, next: nexts } = tallies
  if (followUp.on <= soon) coming[list] = (coming[list] as number) + 1
  const next = nexts[list]
  const isEarlier = !next || followUp.on < next.on || (followUp.on === next.on && followUp.officialId < next.officialId)
  if (isEarlier) nexts[list] = followUp
}

/** The names, as they came into the list, of those who are to be called next; list → name. */
async function readNextNames(
  database: Database,
  listIds: readonly string[],
  { next }: Tallies,
): Promise<Map<string, string>> {
  const numbers = listIds.map((_, list) => next[list]?.officialId ?? null)
  const { rows } = await sql<{ id: string; name: string }>`
    select list_id as id, name
    from unnest(${listIds}::uuid[], ${numbers}::integer[]) as next (list_id, official_id)
    join listed_official using (list_id, official_id)`.execute(database)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface Finished {
  readonly tallies: Tallies
  readonly list: number
  /** Of whom is to be called next. */
  readonly name: string | undefined
}

function countedOf(index: SearchIndex, { tallies, list, name }: Finished): CountedList {
  const counts = tallies.counts.subarray(list * kinds.length, (list + 1) * kinds.length)
  const outcomes = Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]])) as Counted['outcomes']
  const next = tallies.next[list]
  return {
    officials: counts.reduce((sum, count) => sum + count, 0),
    outcomes,
    coming: tallies.coming[list] as number,
    next:
      next && name !== undefined
        ? { on: unpackDay(next.on), official: name, standing: markOf(index, next.status) }
        : null,
  }
}
