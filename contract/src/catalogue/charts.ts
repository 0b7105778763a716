/** Populations by group. Counted and modeled people are never mixed: they share no chart (decision 006). */
export const populationIds = ['voting-age', 'modelled'] as const
export type PopulationId = (typeof populationIds)[number]

/** Contests by candidate, newest first, but for the governor's, whose year differs from state to state. */
export const contestIds = ['president-2024', 'president-2020', 'governor'] as const
export type ContestId = (typeof contestIds)[number]

/** Where a chart shows a figure. Whether it is a number, a share or a year, the kind of its column says. */
export interface ChartPart {
  readonly id: PopulationId | ContestId
  /** The group or the candidate, as people read it; `Total`, `Nonwhite` or `Year`, where it is of the whole. */
  readonly part: string
}
