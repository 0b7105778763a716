import type { ImportTransaction } from '#imports/load/staging.ts'
import { noteShown, type Noted } from '#imports/load/changes/note-shown.ts'
import { compare, readShownBefore } from '#imports/sources/officials-file/compare.ts'
import { type LaidCorrection, readCorrections } from '#imports/sources/officials-file/corrections.ts'
import { withExactShares } from '#imports/sources/officials-file/exact-shares.ts'
import type { FileColumn } from '#imports/sources/officials-file/file-columns.ts'
import type { Known } from '#imports/sources/officials-file/known.ts'
import { withCorrections } from '#imports/sources/officials-file/lay-corrections.ts'
import type { Layer } from '#imports/sources/officials-file/layer.ts'
import { listOf } from '#imports/sources/officials-file/listed.ts'
import type { OfficialsCheck } from '#imports/sources/officials-file/officials-check.ts'
import { readLayer } from '#imports/sources/officials-file/read-layer.ts'
import { touchedBy } from '#imports/sources/officials-file/touched.ts'
import { writeLayer } from '#imports/sources/officials-file/write-layer.ts'

/** The own list as it is stored. */
export async function readList(transaction: ImportTransaction, known?: Known): Promise<Layer> {
  return listOf(await readLayer(transaction, known))
}

export interface WrittenLayer {
  readonly isChanged: boolean
  /** What people saw before. */
  readonly noted: Noted
  readonly laid: readonly LaidCorrection[]
}

/** Makes the own layer what the list says, with the corrections in force laid over it; `decided` as `readCorrections` has it. */
export async function writeCorrected(
  transaction: ImportTransaction,
  known: Known,
  list: Layer,
  today: string,
  decided: readonly string[] = [],
): Promise<WrittenLayer> {
  const { layer, laid } = withCorrections(list, await readCorrections(transaction, decided), known)
  const noted = await noteShown(transaction, today, touchedBy(layer))
  return { isChanged: await writeLayer(transaction, layer), noted, laid }
}

/** Makes a list the own one, and says what that changes of its officials. */
export async function writeList(
  transaction: ImportTransaction,
  known: Known,
  read: Layer,
  lines: ReadonlyMap<string, number>,
  today: string,
  rounded: ReadonlySet<FileColumn> = new Set(),
): Promise<WrittenLayer & { readonly check: OfficialsCheck }> {
  const before = await readShownBefore(transaction, known, read, today)
  const list = withExactShares(read, before, rounded)
  const written = await writeCorrected(transaction, known, list, today)
  return { ...written, check: await compare(transaction, before, list, lines, today) }
}
