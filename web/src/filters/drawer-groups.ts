import { type ChoiceColumnId, choiceColumnIds, type ColumnId } from '@atlas/contract/catalogue/columns.ts'

/**
 * A filter of the drawer: the column's own control; or a minimum and a maximum, one field that has to
 * be equal, or a percentage with the operators that the specification names.
 */
export interface DrawerFilter {
  readonly columnId: ColumnId
  readonly control: 'own' | 'range' | 'equal text' | 'equal number' | 'percentage'
  /** Where the drawer calls the column by another word. */
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly hint?: string | undefined
  /** Of many officials no source states it, so that the drawer tells of how many one does. */
  readonly isThin?: boolean | undefined
}

export interface DrawerGroup {
  readonly id: string
  readonly label: string
  readonly filters: readonly DrawerFilter[]
}

export const drawerGroups: readonly DrawerGroup[] = [
  {
    id: 'official',
    label: 'Official',
    filters: [
      { columnId: 'party.name', control: 'own', isThin: true },
      { columnId: 'eo.ethnicity', control: 'own', isThin: true },
      { columnId: 'eo.gender', control: 'own', isThin: true },
      { columnId: 'eo.age', control: 'range', isThin: true },
    ],
  },
  {
    id: 'location',
    label: 'Location',
    filters: [
      { columnId: 'state.name', control: 'own' },
      { columnId: 'county.name', control: 'own' },
      {
        columnId: 'jurisdiction.district',
        control: 'equal text',
        placeholder: 'e.g. 97',
        hint: 'Press Enter to apply',
      },
    ],
  },
  {
    id: 'office',
    label: 'Office',
    filters: [
      { columnId: 'office.name', control: 'own', label: 'Position' },
      { columnId: 'jurisdictionoffice.term_length', control: 'equal number', isThin: true },
      { columnId: 'jurisdictionoffice.next_election', control: 'own', isThin: true },
      { columnId: 'jurisdictionoffice.next_primary', control: 'own', isThin: true },
      { columnId: 'jurisdictionoffice.next_general', control: 'own', isThin: true },
      { columnId: 'stats.2020biden%', control: 'percentage', label: 'Biden Vote Percentage', isThin: true },
      { columnId: 'stats.2020trump%', control: 'percentage', label: 'Trump Vote Percentage', isThin: true },
      { columnId: 'stats.2020other%', control: 'percentage', label: 'Other Vote Percentage', isThin: true },
    ],
  },
  {
    id: 'election',
    label: 'Last election',
    filters: [
      { columnId: 'stats.last_election', control: 'own', label: 'How it went', isThin: true },
      { columnId: 'stats.last_election_margin%', control: 'own', label: 'Margin', isThin: true },
    ],
  },
]

/** The groups with the filters that are seen; one without any is left out. */
export function seenGroups(hidden: ReadonlySet<string>): readonly DrawerGroup[] {
  return drawerGroups
    .map((group) => ({ ...group, filters: group.filters.filter(({ columnId }) => !hidden.has(columnId)) }))
    .filter(({ filters }) => filters.length > 0)
}

/** The columns whose facets the drawer shows. */
export const drawerColumns: readonly ChoiceColumnId[] = choiceColumnIds.filter((id) =>
  drawerGroups.some(({ filters }) => filters.some(({ columnId, control }) => columnId === id && control === 'own')),
)
