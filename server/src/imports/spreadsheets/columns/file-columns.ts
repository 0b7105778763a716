import { type ColumnId, columnIds, columnOf, isColumnId } from '@atlas/contract/catalogue/columns.ts'
import { officialColumns, serving } from '#database/stored-columns.ts'

/** Columns of a file besides those of the catalogue: they identify what a row is about, or state its source. */
export const ownColumns = {
  external_id: { label: 'External ID', example: 'MS-0042' },
  birth_date: { label: 'Date of Birth', example: '1970-02-28' },
  address_kind: { label: 'Address Kind', example: 'office' },
  jurisdiction_kind: { label: 'Jurisdiction Kind', example: 'county' },
  source: { label: 'Source', example: 'Delta Civic Alliance' },
  as_of: { label: 'As Of', example: '2026-10-01' },
  method: { label: 'Method', example: 'reported' },
} as const

export type OwnColumn = keyof typeof ownColumns
export type FileColumn = ColumnId | OwnColumn

export function isOwnColumn(column: FileColumn): column is OwnColumn {
  return Object.hasOwn(ownColumns, column)
}

/** Every column that a heading of a file may name. */
export const fileColumns: readonly FileColumn[] = [...(Object.keys(ownColumns) as OwnColumn[]), ...columnIds]

export function labelOf(column: FileColumn): string {
  if (isOwnColumn(column)) return ownColumns[column].label
  const { label, fileLabel = label } = columnOf(column)
  return fileLabel
}

/** The specification names some values twice; both headings mean the first column. */
export function readAs(column: FileColumn): FileColumn {
  if (isOwnColumn(column)) return column
  const same = columnOf(column).sameAs
  return same && isColumnId(same) ? same : column
}

/** The columns of the template: one heading for each value, so that no two headings are alike. */
export const templateColumns: readonly FileColumn[] = fileColumns.filter((column) => readAs(column) === column)

/** The number of headings in the catalogue for the same value. */
export function headingsFor(column: FileColumn): number {
  return fileColumns.filter((each) => readAs(each) === column).length
}

/** Columns that the atlas derives: their headings are allowed, but their cells are ignored. */
export function isWorkedOut(column: FileColumn): boolean {
  return workedOut.has(column)
}

const workedOutIds = [
  'jurisdiction.coverage',
  'stats.result_pending',
  'jurisdictionoffice.next_election',
  'eo.as_of',
  'eo.added',
  'jurisdiction.ocd_id',
  'jurisdiction.geoid',
  'office.level',
  'office.contact_as_of',
  'contact.phone',
  'contact.phone_of',
  'contact.phone_as_of',
  'contact.email',
  'contact.email_of',
  'contact.email_as_of',
] as const satisfies readonly ColumnId[]
export type WorkedOutId = (typeof workedOutIds)[number]
const workedOut: ReadonlySet<FileColumn> = new Set(workedOutIds)

export function isFigure(id: ColumnId): boolean {
  return columnOf(id).of === 'figure' && readAs(id) === id
}

/** The stored columns of an official whose words become choices; a file may add words. */
export const wordColumns = serving(officialColumns).filter(
  ([column, id]) => officialColumns[column].record !== null && columnOf(id).choices,
)
