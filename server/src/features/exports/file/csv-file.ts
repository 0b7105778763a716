import { Readable } from 'node:stream'
import { type CsvReader, csvStart } from '@atlas/contract/rules/csv-text.ts'
import { csvLines } from '#features/exports/file/csv-lines.ts'
import type { FileColumn } from '#features/exports/file/exported-column.ts'
import type { ExportedRows } from '#features/exports/file/exported-rows.ts'
import { gzipFile } from '#features/exports/file/gzip-file.ts'
import { type TakenText, TextBlock } from '#features/exports/file/text-block.ts'

// Some milliseconds of work, after which others have their turn.
const blockBytes = 1_000_000

/** The CSV file, packed with gzip, as a stream that is made while it is read. */
export function csvFile(columns: readonly FileColumn[], rows: ExportedRows, reader: CsvReader): Readable {
  return Readable.from(gzipFile(textBlocks(columns, rows, reader)), { objectMode: true, highWaterMark: 1 })
}

function* textBlocks(columns: readonly FileColumn[], rows: ExportedRows, reader: CsvReader): Generator<TakenText> {
  const writeLine = csvLines(columns, rows, reader)
  const block = new TextBlock(1.25 * blockBytes)
  block.write(csvStart(columns.map(({ heading }) => heading)))
  let written = 0
  const take = () => {
    const { bytes, free } = block.take()
    const counted = written
    written = 0
    const handOn = () => {
      rows.count(counted)
      free()
    }
    return { bytes, free: handOn }
  }
  for (const batch of rows.batches()) {
    for (const row of batch) writeLine(row, block)
    written += batch.length
    if (block.length >= blockBytes) yield take()
  }
  yield take()
}
