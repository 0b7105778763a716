import { type ContestId, contestIds, type PopulationId, populationIds } from '@atlas/contract/catalogue/charts.ts'
import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'

interface PopulationWords {
  /** What is counted. */
  readonly what: string
  readonly missing: string
  /** Who is counted in which group, if the labels do not say so. */
  readonly definition?: string
}

/** A population by group, always in the same order and colors. */
export interface PopulationChart extends PopulationWords {
  readonly groups: readonly { readonly label: string; readonly id: ColumnId; readonly share: ColumnId | undefined }[]
  readonly total: ColumnId
  readonly nonwhite: ColumnId
}

const populationWords: Readonly<Record<PopulationId, PopulationWords>> = {
  'voting-age': {
    what: 'Voting-age population',
    missing: 'no voting-age figures are on file',
    definition: 'Black, White and Asian: that race alone, not Hispanic; Other: everybody else who is not Hispanic.',
  },
  modelled: {
    what: 'Voters by likely group',
    missing: 'no figures modelled from a voter file are on file',
  },
}

export interface Contest {
  readonly title: string
  /** The column that holds the year, if the year is not part of the title. */
  readonly year: ColumnId | undefined
  readonly candidates: readonly {
    readonly label: string
    readonly share: ColumnId
    readonly votes: ColumnId | undefined
  }[]
}

const contestTitles: Readonly<Record<ContestId, string>> = {
  'president-2024': 'President, 2024',
  'president-2020': 'President, 2020',
  governor: 'Governor',
}

/** The columns of one kind of chart, by what they show, in the order of the catalogue. */
function partsOf(chartId: PopulationId | ContestId, kind: 'count' | 'share' | 'year'): Map<string, ColumnId> {
  const own = columnsOf.official.columns.filter((column) => column.kind === kind && column.chart?.id === chartId)
  return new Map(own.map(({ id, chart }) => [chart?.part ?? '', id]))
}

function ofTheWhole(chartId: PopulationId, part: 'Total' | 'Nonwhite', parts: ReadonlyMap<string, ColumnId>): ColumnId {
  const id = parts.get(part)
  if (id) return id
  throw new Error(`No column of the catalogue is the part ${part} of the chart ${chartId}`)
}

function populationOf(chartId: PopulationId): PopulationChart {
  const [counts, shares] = [partsOf(chartId, 'count'), partsOf(chartId, 'share')]
  const groups = [...counts].filter(([part]) => part !== 'Total')
  return {
    ...populationWords[chartId],
    groups: groups.map(([label, id]) => ({ label, id, share: shares.get(label) })),
    total: ofTheWhole(chartId, 'Total', counts),
    nonwhite: ofTheWhole(chartId, 'Nonwhite', shares),
  }
}

export function contestOf(chartId: ContestId): Contest {
  const votes = partsOf(chartId, 'count')
  const candidates = [...partsOf(chartId, 'share')].map(([label, share]) => ({ label, share, votes: votes.get(label) }))
  return { title: contestTitles[chartId], year: partsOf(chartId, 'year').get('Year'), candidates }
}

/** Counted by the Census. */
export const votingAge = populationOf('voting-age')
export const populations = populationIds.map(populationOf)
export const contests = contestIds.map(contestOf)

export function columnsOfPopulation({ groups, total, nonwhite }: PopulationChart): ColumnId[] {
  return [...groups.flatMap(({ id, share }) => (share ? [id, share] : [id])), total, nonwhite]
}

export function columnsOfContest({ year, candidates }: Contest): ColumnId[] {
  return [...(year ? [year] : []), ...candidates.flatMap(({ share, votes }) => (votes ? [share, votes] : [share]))]
}

const inCharts = [...populations.flatMap(columnsOfPopulation), ...contests.flatMap(columnsOfContest)]

/**
 * Every column that a chart shows, and the sets behind the charts' tables; the other columns of a section are listed
 * in rows.
 */
export const chartedColumns: ReadonlySet<string> = new Set(
  inCharts.flatMap((id) => [id, ...[columnOf(id).inSet ?? []].flat().map((set) => set.id)]),
)
