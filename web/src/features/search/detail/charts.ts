import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'

/** The five groups of a population: always the same, in the same order and colours. */
interface PopulationChart {
  readonly groups: readonly { readonly label: string; readonly id: ColumnId }[]
  readonly total: ColumnId
  readonly nonwhite: ColumnId
}

/** Counted by the Census. */
export const votingAge: PopulationChart = {
  groups: [
    { label: 'African-American', id: 'stats.vap_black' },
    { label: 'Hispanic and Portuguese', id: 'stats.vap_hispanic' },
    { label: 'East and South Asian', id: 'stats.vap_asian' },
    { label: 'European', id: 'stats.vap_white' },
    { label: 'Other', id: 'stats.vap_other' },
  ],
  total: 'stats.vap_total',
  nonwhite: 'stats.vap_nonwhite%',
}

/** Modelled in a voter file; another population, so it never shares a bar with the Census. */
export const modelled: readonly ColumnId[] = [
  'stats.likely_african_american',
  'stats.likely_hispanic',
  'stats.likely_asian',
  'stats.likely_european',
  'stats.likely_other',
  'stats.likely_total',
  'stats.likely_nonwhite%',
]

export interface Contest {
  readonly title: string
  /** The column that holds its year, where that is not part of its title. */
  readonly year?: ColumnId
  readonly candidates: readonly { readonly label: string; readonly share: ColumnId; readonly votes: ColumnId }[]
}

export const contests: readonly Contest[] = [
  {
    title: 'President, 2020',
    candidates: [
      { label: 'Biden', share: 'stats.2020biden%', votes: 'stats.biden_votes' },
      { label: 'Trump', share: 'stats.2020trump%', votes: 'stats.trump_votes' },
      { label: 'Other', share: 'stats.2020other%', votes: 'stats.other_president_votes' },
    ],
  },
  {
    title: 'Governor',
    year: 'stats.governor_year',
    candidates: [
      { label: 'Democratic', share: 'stats.governor_democratic%', votes: 'stats.governor_democratic_votes' },
      { label: 'Republican', share: 'stats.governor_republican%', votes: 'stats.governor_republican_votes' },
      { label: 'Other', share: 'stats.governor_other%', votes: 'stats.governor_other_votes' },
    ],
  },
]

/** Every column that a chart or a group of its own shows; the rest of a section is listed below it. */
export const charted: ReadonlySet<ColumnId> = new Set([
  ...votingAge.groups.map(({ id }) => id),
  votingAge.total,
  votingAge.nonwhite,
  ...modelled,
  ...contests.flatMap(({ year, candidates }) => [
    ...(year ? [year] : []),
    ...candidates.flatMap(({ share, votes }) => [share, votes]),
  ]),
])
