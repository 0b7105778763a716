import { sql } from 'kysely'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import type { Progress } from '#imports/records/progress.ts'
import { readCorrections } from '#imports/spreadsheets/overlay/corrections.ts'
import { type ExistingRecords, readExistingRecords, seatOf } from '#imports/spreadsheets/resolve/existing-records.ts'
import { applyCorrections } from '#imports/spreadsheets/overlay/apply-corrections.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { atPublicPlaces, type MovedSeat } from '#imports/spreadsheets/overlay/join-public-places.ts'
import { overHolderWords, withPublicPeople } from '#imports/spreadsheets/overlay/join-public-officials.ts'
import { readOwnList } from '#imports/spreadsheets/overlay/own-list.ts'
import { writeLayer } from '#imports/spreadsheets/overlay/write-layer.ts'

/**
 * After public data has changed, places and officials that only the list had are looked up among the public ones, so
 * that the result does not depend on which came first. If several match, none is used. Returns how many officials of
 * the list changed.
 */
export async function rejoinPublicData(transaction: ImportTransaction, onProgress: Progress): Promise<number> {
  const corrections = await readCorrections(transaction)
  const changed = await readChanged(transaction)
  if (corrections.length === 0 && changed.parted.size === 0 && !(await hasUnmatched(transaction))) return 0
  const existing = await readExistingRecords(transaction)
  const list = withoutOthers(await readOwnList(transaction, existing), changed.parted)
  const again = rejoined(list, existing, changed.arrived)
  if (corrections.length === 0 && changed.parted.size === 0 && again.changed === 0) return 0
  await moveCorrections(transaction, again.moved)
  const { layer } = applyCorrections(again.layer, await readCorrections(transaction), existing)
  const isChanged = await writeLayer(transaction, layer)
  for (const sentence of again.sentences) onProgress(sentence)
  return isChanged ? Math.max(1, again.changed + changed.parted.size) : 0
}

/**
 * Before a list is read, its own places that are known by now (such as a "Ft. Lauderdale" from before spellings were
 * read) are replaced by the known ones, so that the same row finds the same official. Returns the stored records after
 * that.
 */
export async function rejoinPlaces(
  transaction: ImportTransaction,
  existing: ExistingRecords,
): Promise<ExistingRecords> {
  if (![...existing.jurisdictions.keys()].some((key) => key.startsWith('organisation:'))) return existing
  const again = rejoined(await readOwnList(transaction, existing), existing, new Set())
  if (again.moved.length === 0) return existing
  await moveCorrections(transaction, again.moved)
  const { layer } = applyCorrections(again.layer, await readCorrections(transaction), existing)
  await writeLayer(transaction, layer)
  return await readExistingRecords(transaction)
}

interface Rejoined {
  readonly layer: Layer
  readonly moved: readonly MovedSeat[]
  /** How many officials were joined or moved, or hold another official's seat. */
  readonly changed: number
  readonly sentences: readonly string[]
}

/**
 * A list as it would be if it had been imported after the public data; `arrived` are the public officials added since.
 */
export function rejoined(list: Layer, existing: ExistingRecords, arrived: ReadonlySet<number> | 'all'): Rejoined {
  const places = atPublicPlaces(list, existing)
  const movedTo = new Set(places.moved.map(({ officeId, to }) => seatOf({ officeId, jurisdictionKey: to })))
  const people = withPublicPeople(
    places.layer,
    existing,
    (holder) => arrived === 'all' || arrived.has(holder.id) || movedTo.has(seatOf(holder)),
  )
  return {
    layer: people.layer,
    moved: places.moved,
    changed: places.moved.length + people.joined + people.overHolders.length,
    sentences: people.overHolders.map((each) => `Own list over public data: ${overHolderWords(each)}`),
  }
}

async function hasUnmatched(transaction: ImportTransaction): Promise<boolean> {
  const found = await transaction
    .selectFrom('official')
    .select('id')
    .where('origin', '=', 'organisation')
    .where('stands_for', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Changed {
  /** The public officials that this load added or changed, in seats that the list has too. */
  readonly arrived: ReadonlySet<number>
  /** The keys of own officials joined to a public entry that is another person's now. */
  readonly parted: ReadonlySet<string>
}

async function readChanged(transaction: ImportTransaction): Promise<Changed> {
  const { rows: arrived } = await sql<{ id: number }>`
    select person.id from official as person left join shown_before as before on before.id = person.id
    where person.origin <> 'organisation' and (before.id is null or before."eo.last" <> person.last_name)`.execute(
    transaction,
  )
  const { rows: others } = await sql<
    Record<'first' | 'newFirst', string | null> & Record<'key' | 'last' | 'newLast', string>
  >`
    select own.key, before.person_first as first, before.person_last as last,
      person.first_name as "newFirst", person.last_name as "newLast"
    from joined_before as before join official as own using (id)
    join official as person on person.id = own.stands_for
    where person.last_name <> before.person_last and person.last_name <> own.last_name`.execute(transaction)
  const parted = others.filter((row) => isSomebodyElse(row, { first: row.newFirst, last: row.newLast }))
  return { arrived: new Set(arrived.map(({ id }) => id)), parted: new Set(parted.map(({ key }) => key)) }
}

/** A row that was joined to an official must not give its name to the values of the person who has that entry now. */
function withoutOthers(list: Layer, parted: ReadonlySet<string>): Layer {
  if (parted.size === 0) return list
  const officials = list.officials.map((each) => (parted.has(each.key) ? { ...each, standsFor: null } : each))
  return { ...list, officials }
}

/** A correction of a seat follows the seat. */
async function moveCorrections(transaction: ImportTransaction, moved: readonly MovedSeat[]): Promise<void> {
  for (const { officeId, from, to } of moved)
    await transaction
      .updateTable('correction')
      .set({ jurisdiction_key: to })
      .where('office_id', '=', officeId)
      .where('jurisdiction_key', '=', from)
      .execute()
}
