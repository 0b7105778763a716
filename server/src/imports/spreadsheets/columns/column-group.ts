import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { sections } from '@atlas/contract/catalogue/sections.ts'
import { type FileColumn, isOwnColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** The heading above a column in the menu of columns. */
export function groupOf(column: FileColumn): string {
  if (column === 'birth_date') return sections.personal
  return isOwnColumn(column) ? 'About the List' : sections[columnOf(column).section]
}
