import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'

export type ColumnWidth = 'name' | 'wide' | 'middle' | 'narrow'

const widthOfType: Record<DataType, ColumnWidth> = {
  int: 'middle',
  str: 'wide',
  list: 'wide',
  dict: 'wide',
  datetime: 'middle',
  percentage: 'middle',
}

/** Columns whose texts are known to be short, or long. */
const widthOfColumn: Partial<Record<ColumnId, ColumnWidth>> = {
  'eo.name': 'name',
  'eo.email': 'name',
  'stats.last_election': 'name',
  'stats.address': 'name',
  'county.name': 'middle',
  'state.name': 'narrow',
  'party.name': 'middle',
  'eo.phone': 'middle',
  'eo.ethnicity': 'middle',
  'eo.gender': 'narrow',
  'eo.age': 'narrow',
  'eo.suffix': 'narrow',
  'jurisdiction.district': 'narrow',
}

/** A heading of more letters stands in two lines only where there is room for it. */
const lettersOfMiddle = 24

export function widthOf(id: ColumnId): ColumnWidth {
  const { type, label } = columnOf(id)
  const width = widthOfColumn[id] ?? widthOfType[type]
  return width === 'middle' && label.length > lettersOfMiddle ? 'wide' : width
}

/** Figures stand under each other at the right edge. A day is read like a text. */
export function isFigure(id: ColumnId): boolean {
  const { type } = columnOf(id)
  return type === 'int' || type === 'percentage'
}
