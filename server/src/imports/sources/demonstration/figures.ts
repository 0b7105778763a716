import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'

const votingAge = [
  'stats.vap_black',
  'stats.vap_hispanic',
  'stats.vap_asian',
  'stats.vap_white',
  'stats.vap_other',
] as const satisfies ColumnId[]
const modelled = [
  'stats.likely_african_american',
  'stats.likely_hispanic',
  'stats.likely_asian',
  'stats.likely_european',
  'stats.likely_other',
] as const satisfies ColumnId[]
const president = [
  'stats.biden_votes',
  'stats.trump_votes',
  'stats.other_president_votes',
] as const satisfies ColumnId[]
const governor = [
  'stats.governor_democratic_votes',
  'stats.governor_republican_votes',
  'stats.governor_other_votes',
] as const satisfies ColumnId[]

const countedColumns = [...votingAge, ...modelled, ...president, ...governor] as const
type CountedColumn = (typeof countedColumns)[number]

/** The invented values of an area. Totals and shares are computed from them, so that they always add up. */
export interface Figures {
  readonly residents: number
  readonly counts: Readonly<Record<CountedColumn, number>>
  readonly collegeShare: number
  readonly medianIncome: number
}

/** The kinds of figures. Each has its own kind of source, and may be unknown where another is known. */
export const methodOf = {
  census: 'counted',
  votes: 'reported',
  survey: 'surveyed',
  model: 'modelled',
} as const satisfies Record<string, Method>
export type FigureKind = keyof typeof methodOf
export const everyKind = Object.keys(methodOf) as FigureKind[]

export interface Figure {
  readonly kind: FigureKind
  readonly field: ColumnId
  readonly value: number
}

interface Ratio {
  readonly kind: FigureKind
  readonly numerator: readonly CountedColumn[]
  readonly denominator: readonly CountedColumn[]
}

const totals = {
  'stats.vap_total': { kind: 'census', of: votingAge },
  'stats.likely_total': { kind: 'model', of: modelled },
} as const satisfies Partial<Record<ColumnId, { kind: FigureKind; of: readonly CountedColumn[] }>>

const ratios = {
  'stats.vap_black%': { kind: 'census', numerator: ['stats.vap_black'], denominator: votingAge },
  'stats.vap_nonwhite%': {
    kind: 'census',
    numerator: votingAge.filter((column) => column !== 'stats.vap_white'),
    denominator: votingAge,
  },
  'stats.likely_nonwhite%': {
    kind: 'model',
    numerator: modelled.filter((column) => column !== 'stats.likely_european'),
    denominator: modelled,
  },
  'stats.2020biden%': { kind: 'votes', numerator: ['stats.biden_votes'], denominator: president },
  'stats.2020biden_two_party%': {
    kind: 'votes',
    numerator: ['stats.biden_votes'],
    denominator: ['stats.biden_votes', 'stats.trump_votes'],
  },
  'stats.2020trump%': { kind: 'votes', numerator: ['stats.trump_votes'], denominator: president },
  'stats.2020other%': { kind: 'votes', numerator: ['stats.other_president_votes'], denominator: president },
  'stats.governor_democratic%': {
    kind: 'votes',
    numerator: ['stats.governor_democratic_votes'],
    denominator: governor,
  },
  'stats.governor_republican%': {
    kind: 'votes',
    numerator: ['stats.governor_republican_votes'],
    denominator: governor,
  },
  'stats.governor_other%': { kind: 'votes', numerator: ['stats.governor_other_votes'], denominator: governor },
} as const satisfies Partial<Record<ColumnId, Ratio>>

const countsByKind: readonly { kind: FigureKind; columns: readonly CountedColumn[] }[] = [
  { kind: 'census', columns: votingAge },
  { kind: 'model', columns: modelled },
  { kind: 'votes', columns: [...president, ...governor] },
]

export function votingAgeOf(figures: Figures): number {
  return sum(figures, votingAge)
}

export function ratioOf(figures: Figures, field: keyof typeof ratios): number {
  return sum(figures, ratios[field].numerator) / sum(figures, ratios[field].denominator)
}

/** Every derived figure of the catalogue, each with its kind. */
export function listFigures(figures: Figures): Figure[] {
  return [
    ...countsByKind.flatMap(({ kind, columns }) =>
      columns.map((field) => ({ kind, field, value: figures.counts[field] })),
    ),
    ...entries(totals).map(([field, { kind, of }]) => ({ kind, field, value: sum(figures, of) })),
    ...entries(ratios).map(([field, { kind }]) => ({ kind, field, value: ratioOf(figures, field) })),
    ...followingFigures(figures),
    { kind: 'survey', field: 'stats.college_graduates%', value: figures.collegeShare },
    { kind: 'survey', field: 'stats.median_income', value: figures.medianIncome },
  ]
}

// Simulates a later election with more votes for others, and four of five adults registered.
const swing = 0.01
const registered = 0.8

function followingFigures(figures: Figures): Figure[] {
  return [
    { kind: 'votes', field: 'stats.2024harris%', value: ratioOf(figures, 'stats.2020biden%') * (1 - swing) },
    { kind: 'votes', field: 'stats.2024trump%', value: ratioOf(figures, 'stats.2020trump%') * (1 - swing) },
    { kind: 'votes', field: 'stats.president_2024_margin%', value: marginOf(figures) * (1 - swing) },
    { kind: 'census', field: 'stats.registered_voters', value: Math.round(votingAgeOf(figures) * registered) },
    { kind: 'census', field: 'stats.registered_black%', value: ratioOf(figures, 'stats.vap_black%') },
  ]
}

function marginOf(figures: Figures): number {
  return ratioOf(figures, 'stats.2020biden%') - ratioOf(figures, 'stats.2020trump%')
}

/** The figures of an area that consists of parts of others; `share` is the part of each that lies in it. */
export function combineFigures(areas: readonly { readonly figures: Figures; readonly share: number }[]): Figures {
  const add = (valueOf: (figures: Figures) => number) =>
    areas.reduce((total, { figures, share }) => total + valueOf(figures) * share, 0)
  const residents = add((figures) => figures.residents)
  const average = (valueOf: (figures: Figures) => number) =>
    add((figures) => valueOf(figures) * figures.residents) / residents
  return {
    residents: Math.round(residents),
    counts: Object.fromEntries(
      countedColumns.map((column) => [column, Math.round(add((figures) => figures.counts[column]))]),
    ) as Figures['counts'],
    collegeShare: average((figures) => figures.collegeShare),
    medianIncome: Math.round(average((figures) => figures.medianIncome)),
  }
}

function sum({ counts }: Figures, columns: readonly CountedColumn[]): number {
  return columns.reduce((total, column) => total + counts[column], 0)
}

function entries<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
