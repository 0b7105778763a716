import type { ImportTransaction } from '#imports/load/staging.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { withExactShares } from '#imports/spreadsheets/import/exact-shares.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { writeCorrected, type WrittenLayer } from '#imports/spreadsheets/overlay/write-own-list.ts'
import { compare, readShownBefore } from '#imports/spreadsheets/report/compare.ts'
import type { OfficialsCheck } from '#imports/spreadsheets/report/officials-check.ts'
import type { Known } from '#imports/spreadsheets/resolve/existing-records.ts'

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
