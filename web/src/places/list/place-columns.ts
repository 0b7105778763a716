import { columnOf, type ColumnId } from '@atlas/contract/catalogue/columns.ts'

/** A column of the list, which may combine several of the catalogue. */
export interface PlaceColumn {
  readonly id: ColumnId
  readonly label: string
  /** What its heading sorts by. */
  readonly sort: ColumnId
  /** Figures are aligned at the right edge. */
  readonly isFigure: boolean
}

interface CellColumn {
  readonly label?: string
  /** Columns shown in the same cell. */
  readonly with?: readonly ColumnId[]
  readonly sort?: ColumnId
  readonly isFigure?: boolean
}

const cellColumns: Partial<Record<ColumnId, CellColumn>> = {
  'place.name': { with: ['state.name', 'place.officials'] },
  'stats.vap_total': { label: 'Voting age', isFigure: true },
  'stats.vap_black%': { label: 'Black share' },
  'stats.2024harris%': { label: 'President 2024', with: ['stats.2024trump%'], isFigure: true },
  'stats.2020biden%': { label: 'President 2020', with: ['stats.2020trump%'], isFigure: true },
  'stats.2020biden_two_party%': { label: 'Biden of two, 2020', isFigure: true },
  'stats.president_2024_margin%': { label: 'Harris lead, 2024', isFigure: true },
  'place.population': { isFigure: true },
  'county.name': { label: 'County or parish' },
  'place.body': {
    label: 'Governing body',
    with: ['place.seats', 'place.body_by_law', 'place.body_open'],
    sort: 'place.seats',
  },
  'place.gap_black': { label: 'Representation gap', with: ['place.gap_women'] },
  'place.seats_open': { label: 'Seats not on file', with: ['place.seats_by_law'], isFigure: true },
  'place.completeness': { label: 'Own seats on file', isFigure: true },
  'place.next_election': { label: 'Next election' },
}

/** The columns of the list that the view has; in the file they are separate columns. */
export function placeColumns(columns: readonly ColumnId[]): PlaceColumn[] {
  const companions = new Set(columns.flatMap((id) => cellColumns[id]?.with ?? []))
  return columns
    .filter((id) => !companions.has(id))
    .map((id) => {
      const { label = columnOf(id).label, sort = id, isFigure = false } = cellColumns[id] ?? {}
      return { id, label, sort, isFigure }
    })
}
