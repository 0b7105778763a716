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
  return Readable.from(gzipFile(textBlocks(columns, rows, reader, csvStart(columns.map(({ heading }) => heading)))), {
    objectMode: true,
    highWaterMark: 1,
  })
}

/** The text of the table behind the line of its headings, in blocks that are written over once they are given back. */
export function* textBlocks(
  columns: readonly FileColumn[],
  rows: ExportedRows,
  reader: CsvReader,
  start: string,
): Generator<TakenText> {
  const writeLine = csvLines(columns, rows, reader)
  const block = new TextBlock(1.25 * blockBytes)
  block.write(start)
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
