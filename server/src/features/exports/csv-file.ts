import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { csvTable } from '#features/exports/csv.ts'
import type { ExportedColumn } from '#features/exports/exported-column.ts'
import type { ExportedRows } from '#features/exports/exported-rows.ts'

// Half the time of the usual level for a file a tenth larger.
const compressionLevel = 3

/** The CSV file, packed with gzip, as a stream that is made while it is read. */
export function csvFile(columns: readonly ExportedColumn[], rows: ExportedRows): Readable {
  const table = csvTable(
    columns.map(({ heading }) => heading),
    columns.map(({ kind }) => kind),
  )
  function* text() {
    yield table.start
    for (const batch of rows.batches()) yield table.rows(batch)
  }
  return Readable.from(text(), { objectMode: true, highWaterMark: 1 }).compose(
    createGzip({ level: compressionLevel }),
  ) as Readable
}
