import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import type { CellValue, ExportedColumn, FileColumn } from '#features/exports/file/exported-column.ts'
import type { Codes } from '#search/codes.ts'
import { indexColumn, type SearchIndex } from '#search/search-index.ts'
import { type RowBatches, rowBatches } from '#search/row-batches.ts'
import { valueCount, valueOf } from '#search/values.ts'

const rowsAtOnce = 250

/** How the cells of a column are read: a row has a code, and all rows of one code have the same cell. */
export interface CellReader {
  /** Null where each row is its own code. */
  readonly codes: Codes | null
  readonly codeCount: number
  readonly cellAt: (code: number) => CellValue
}

export interface ExportedRows {
  readonly total: number
  /** How many rows stand in the part of the file that has been handed on, as who makes it has counted them. */
  readonly done: () => number
  readonly count: (rows: number) => void
  /** One for each column of the file. */
  readonly readers: readonly CellReader[]
  /** The places of rows in the index, in the order of the table. */
  batches(): Generator<readonly number[]>
}

/** A column with its cells. */
export type TableColumn = FileColumn & CellReader

export interface ExportedTable {
  readonly columns: readonly FileColumn[]
  readonly rows: ExportedRows
}

/**
 * The rows of a file in the order of the table. They are read from the one index that is handed over: what is
 * imported meanwhile makes a new one and leaves this one as it is.
 */
export function exportedRows(
  index: SearchIndex,
  columns: readonly ExportedColumn[],
  /** Columns that are not in the catalogue; they stand after those that are. */
  others: readonly CellReader[],
  { filters, sort }: { readonly filters: readonly Filter[]; readonly sort: readonly Sort[] },
  signal: AbortSignal,
): ExportedRows {
  const batched = rowBatches(index, filters, sort)
  return counted([...columns.map((column) => readerOf(index, column)), ...others], batched, signal)
}

/** The rows of a file that are no rows of an index: their readers know them by their places. */
export function rowsByIndex(readers: readonly CellReader[], total: number, signal: AbortSignal): ExportedRows {
  function* batches(size: number) {
    for (let from = 0; from < total; from += size)
      yield Array.from({ length: Math.min(size, total - from) }, (_, index) => from + index)
  }
  return counted(readers, { total, batches }, signal)
}

function counted(readers: readonly CellReader[], batched: RowBatches, signal: AbortSignal): ExportedRows {
  let done = 0
  return {
    total: batched.total,
    done: () => done,
    count: (rows) => {
      done += rows
    },
    readers,
    *batches() {
      for (const rows of batched.batches(rowsAtOnce)) {
        signal.throwIfAborted()
        yield rows
      }
    },
  }
}

function readerOf(index: SearchIndex, { id, cellOf }: ExportedColumn): CellReader {
  const { codes, values } = indexColumn(index, id)
  return { codes, codeCount: valueCount(values), cellAt: (code) => cellOf(valueOf(values, code)) }
}

export function cellsOf({ readers }: ExportedRows, row: number): CellValue[] {
  return readers.map(({ codes, cellAt }) => cellAt(codes?.[row] ?? row))
}
