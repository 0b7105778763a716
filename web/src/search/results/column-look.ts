import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { type ColumnWidth, kindViewOf } from '#shared/values/kinds.tsx'

/** Columns whose texts are shorter, or longer, than others of their kind. */
const widthOfColumn: Partial<Record<ColumnId, ColumnWidth>> = {
  'eo.name': 'name',
  'eo.suffix': 'narrow',
  'eo.age': 'narrow',
  // With whose number it is below.
  'contact.phone': 'name',
}

/** A long heading takes two lines only where there is room for it. */
const lettersOfMiddle = 24

export function widthOf(id: ColumnId): ColumnWidth {
  const { label } = columnOf(id)
  const width = widthOfColumn[id] ?? kindViewOf(id).width
  return width === 'middle' && label.length > lettersOfMiddle ? 'wide' : width
}
