import { standingMarks } from '@atlas/contract/rules/standing.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import type { TableColumn } from '#features/exports/file/exported-rows.ts'
import type { SearchIndex } from '#search/search-index.ts'

const standingHeading = 'Standing'

const cells = [null, ...standingMarks] as const

/**
 * Nobody stands in a file as the holder of a seat that somebody else may hold: the mark, empty for who is in office. A
 * file in which all are in office goes without the column.
 */
export function standingColumn(index: SearchIndex, isInFile: (row: number) => boolean): TableColumn[] {
  const standing = standingsIn(index)
  const codeAt = (row: number) => cells.indexOf(standing(row)?.mark ?? null)
  const codes = Uint16Array.from({ length: index.rowCount }, (_, row) => (isInFile(row) ? codeAt(row) : 0))
  if (codes.every((code) => code === 0)) return []
  return [
    {
      heading: standingHeading,
      kind: 'text',
      codes,
      codeCount: cells.length,
      cellAt: (code) => cells[code] ?? null,
    },
  ]
}
