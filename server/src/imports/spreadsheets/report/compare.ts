import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { lossesToAccept } from '#imports/load/refuse.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import type { ExistingRecords, ExistingOfficial } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'
import {
  nothingBeside,
  type OfficialChange,
  type OfficialsCheck,
} from '#imports/spreadsheets/report/officials-check.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import { readShownSeats, seatsAndPlaces, type ShownSeats } from '#imports/spreadsheets/report/shown-seats.ts'
import { changesBetween, readShown, type ShownOfficial } from '#imports/spreadsheets/report/shown-officials.ts'

/** What people saw before a layer was written, and which of its officials were known. */
export interface ShownBefore {
  readonly existing: ExistingRecords
  readonly shownOfficials: ReadonlyMap<number, ShownOfficial>
  readonly seats: ShownSeats
}

/** Reads everybody affected by the layer, as shown today. */
export async function readShownBefore(
  transaction: ImportTransaction,
  existing: ExistingRecords,
  layer: Layer,
  today: string,
): Promise<ShownBefore> {
  const publicKeys = new Set(layer.officials.map(({ standsFor }) => standsFor))
  const ids = existing.officials.flatMap((official) =>
    official.isOwn ? [shownId(official)] : publicKeys.has(official.key) ? [official.id] : [],
  )
  const shownOfficials = await readShown(transaction, [...new Set(ids)], today)
  return { existing, shownOfficials, seats: await readShownSeats(transaction, layer) }
}

function shownId({ id, standsFor }: Pick<ExistingOfficial, 'id' | 'standsFor'>): number {
  return standsFor ?? id
}

/** What a written layer changed for people, official by official. */
export async function compare(
  transaction: ImportTransaction,
  { existing, shownOfficials, seats }: ShownBefore,
  layer: Layer,
  lines: ReadonlyMap<string, number>,
  today: string,
): Promise<OfficialsCheck> {
  const existingByKey = new Map(existing.officials.map((official) => [official.key, official]))
  const beforeOf = (official: LayerOfficial) =>
    isReplaced(official, existingByKey) ? undefined : shownBefore(official, existingByKey, shownOfficials)
  const added = new CappedList<OfficialSummary>()
  const changed = new CappedList<OfficialChange>()
  for await (const { official, before, now } of lookedAt(transaction, layer.officials, beforeOf, today)) {
    const line = lines.get(official.key) ?? null
    if (!before) added.add(() => ({ line, ...now().summary }))
    else {
      const changes = changesBetween(before, now())
      if (changes.length > 0) changed.add(() => ({ line: line ?? 0, ...now().summary, changes }))
    }
  }
  const vanishing = whoVanishes(existing, layer)
  const ownBefore = existing.officials.filter(({ isOwn }) => isOwn).length
  return {
    rowsRead: layer.officials.length,
    problems: [],
    problemsTotal: 0,
    added: added.list,
    addedTotal: added.total,
    changed: changed.list,
    changedTotal: changed.total,
    vanishing: vanishing.slice(0, listedAtMost).map(vanishingSummary),
    vanishingTotal: vanishing.length,
    vanishingDigest: digestOf(vanishing),
    unchanged: layer.officials.length - added.total - changed.total,
    lossesToAccept: lossesToAccept(ownBefore, vanishing.length),
    ...nothingBeside,
    uncovered: await countUncovered(transaction, [...lines.keys()]),
    ...seatsAndPlaces(seats, await readShownSeats(transaction, layer, seats), layer, existing),
  }
}

/** How many of some rows are for places that the coverage rule leaves out. */
async function countUncovered(transaction: ImportTransaction, keys: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from official
    join seat on seat.id = official.seat_id
    join shown_jurisdiction as place on place.id = seat.jurisdiction_id
    where official.key = any(${keys}::text[]) and place.coverage = 'no'`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Counts all entries, and lists the first of them. */
class CappedList<Entry> {
  readonly list: Entry[] = []
  total = 0

  add(entry: () => Entry): void {
    this.total += 1
    if (this.list.length < listedAtMost) this.list.push(entry())
  }
}

const lookedAtTogether = 2_000

/**
 * Each official as shown before and now, a few at a time. Most lists consist mainly of new officials; of these, only
 * those that are listed are read.
 */
async function* lookedAt(
  transaction: ImportTransaction,
  officials: readonly LayerOfficial[],
  beforeOf: (official: LayerOfficial) => ShownOfficial | undefined,
  today: string,
) {
  let added = 0
  for (let start = 0; start < officials.length; start += lookedAtTogether) {
    const some = officials
      .slice(start, start + lookedAtTogether)
      .map((official) => ({ official, before: beforeOf(official) }))
    const idOf = await readIds(transaction, some)
    const compared = some.filter(({ before }) => before !== undefined || ++added <= listedAtMost)
    const shownOfficials = await readShown(transaction, compared.map(idOf), today)
    for (const each of some) yield { ...each, now: () => shownOfficials.get(idOf(each)) ?? neverWritten(each.official) }
  }
}

interface OfOfficial {
  readonly official: LayerOfficial
}

/** The ids under which written rows are shown. */
async function readIds(
  transaction: ImportTransaction,
  officials: readonly OfOfficial[],
): Promise<(of: OfOfficial) => number> {
  const stored = await transaction
    .selectFrom('official')
    .select(['id', 'key', 'stands_for as standsFor'])
    .where(sql<boolean>`key = any(${officials.map(({ official }) => official.key)}::text[])`)
    .execute()
  const ids = new Map(stored.map((official) => [official.key, shownId(official)]))
  for (const { official } of officials) if (!ids.has(official.key)) neverWritten(official)
  return ({ official }) => ids.get(official.key) ?? neverWritten(official)
}

function neverWritten({ key }: LayerOfficial): never {
  throw new Error(`The official ${key} was not written`)
}

function shownBefore(
  { key, standsFor }: LayerOfficial,
  existingByKey: ReadonlyMap<string, ExistingOfficial>,
  shownOfficials: ReadonlyMap<number, ShownOfficial>,
): ShownOfficial | undefined {
  const existing = existingByKey.get(key) ?? existingByKey.get(standsFor ?? '')
  return existing && shownOfficials.get(shownId(existing))
}

/** An own row with the same external id but the name of another person: one official is removed and one is added. */
function isReplaced(official: LayerOfficial, existingByKey: ReadonlyMap<string, ExistingOfficial>): boolean {
  const existing = existingByKey.get(official.key)
  return existing !== undefined && isSomebodyElse(existing, official)
}

function whoVanishes(existing: ExistingRecords, { officials }: Layer): ExistingOfficial[] {
  const own = new Map(existing.officials.filter(({ isOwn }) => isOwn).map((official) => [official.key, official]))
  const staying = new Set(
    officials
      .filter((official) => {
        const before = own.get(official.key)
        return before && !isSomebodyElse(before, official)
      })
      .map(({ key }) => key),
  )
  return [...own.values()].filter(({ key }) => !staying.has(key))
}

function vanishingSummary({ name, office, jurisdiction }: ExistingOfficial): OfficialSummary {
  return { line: null, official: name, office, jurisdiction }
}

/** The same if the same people would be removed. */
function digestOf(vanishing: readonly ExistingOfficial[]): string {
  const people = vanishing.map(({ key, name }) => `${key} ${name}`).toSorted()
  return createHash('sha256').update(people.join('\n')).digest('hex')
}
