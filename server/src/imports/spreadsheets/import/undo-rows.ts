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
import type { Layer, LayerContact, LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import { readOwnList, readOwnRows } from '#imports/spreadsheets/overlay/own-list.ts'
import { unpackLayer } from '#imports/spreadsheets/overlay/pack-layer.ts'
import type { OfficialsImport } from '#imports/spreadsheets/report/officials-check.ts'
import { readExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { dayOf } from '#platform/clock.ts'

/** What an import changed in the own list, asked at the end of its own transaction. */
export async function changedRows(transaction: ImportTransaction, runId: number): Promise<ChangedRow[]> {
  const run = await transaction
    .selectFrom('import_run')
    .select(['layer_before', 'file_name'])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  if (!run.layer_before) return []
  const before = rowsOf(unpackLayer(run.layer_before, run.file_name))
  const after = rowsOf(await readOwnRows(transaction))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [one, other] = [before.get(name) ?? null, after.get(name) ?? null]
    if (isDeepStrictEqual(stated(one), stated(other))) return []
    const [kind, key] = split(name)
    return [{ kind, key, before: one, after: other }]
  })
}

interface RowsToUndo {
  readonly rows: readonly ChangedRow[]
  /** The run that changed them. */
  readonly runId: number
  /** What history calls it. */
  readonly name: string
}

/**
 * Makes rows of the own list what they were before one import, whatever came after it; refused where something else has
 * changed one of them since.
 */
export async function undoRows(
  database: Database,
  { rows, runId, name }: RowsToUndo,
  options: RunOptions,
): Promise<OfficialsImport> {
  const startedAt = performance.now()
  return await database.transaction().execute(async (transaction) => {
    const { version } = await lockDataset(transaction, options.onProgress)
    const layerBefore = await readOwnList(transaction)
    const existing = await readExistingRecords(transaction)
    const arrived = (await isPublicNewer(transaction, runId)) ? 'all' : new Set<number>()
    const { layer } = rejoined(withRowsAsBefore(layerBefore, rows), existing, arrived)
    const undone = await writeList(transaction, existing, layer, new Map(), dayOf(options.now))
    const more = { file_name: name, came_by: 'undo' } as const
    return await recordImport(transaction, { ...options, startedAt }, undone.check, {
      ...undone,
      version,
      more,
      layerBefore,
    })
  })
}

type Row = LayerOfficial | LayerContact

function rowsOf({ officials, contacts }: Pick<Layer, 'officials' | 'contacts'>): Map<string, Row> {
  return new Map<string, Row>([
    ...officials.map((row) => [`officials ${row.key}`, row] as const),
    ...contacts.map((row) => [`contacts ${row.officeId} ${row.placeKey}`, row] as const),
  ])
}

function split(name: string): [ChangedRow['kind'], string] {
  const blank = name.indexOf(' ')
  return [name.slice(0, blank) as ChangedRow['kind'], name.slice(blank + 1)]
}

/** By which a row is found and joined, and which follows from what is stored beside it. */
const ofStorage = new Set(['id', 'standsFor', 'replaces', 'isListed', 'listed'])

/** What a row says, whether it was read from the database or from JSON. */
function stated(row: object | null): object | null {
  if (row === null) return null
  const entries = Object.entries(row).filter(([name, value]) => !ofStorage.has(name) && (value ?? null) !== null)
  return JSON.parse(JSON.stringify(Object.fromEntries(entries))) as object
}

function withRowsAsBefore(list: Layer, rows: readonly ChangedRow[]): Layer {
  const now = rowsOf(list)
  for (const { kind, key, before, after } of rows) {
    const name = `${kind} ${key}`
    if (!isDeepStrictEqual(stated(now.get(name) ?? null), stated(after))) refuseChanged(now.get(name) ?? after)
    if (before === null) now.delete(name)
    else now.set(name, before as Row)
  }
  const ofKind = (kind: ChangedRow['kind']) =>
    Array.from(now).flatMap(([name, row]) => (split(name)[0] === kind ? [row] : []))
  const [officials, contacts] = [ofKind('officials') as LayerOfficial[], ofKind('contacts') as LayerContact[]]
  const left = sourcesOf([...officials, ...contacts, ...list.seats])
  const taken = sourcesOf(rows.flatMap(({ after }) => (after ? [after as Row] : [])))
  const sources = list.sources.filter(({ id }) => left.has(id) || !taken.has(id))
  return { ...list, officials, contacts, sources }
}

interface Sourced {
  readonly sourceId?: string | null
  readonly provenance: Readonly<Record<string, { readonly source: string }>>
}

function sourcesOf(rows: readonly Sourced[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ sourceId, provenance }) => [
      ...(sourceId ? [sourceId] : []),
      ...Object.values(provenance).map(({ source }) => source),
    ]),
  )
}

function refuseChanged(row: object | null): never {
  const who =
    row && 'name' in row && typeof row.name === 'string' ? `What is said of ${row.name}` : 'What was published'
  throw new ImportRefused(`${who} has been changed since; undo that first, or set the right value`)
}
