import { type CorrectableId, correctableIds } from '@atlas/contract/catalogue/correctable.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'

/** The parts of a file of shared values. */
export const parts = { values: 'values.csv', readMe: 'README.txt', checksums: 'SHA256SUMS' } as const

/** The columns of its table; a row is one value. */
export const headings = [
  'Place ID',
  'State',
  'Place',
  'District',
  'Office',
  'Official',
  'Field',
  'Value',
  'Source',
  'As Of',
  'Shared By',
  'Shared On',
] as const
export type Heading = (typeof headings)[number]

/** A value as a file tells it. */
export interface SharedRow {
  /** By the stable key of the area that elects the office; of a value of the office itself, of its place. */
  readonly placeKey: string
  readonly office: string
  /** Null where it is of the office, whoever holds it. */
  readonly official: string | null
  readonly column: SharedColumn
  readonly value: string
  readonly source: string
  readonly asOf: string | null
  /** For people who read the table, and where the place is not known. */
  readonly state: string
  readonly place: string
  readonly district: string
}

/** What people find out and set of an official or of an office; days of elections follow from the law. */
export type SharedColumn = Exclude<CorrectableId, 'jurisdictionoffice.next_primary' | 'jurisdictionoffice.next_general'>

export const sharedColumns = correctableIds.filter((id): id is SharedColumn => columnOf(id).of !== 'seat')

export const nameColumn = 'eo.name' satisfies SharedColumn

export function isOfOffice(column: SharedColumn): boolean {
  return columnOf(column).of === 'line'
}

export function sharedColumnOf(label: string): SharedColumn | undefined {
  return sharedColumns.find((id) => columnOf(id).label === label)
}
