import type { ImportTransaction } from '#imports/load/staging.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { readCorrections } from '#imports/spreadsheets/overlay/corrections.ts'
import { withExactShares } from '#imports/spreadsheets/import/exact-shares.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { writeOwnList, type WrittenList } from '#imports/spreadsheets/overlay/write-own-list.ts'
import { compare, readShownBefore } from '#imports/spreadsheets/report/compare.ts'
import type { OfficialsCheck } from '#imports/spreadsheets/report/officials-check.ts'
import type { ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'

/** Writes a list as the own one, and returns what that changes in its officials. */
export async function writeList(
  transaction: ImportTransaction,
  existing: ExistingRecords,
  read: Layer,
  lines: ReadonlyMap<string, number>,
  today: string,
  rounded: ReadonlySet<FileColumn> = new Set(),
): Promise<WrittenList & { readonly check: OfficialsCheck }> {
  const before = await readShownBefore(transaction, existing, read, today)
  const list = withExactShares(read, before, rounded)
  const written = await writeOwnList(transaction, existing, list, today, await readCorrections(transaction))
  return { ...written, check: await compare(transaction, before, list, lines, today) }
}
