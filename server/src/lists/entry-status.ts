import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { StoredSeatDays } from '#dataset/standing-at.ts'
import { dayOf } from '#platform/clock.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import type { StoredEntry } from '#lists/read-list-rows.ts'
import { indexColumn, isText, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'

/** Whether somebody in a list is in office. */
export type EntryStatus =
  | { readonly kind: 'in office'; readonly row: number }
  /** In office, and kept out of the search by the coverage rule. */
  | { readonly kind: 'left out'; readonly days: StoredSeatDays }
  | { readonly kind: 'left office'; readonly on: string | null }

export type Person = Pick<StoredEntry, 'officialId' | 'key' | 'first' | 'last'>

/** The status of each of them, in their order. */
export async function entryStatuses(
  database: Database,
  { index }: Pick<Snapshot, 'index'>,
  people: readonly Person[],
): Promise<EntryStatus[]> {
  const rows = people.map((person) => rowOfPerson(index, person, person.officialId))
  const missing = people.filter((_, index) => rows[index] === undefined)
  const statusOf = missing.length > 0 ? await findMissing(database, index, missing) : () => nowhere
  return people.map((person, index) => {
    const row = rows[index]
    return row === undefined ? statusOf(person) : { kind: 'in office', row }
  })
}

const nowhere: EntryStatus = { kind: 'left office', on: null }

/** The row of an official who is still the person that was put into the list. */
export function rowOfPerson(index: SearchIndex, person: Person, id: number): number | undefined {
  const row = rowOfId(index, id)
  if (row === undefined) return undefined
  const now = { first: textAt(index, 'eo.first', row), last: textAt(index, 'eo.last', row) ?? '' }
  return isSomebodyElse(person, now) ? undefined : row
}

/**
 * The same where the last name, in UTF-8, is still what it was, as it nearly always is: nothing else has to be known of
 * them.
 */
export function rowOfSameName(index: SearchIndex, id: number, last: Uint8Array): number | undefined {
  const row = rowOfId(index, id)
  return row !== undefined && isText(indexColumn(index, 'eo.last'), row, last) ? row : undefined
}

function textAt(index: SearchIndex, id: 'eo.first' | 'eo.last', row: number): string | null {
  return valueAt(indexColumn(index, id), row) as string | null
}

/** What became of officials who are not in the index under their numbers. */
async function findMissing(
  database: Database,
  index: SearchIndex,
  missing: readonly Person[],
): Promise<(person: Person) => EntryStatus> {
  const stored = await readStored(database, missing)
  const departures = await readDepartures(database, missing)
  const byNumber = Map.groupBy(stored, ({ id }) => id)
  const byKey = Map.groupBy(stored, ({ key }) => key)
  return (person) => {
    const departure = departures.get(person.officialId)
    const found = [...(byNumber.get(person.officialId) ?? []), ...(byKey.get(person.key ?? '') ?? [])]
    const same = found.filter((each) => !isSomebodyElse(person, each))
    // An official gets another number if a source left them out for a while, or if a public official joins an own one.
    const numbers = [departure?.joined ?? null, ...same.map(({ id }) => id)].filter((id) => id !== null)
    const row = numbers.flatMap((id) => rowOfPerson(index, person, id) ?? [])[0]
    if (row !== undefined) return { kind: 'in office', row }
    const shown = same.find(({ isShown }) => isShown === true)
    if (shown) return { kind: 'left out', days: shown }
    return departure ? { kind: 'left office', on: departure.day } : nowhere
  }
}

interface Stored extends StoredSeatDays {
  readonly id: number
  readonly key: string
  readonly first: string | null
  readonly last: string
  readonly isShown: unknown
}

/** The officials in the database that have the number or the key of an entry that is not in the index. */
async function readStored(database: Database, missing: readonly Person[]): Promise<Stored[]> {
  const numbers = missing.map(({ officialId }) => officialId)
  const keys = missing.flatMap(({ key }) => key ?? [])
  return await database
    .selectFrom('official')
    .leftJoin('shown_official', 'shown_official.id', 'official.id')
    .where(sql<boolean>`(official.id = any(${numbers}::integer[]) or official.key = any(${keys}::text[]))`)
    .select(['official.id', 'official.key', 'official.first_name as first', 'official.last_name as last'])
    .select(['shown_official.ballot_day', 'shown_official.election_year', 'shown_official.term_end'])
    .select(['shown_official.elected', 'shown_official.takes_office'])
    .select((column) => column('shown_official.id', 'is not', null).as('isShown'))
    .execute()
}

interface Departure {
  readonly day: string
  /** The number under which the person is shown instead, for a person who was known under two. */
  readonly joined: number | null
}

/** How loads last took those numbers from their people. */
async function readDepartures(database: Database, missing: readonly Person[]): Promise<Map<number, Departure>> {
  const numbers = missing.map(({ officialId }) => officialId)
  const rows = await database
    .selectFrom('official_change')
    .distinctOn('official_id')
    .select(['official_id', 'at', 'kind', 'after'])
    .where(sql<boolean>`official_id = any(${numbers}::integer[])`)
    .where('kind', 'in', ['left', 'replaced', 'taken_back', 'joined'])
    .orderBy('official_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    rows.map(({ official_id: id, at, kind, after }) => [
      id,
      { day: dayOf(at), joined: kind === 'joined' ? Number(after) : null },
    ]),
  )
}
