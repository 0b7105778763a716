import type { DrawerGroup } from '#search/filters/drawer-group.ts'

/** The filters for officials. */
export const officialGroups: readonly DrawerGroup[] = [
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
      {
        columnId: 'stats.2020biden_two_party%',
        control: 'percentage',
        label: 'Biden share of two parties',
        isThin: true,
      },
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
