import { type ColumnId, columnOf, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { SectionId } from '@atlas/contract/catalogue/sections.ts'
import { chartedColumns } from '#shared/figures/charts.ts'
import { type Figures, isKnown } from '#shared/figures/figures.ts'

export interface FactRow {
  readonly id: ColumnId
  readonly label: string
  /** The columns that are shown in the same row. */
  readonly with: readonly ColumnId[]
}

/** Rows that say something even where their own columns are empty, such as why coverage is unknown. */
const alwaysVisible: readonly ColumnId[] = ['jurisdiction.coverage']

/** Where another column limits what this one would say. */
const boundedBy: Partial<Record<ColumnId, ColumnId>> = { 'eo.since': 'stats.incumbent_election_year' }

/** Not missing where it does not exist: no election since the day of the record, no second office. */
const nothingToMiss: readonly ColumnId[] = [
  'stats.result_pending',
  'eo.elected',
  'eo.second_phone',
  'office.email',
  'office.address',
  'office.website',
]

/** Splits rows into those that say something and the labels of those that would only say that nothing is known. */
export function splitByKnown(rows: readonly FactRow[], figures: Figures) {
  const isVisible = ({ id, with: others }: FactRow) =>
    alwaysVisible.includes(id) || isKnown(figures, [id, ...others, boundedBy[id] ?? id])
  return {
    known: rows.filter(isVisible),
    missing: rows.filter((row) => !isVisible(row) && !nothingToMiss.includes(row.id)).map(({ label }) => label),
  }
}

/** In the order of the catalogue: each column once, without those that a chart shows. */
const allRows: readonly FactRow[] = distinctColumnIds
  .filter((id) => !chartedColumns.has(id) && columnOf(id).shownWith === undefined)
  .map((id) => ({
    id,
    label: columnOf(id).rowLabel ?? columnOf(id).label,
    with: distinctColumnIds.filter((other) => columnOf(other).shownWith === id),
  }))

export function rowsOf(section: SectionId): FactRow[] {
  return allRows.filter(({ id }) => columnOf(id).section === section)
}
