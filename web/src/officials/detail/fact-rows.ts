import { type ColumnId, columnOf, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { SectionId } from '@atlas/contract/catalogue/sections.ts'
import { chartedColumns } from '#shared/figures/charts.ts'
import { type Figures, isKnown } from '#shared/figures/figures.ts'

interface Group {
  /** Where the label of the first column would not fit them all. */
  readonly label?: string
  /** The columns that are shown in the same row. */
  readonly with: readonly ColumnId[]
}

/** Rows that show several columns; each stands where its first column stands in the catalogue. */
const groups: Partial<Record<ColumnId, Group>> = {
  'eo.name': { with: ['eo.first', 'eo.middle', 'eo.last', 'eo.suffix', 'eo.id'] },
  'office.name': { with: ['office.type', 'office.level'] },
  'county.name': { with: ['county.fips'] },
  'jurisdiction.name': { with: ['jurisdiction.district', 'state.name'] },
  'stats.incumbent_election_year': {
    label: 'Last Election',
    with: [
      'stats.incumbent_election%',
      'stats.last_election',
      'stats.last_election_date',
      'stats.last_election_candidates',
      'stats.last_election_margin%',
    ],
  },
  'jurisdiction.congressional_districts': {
    label: 'Congress',
    with: ['stats.members_of_congress', 'stats.members_of_congress_party'],
  },
  'jurisdiction.senate_districts': {
    label: 'State Senate',
    with: ['stats.state_senators', 'stats.state_senators_party'],
  },
  'jurisdiction.house_districts': {
    label: 'State House',
    with: ['stats.state_representatives', 'stats.state_representatives_party'],
  },
}

const shownWithAnother = new Set(Object.values(groups).flatMap((group) => group.with))

export interface FactRow {
  readonly id: ColumnId
  readonly label: string
  readonly with: readonly ColumnId[]
}

/** Rows that say something where their own columns are empty: why coverage is unknown. */
const alwaysTold: readonly ColumnId[] = ['jurisdiction.coverage']

/** Where another column bounds what this one would say. */
const boundedBy: Partial<Record<ColumnId, ColumnId>> = { 'eo.since': 'stats.incumbent_election_year' }

/** Nothing is missing where there is no such thing: no election has been since the day of the record. */
const nothingToMiss: readonly ColumnId[] = ['stats.result_pending']

/** Of some rows those that say something, and the labels of those that would only say that nothing is known. */
export function splitByKnown(rows: readonly FactRow[], figures: Figures) {
  const isTold = ({ id, with: others }: FactRow) =>
    alwaysTold.includes(id) || isKnown(figures, [id, ...others, boundedBy[id] ?? id])
  return {
    known: rows.filter(isTold),
    missing: rows.filter((row) => !isTold(row) && !nothingToMiss.includes(row.id)).map(({ label }) => label),
  }
}

/** The rows of a section in the order of the catalogue: what no chart shows, each column once. */
export function rowsOf(section: SectionId): FactRow[] {
  return distinctColumnIds
    .filter((id) => columnOf(id).section === section && !chartedColumns.has(id) && !shownWithAnother.has(id))
    .map((id) => ({ id, label: groups[id]?.label ?? columnOf(id).label, with: groups[id]?.with ?? [] }))
}
