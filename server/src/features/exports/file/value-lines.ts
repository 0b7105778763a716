import { columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { csvRow } from '@atlas/contract/rules/csv-text.ts'
import { type ProvenanceTables, provenanceOf } from '#dataset/provenance.ts'
import type { ExportedColumn } from '#features/exports/file/exported-column.ts'
import type { ExportedRows } from '#features/exports/file/exported-rows.ts'
import type { Field } from '#features/exports/file/package-field.ts'
import { rowsAt } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** The columns of the long form. */
export const valueFields = [
  { name: 'eo.id', type: 'integer', description: 'The official whose value it is.' },
  { name: 'column', type: 'string', description: 'The column of officials.csv.' },
  { name: 'value', type: 'string', description: 'The value as it stands there.' },
  { name: 'source', type: 'string', description: 'What states it; empty where the atlas itself does.' },
  { name: 'publisher', type: 'string', description: 'Who published the source.' },
  { name: 'as_of', type: 'date', description: 'From when the value is, as far as the source says it.' },
  { name: 'method', type: 'string', description: 'How it was made: counted, reported, modelled, inferred …' },
  { name: 'place', type: 'string', description: 'The area that a figure describes.' },
  { name: 'note', type: 'string', description: 'What else is known of how it came to be.' },
] as const satisfies readonly Field[]

export interface ValuesInput {
  readonly index: SearchIndex
  readonly provenance: ProvenanceTables
  readonly columns: readonly ExportedColumn[]
}

/**
 * A line for each value that is known, with where it comes from: as much as the details of an official say, and no more.
 * Rows are counted here, for it is the last part of its file.
 */
export function* valueLines(values: ValuesInput, rows: ExportedRows): Generator<string> {
  yield csvRow(valueFields.map(({ name }) => name))
  for (const batch of rows.batches()) {
    yield batch.map((row) => linesOfRow(values, row)).join('')
    rows.count(batch.length)
  }
}

function linesOfRow({ index, provenance, columns }: ValuesInput, row: number): string {
  // Which source a value has may follow from other columns than those that were asked for.
  const values = rowsAt(index, [row], columnIds)[0] ?? {}
  const { sources } = provenanceOf(provenance, row, values)
  let lines = ''
  for (const { id, cellOf } of columns) {
    const cell = isKnown(values[id]) ? cellOf(values[id]) : null
    if (cell === null) continue
    const { source, publisher, as_of, method, place, note } = sources[id] ?? unstated
    lines += csvRow([
      String(index.ids[row]),
      id,
      String(cell),
      ...[source, publisher, as_of, method, place, note].map((text) => text ?? ''),
    ])
  }
  return lines
}

function isKnown(value: ColumnValue | undefined): value is NonNullable<ColumnValue> {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

const unstated = { source: '', publisher: '', as_of: null, method: '', place: null, note: null }
