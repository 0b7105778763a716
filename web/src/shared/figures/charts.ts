import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'

/** A population in five groups: always the same, in the same order and colors. */
export interface PopulationChart {
  /** What is counted. */
  readonly what: string
  readonly missing: string
  /** Who is counted in which group, where the labels do not say it. */
  readonly definition?: string
  readonly groups: readonly { readonly label: string; readonly id: ColumnId; readonly share?: ColumnId }[]
  readonly total: ColumnId
  readonly nonwhite: ColumnId
  /** The same counts as one set: the table beneath the bar is that set. */
  readonly set?: ColumnId
}

/** Counted by the Census. */
export const votingAge: PopulationChart = {
  what: 'Voting-age population',
  missing: 'no voting-age figures are on file',
  definition: 'Black, White and Asian: that race alone, not Hispanic; Other: everybody else who is not Hispanic.',
  groups: [
    { label: 'Black', id: 'stats.vap_black', share: 'stats.vap_black%' },
    { label: 'Hispanic', id: 'stats.vap_hispanic' },
    { label: 'Asian', id: 'stats.vap_asian' },
    { label: 'White', id: 'stats.vap_white' },
    { label: 'Other', id: 'stats.vap_other' },
  ],
  total: 'stats.vap_total',
  nonwhite: 'stats.vap_nonwhite%',
  set: 'jurisdiction.racial_statistics',
}

/** Modelled in a voter file; another population, so it never shares a bar with the Census. */
const modelled: PopulationChart = {
  what: 'Voters by likely group',
  missing: 'no figures modelled from a voter file are on file',
  groups: [
    { label: 'Likely African-American', id: 'stats.likely_african_american' },
    { label: 'Likely Hispanic and Portuguese', id: 'stats.likely_hispanic' },
    { label: 'Likely East and South Asian', id: 'stats.likely_asian' },
    { label: 'Likely European', id: 'stats.likely_european' },
    { label: 'Likely other', id: 'stats.likely_other' },
  ],
  total: 'stats.likely_total',
  nonwhite: 'stats.likely_nonwhite%',
}

export const populations = [votingAge, modelled] as const

export interface Contest {
  readonly title: string
  /** The column that holds its year, where that is not part of its title. */
  readonly year?: ColumnId
  readonly candidates: readonly { readonly label: string; readonly share: ColumnId; readonly votes?: ColumnId }[]
}

/** Newest first, but for the governor's, whose year differs from state to state. */
export const contests: readonly Contest[] = [
  {
    title: 'President, 2024',
    candidates: [
      { label: 'Harris', share: 'stats.2024harris%' },
      { label: 'Trump', share: 'stats.2024trump%' },
    ],
  },
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

/** The votes of both contests as one set: their tables are that set. */
const votesAsOneSet: ColumnId = 'jurisdiction.voting_statistics'

export function columnsOfPopulation({ groups, total, nonwhite, set }: PopulationChart): ColumnId[] {
  return [...groups.flatMap(({ id, share }) => (share ? [id, share] : [id])), total, nonwhite, ...(set ? [set] : [])]
}

export function columnsOfContest({ year, candidates }: Contest): ColumnId[] {
  return [...(year ? [year] : []), ...candidates.flatMap(({ share, votes }) => (votes ? [share, votes] : [share]))]
}

/** Every column that a chart shows; the rest of a section is listed in rows. */
export const chartedColumns: ReadonlySet<ColumnId> = new Set([
  ...populations.flatMap(columnsOfPopulation),
  ...contests.flatMap(columnsOfContest),
  votesAsOneSet,
])
