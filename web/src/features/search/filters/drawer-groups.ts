import type { ChoiceColumnId } from '@atlas/contract/catalogue/columns.ts'

/** A control of the drawer: few choices are boxes to tick, many are a field to search in. */
export type DrawerControl =
  | { readonly columnId: ChoiceColumnId; readonly control: 'checkboxes' }
  | { readonly columnId: ChoiceColumnId; readonly control: 'combobox'; readonly placeholder: string }

export interface DrawerGroup {
  readonly id: string
  readonly label: string
  readonly controls: readonly DrawerControl[]
}

export const drawerGroups: readonly DrawerGroup[] = [
  {
    id: 'official',
    label: 'Official',
    controls: [{ columnId: 'party.name', control: 'combobox', placeholder: 'Any party' }],
  },
  {
    id: 'location',
    label: 'Location',
    controls: [
      { columnId: 'state.name', control: 'checkboxes' },
      { columnId: 'county.name', control: 'combobox', placeholder: 'Any county or parish' },
    ],
  },
]

export const drawerColumns: readonly ChoiceColumnId[] = drawerGroups.flatMap(({ controls }) =>
  controls.map(({ columnId }) => columnId),
)
