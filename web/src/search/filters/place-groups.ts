import type { DrawerGroup } from '#search/filters/drawer-group.ts'

/** The filters for places. */
export const placeFilterGroups: readonly DrawerGroup[] = [
  {
    id: 'place',
    label: 'Place',
    filters: [
      { columnId: 'state.name', control: 'own' },
      { columnId: 'county.name', control: 'own' },
      { columnId: 'jurisdiction.coverage', control: 'own' },
    ],
  },
  {
    id: 'people',
    label: 'People',
    filters: [
      { columnId: 'place.population', control: 'range' },
      { columnId: 'stats.vap_total', control: 'range' },
      { columnId: 'stats.vap_black%', control: 'percentage', label: 'Black share', isThin: true },
      { columnId: 'stats.vap_nonwhite%', control: 'percentage', label: 'People of color', isThin: true },
      { columnId: 'stats.city_black_2010%', control: 'percentage', label: 'Black share of a city, 2010', isThin: true },
    ],
  },
  {
    id: 'votes',
    label: 'Votes',
    filters: [
      { columnId: 'stats.2024harris%', control: 'percentage', isThin: true },
      { columnId: 'stats.2024trump%', control: 'percentage', isThin: true },
      { columnId: 'stats.2020biden%', control: 'percentage', isThin: true },
      { columnId: 'stats.2020trump%', control: 'percentage', isThin: true },
      { columnId: 'stats.2020biden_two_party%', control: 'percentage', isThin: true },
    ],
  },
  {
    id: 'governing',
    label: 'Who governs',
    filters: [
      { columnId: 'place.seats', control: 'range', isThin: true },
      { columnId: 'place.seats_open', control: 'range' },
      { columnId: 'place.completeness', control: 'percentage', label: 'Own seats on file' },
      { columnId: 'place.gap_known', control: 'own', label: 'Representation gap' },
      { columnId: 'place.next_election', control: 'own', isThin: true },
    ],
  },
]
