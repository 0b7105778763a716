import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/connect.ts'
import type { ChangedRow } from '#database/schema.ts'
import { lockDataset } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { isPublicNewer } from '#imports/spreadsheets/import/last-import.ts'
import { recordImport, type RunOptions } from '#imports/spreadsheets/import/record-import.ts'
import { rejoined } from '#imports/spreadsheets/import/rejoin-public-data.ts'
import { writeList } from '#imports/spreadsheets/import/write-list.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { readOwnList, readOwnRows } from '#imports/spreadsheets/overlay/own-list.ts'
import { unpackLayer } from '#imports/spreadsheets/overlay/pack-layer.ts'
import type { OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'
import { readExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { dayOf } from '#platform/clock.ts'

/** The rows of the own list that an import changed; called at the end of its transaction. */
export async function changedRows(transaction: ImportTransaction, runId: number): Promise<ChangedRow[]> {
  const run = await transaction
    .selectFrom('import_run')
    .select(['layer_before', 'file_name'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  if (!run.layer_before) return []
  const { officials, contacts } = unpackLayer(run.layer_before, run.file_name)
  return rowsBetween({ officials, contacts }, await readOwnRows(transaction))
}

type Rows = Partial<Pick<Layer, ChangedRow['kind']>>

/** The differences between two own lists. */
export function rowsBetween(one: Rows, other: Rows): ChangedRow[] {
  const [before, after] = [rowsOf(one), rowsOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name) ?? null, after.get(name) ?? null]
    if (isDeepStrictEqual(stated(was), stated(is))) return []
    const [kind, key] = split(name)
    return [{ kind, key, before: was, after: is }]
  })
}

interface RowsToUndo {
  readonly rows: readonly ChangedRow[]
  /** The run that changed them. */
  readonly runId: number
  /** The name of the change in the history. */
  readonly name: string
  /** The previous list, if the whole run is undone; it contains what its rows refer to. */
  readonly listBefore?: Layer
}

/**
 * Restores rows of the own list to their state before one import, whatever came after; refuses if any of them has
 * changed since.
 */
export async function undoRows(
  database: Database,
  { rows, runId, name, listBefore }: RowsToUndo,
  options: RunOptions,
): Promise<OfficialsImport> {
  const startedAt = performance.now()
  return await database.transaction().execute(async (transaction) => {
    const { version } = await lockDataset(transaction, options.onProgress)
    const layerBefore = await readOwnList(transaction)
    const existing = await readExistingRecords(transaction)
    const arrived = (await isPublicNewer(transaction, runId)) ? 'all' : new Set<number>()
    const { layer } = rejoined(withRowsAsBefore(layerBefore, rows, listBefore), existing, arrived)
    const undone = await writeList(transaction, existing, layer, new Map(), dayOf(options.now))
    if (listBefore)
      await transaction.updateTable('import_run').set({ undone_at: options.now }).where('id', '=', runId).execute()
    const more = { file_name: name, came_by: 'undo', ...(listBefore && { undoes: runId }) } as const
    return await recordImport(transaction, { ...options, startedAt }, undone.check, {
      ...undone,
      version,
      more,
      layerBefore,
    })
  })
}

type Row = Layer[ChangedRow['kind']][number]

/** The key of a row of each kind. */
const keyOf: { readonly [Kind in ChangedRow['kind']]: (row: Layer[Kind][number]) => string } = {
  officials: ({ key }) => key,
  contacts: ({ officeId, placeKey }) => `${officeId} ${placeKey}`,
  seats: ({ officeId, jurisdictionKey }) => `${officeId} ${jurisdictionKey}`,
  facts: ({ jurisdictionKey, field, formerLinesYear }) => `${jurisdictionKey} ${field} ${formerLinesYear ?? ''}`,
  coverages: ({ jurisdictionKey }) => jurisdictionKey,
  jurisdictions: ({ key }) => key,
}
const kinds = Object.keys(keyOf) as ChangedRow['kind'][]

function rowsOf(layer: Rows): Map<string, Row> {
  const ofKind = <Kind extends ChangedRow['kind']>(kind: Kind, rows: readonly Layer[Kind][number][] = []) =>
    rows.map((row) => [`${kind} ${keyOf[kind](row)}`, row] as const)
  return new Map(kinds.flatMap((kind) => ofKind(kind, layer[kind])))
}

function split(name: string): [ChangedRow['kind'], string] {
  const blank = name.indexOf(' ')
  return [name.slice(0, blank) as ChangedRow['kind'], name.slice(blank + 1)]
}

/** Columns that identify and join a row, and that follow from what is stored beside it. */
const ofStorage = new Set(['id', 'standsFor', 'replaces', 'isListed', 'listed'])

/** The stated values of a row, the same from the database and from JSON. */
function stated(row: object | null): object | null {
  if (row === null) return null
  const entries = Object.entries(row).filter(([name, value]) => !ofStorage.has(name) && (value ?? null) !== null)
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as object
}

/** The list may no longer have what restored rows refer to. */
function withMissing<Item extends { readonly id: string }>(
  items: readonly Item[],
  before: readonly Item[] = [],
): Item[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...before.filter(({ id }) => !known.has(id))]
}

function withRowsAsBefore(list: Layer, rows: readonly ChangedRow[], listBefore: Layer | undefined): Layer {
  const now = rowsOf(list)
  for (const { kind, key, before, after } of rows) {
    const name = `${kind} ${key}`
    // The location of a place is part of the rows that refer to it.
    const isPlace = kind === 'jurisdictions'
    if (isPlace && before && after) continue
    if (!isPlace && !isDeepStrictEqual(stated(now.get(name) ?? null), stated(after)))
      refuseChanged(now.get(name) ?? after)
    if (before === null) now.delete(name)
    else now.set(name, before as Row)
  }
  const ofKind = <Kind extends ChangedRow['kind']>(kind: Kind) =>
    Array.from(now).flatMap(([name, row]) => (split(name)[0] === kind ? [row as Layer[Kind][number]] : []))
  const [officials, contacts, seats, facts] = [
    ofKind('officials'),
    ofKind('contacts'),
    ofKind('seats'),
    ofKind('facts'),
  ] as const
  const left = sourcesOf([...officials, ...contacts, ...seats, ...facts])
  const taken = sourcesOf(rows.flatMap(({ after }) => (after ? [after as Partial<Sourced>] : [])))
  const stays = new Set(list.sources.map(({ id }) => id).filter((id) => !taken.has(id)))
  const sources = withMissing(list.sources, listBefore?.sources).filter(({ id }) => left.has(id) || stays.has(id))
  // A place added by the import stays while anything else refers to it.
  const spoken = new Set([...officials, ...seats, ...facts].map(({ jurisdictionKey }) => jurisdictionKey))
  const places = new Map(list.jurisdictions.map((place) => [place.key, place]))
  const jurisdictions = [
    ...ofKind('jurisdictions'),
    ...rows.flatMap(({ kind, key, before }) =>
      kind === 'jurisdictions' && before === null && spoken.has(key) ? (places.get(key) ?? []) : [],
    ),
  ]
  return {
    sources,
    offices: withMissing(list.offices, listBefore?.offices),
    counties: withMissing(list.counties, listBefore?.counties),
    officials,
    contacts,
    seats,
    facts,
    coverages: ofKind('coverages'),
    jurisdictions,
  }
}

interface Sourced {
  readonly sourceId?: string | null
  readonly provenance?: Readonly<Record<string, { readonly source: string }>>
}

function sourcesOf(rows: readonly Partial<Sourced>[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ sourceId, provenance }) => [
      ...(sourceId ? [sourceId] : []),
      ...Object.values(provenance ?? {}).map(({ source }) => source),
    ]),
  )
}

function refuseChanged(row: object | null): never {
  const who =
    row && 'name' in row && typeof row.name === 'string' ? `What is said of ${row.name}` : 'What was published'
  throw new ImportRefused(`${who} has been changed since; undo that first, or set the right value`)
}
