import type { ColumnId } from '#catalogue/columns.ts'

/** Of what a mistake can be reported, and a single value be set: what people know better than a list of last year. */
export const correctableIds = [
  'eo.name',
  'eo.phone',
  'eo.email',
  'stats.address',
  'eo.term_end',
  'eo.since',
  'eo.gender',
  'eo.ethnicity',
  'party.name',
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.next_general',
] as const satisfies readonly ColumnId[]
export type CorrectableId = (typeof correctableIds)[number]

/** Mistakes that no single value puts right. The first two say by themselves what is wrong. */
export const somethingElse = 'something_else'
export const reportableIds = [...correctableIds, 'wrong_person', 'wrong_district', somethingElse] as const
export type ReportableId = (typeof reportableIds)[number]

export function isCorrectable(id: string): id is CorrectableId {
  return (correctableIds as readonly string[]).includes(id)
}
