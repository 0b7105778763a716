import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import type { CellValue, ExportedColumn } from '#features/exports/exported-column.ts'
import { indexColumn, type SearchIndex, valueAt } from '#search/search-index.ts'
import { walk } from '#search/walk.ts'

const rowsAtOnce = 1_000

export interface ExportedRows {
  readonly total: number
  /** How many rows have been handed out so far. */
  readonly done: () => number
  batches(): Generator<(readonly CellValue[])[]>
}

/**
 * The rows of a file in the order of the table. They are read from the one index that is handed over: what is
 * imported meanwhile makes a new one and leaves this one as it is.
 */
export function exportedRows(
  index: SearchIndex,
  columns: readonly ExportedColumn[],
  { filters, sort }: { readonly filters: readonly Filter[]; readonly sort: readonly Sort[] },
  signal: AbortSignal,
): ExportedRows {
  const walked = walk(index, filters, sort)
  const read = columns.map(({ id, cellOf }) => {
    const column = indexColumn(index, id)
    return (row: number) => cellOf(valueAt(column, row))
  })
  let done = 0
  return {
    total: walked.total,
    done: () => done,
    *batches() {
      for (const rows of walked.batches(rowsAtOnce)) {
        signal.throwIfAborted()
        yield rows.map((row) => read.map((cellOf) => cellOf(row)))
        done += rows.length
      }
    },
  }
}
