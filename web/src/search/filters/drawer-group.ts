import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'

/**
 * A filter of the drawer: the column's own control; or a minimum and a maximum, one field that has to
 * be equal, or a percentage with the operators that the specification names.
 */
export interface DrawerFilter {
  readonly columnId: ColumnId
  readonly control: 'own' | 'range' | 'equal text' | 'equal number' | 'percentage'
  /** The drawer's label, where it differs from the column's own. */
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly hint?: string | undefined
  /** For many officials no source states it, so the drawer says for how many one does. */
  readonly isThin?: boolean | undefined
}

export interface DrawerGroup {
  readonly id: string
  readonly label: string
  readonly filters: readonly DrawerFilter[]
}
