import { refuseMixing } from '#imports/load/refuse.ts'
import type { Noted } from '#imports/load/changes/note-shown.ts'
import { lockDataset } from '#imports/load/run.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { removeDemonstration } from '#imports/load/sweep.ts'
import { buildLayer } from '#imports/spreadsheets/overlay/build-layer.ts'
import { buildMatched } from '#imports/spreadsheets/overlay/build-matched-layer.ts'
import { roundedColumns } from '#imports/spreadsheets/rows/headings.ts'
import { rejoinPlaces } from '#imports/spreadsheets/import/rejoin-public-data.ts'
import { type ExistingRecords, readExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { withPublicPeople } from '#imports/spreadsheets/overlay/join-public-officials.ts'
import type { MatchedTable, OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import type { OfficialsCheck } from '#imports/spreadsheets/report/officials-check.ts'
import { LineProblems } from '#imports/spreadsheets/problems/problems.ts'
import { type ReadFile, readOfficialsFile, readOfficialsRows } from '#imports/spreadsheets/rows/read-rows.ts'
import { refusedCheck } from '#imports/spreadsheets/report/refuse-file.ts'
import { readOwnList } from '#imports/spreadsheets/overlay/own-list.ts'
import { writeList } from '#imports/spreadsheets/import/write-list.ts'
import type { WrittenList } from '#imports/spreadsheets/overlay/write-own-list.ts'
import type { Progress } from '#imports/records/progress.ts'

/** Deletes demonstration data before an organization's own is loaded; refuses to combine it with historic officials. */
export async function replaceDemonstration(transaction: ImportTransaction): Promise<void> {
  await refuseMixing(transaction, 'organisation')
  const { is_demonstration: isDemonstration } = await lockDataset(transaction)
  if (isDemonstration) await removeDemonstration(transaction)
}

interface LoadedList extends Omit<WrittenList, 'noted'> {
  readonly check: OfficialsCheck
  /** Null if nothing was written. */
  readonly noted: Noted | null
}

export function readFile({ matched, ...file }: OfficialsFile): ReadFile {
  if (!matched) return readOfficialsFile(file)
  const { newPlaces = new Set() } = matched
  return { ...readOfficialsRows(file.name, matched, new LineProblems()), newPlaces, matched }
}

/** Makes the rows of a file the own list; writes nothing if the file has problems. */
export async function loadList(
  transaction: ImportTransaction,
  read: ReadFile,
  matched: MatchedTable | undefined,
  today: string,
  onProgress: Progress,
): Promise<LoadedList> {
  onProgress(`Comparing ${read.rows.length} officials with what is stored`)
  const before = await readExistingRecords(transaction)
  const existing = await rejoinPlaces(transaction, before)
  const loaded = matched
    ? await loadMatched(transaction, read, matched, existing, today, onProgress)
    : await loadFile(transaction, read, existing, today, onProgress)
  return { ...loaded, isChanged: loaded.isChanged || existing !== before }
}

async function loadFile(
  transaction: ImportTransaction,
  read: ReadFile,
  existing: ExistingRecords,
  today: string,
  onProgress: Progress,
): Promise<LoadedList> {
  const { layer: built, lines } = buildLayer(read, existing, today)
  if (read.problems.total > 0) return { check: refusedCheck(read), isChanged: false, noted: null, applied: [] }
  // No questions are asked about such a file: somebody new in a seat with one holder replaces the holder.
  const before = new Set(existing.officials.map(({ key }) => key))
  const { layer, overHolders } = withPublicPeople(built, existing, (_, official) => !before.has(official.key))
  onProgress('Writing what differs')
  const written = await writeList(transaction, existing, layer, lines, today, roundedColumns(read.headings))
  return { ...written, check: { ...written.check, overHolders } }
}

async function loadMatched(
  transaction: ImportTransaction,
  read: ReadFile,
  matched: MatchedTable,
  existing: ExistingRecords,
  today: string,
  onProgress: Progress,
): Promise<LoadedList> {
  const before = await readOwnList(transaction, existing)
  const built = buildMatched(read, matched, existing, before, today)
  onProgress('Writing what differs')
  const written = await writeList(transaction, existing, built.layer, built.lines, today)
  const { check } = written
  return {
    ...written,
    check: { ...check, rowsRead: matched.rows.length + matched.skipped.length, skipped: built.skipped, ...built.seats },
  }
}
