import type { Filter } from '@atlas/contract/search/filter.ts'
import { type Step, stepAt, steps as allSteps } from '#search/builder/steps.ts'
import { chosen, withChoices } from '#search/state/change-view.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { readUrlQuery, writeUrlQuery } from '#search/state/url-query.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** The current step of the wizard and the selections so far; stored in the URL. */
export interface Builder {
  /** The steps that are asked. */
  readonly steps: readonly Step[]
  /** The index of the step on the screen. */
  readonly step: number
  /** The index of the furthest visited step. */
  readonly reached: number
  /** A search with the selections as its filters, in the order of the steps, and nothing else. */
  readonly view: SearchView
}

/** The wizard in a URL. An unknown step means the first one; other filters are ignored. */
export function readBuilder(query: UrlQuery, steps: readonly Step[] = allSteps): Builder {
  const fromUrl = readUrlQuery(query)
  const view = steps.reduce(
    (picks, { columnId }) => withChoices(picks, columnId, [...new Set(chosen(fromUrl, columnId))]),
    emptyView,
  )
  const indexOfStep = (text: UrlQuery[string] | undefined) => steps.findIndex(({ id }) => id === text)
  const step = Math.max(0, indexOfStep(query['step']))
  return { steps, step, reached: Math.max(step, indexOfStep(query['reached']), lastPicked(steps, view)), view }
}

/** The selections in the form of the search's own URL, then the step: `?state.name=13,28&step=county`. */
export function writeBuilder({ steps, step, reached, view }: Builder): UrlQuery {
  const isImplied = reached <= Math.max(step, lastPicked(steps, view))
  return {
    ...writeUrlQuery(view),
    step: stepAt(step, steps).id,
    ...(isImplied ? {} : { reached: stepAt(reached, steps).id }),
  }
}

function lastPicked(steps: readonly Step[], view: SearchView): number {
  return steps.findLastIndex(({ columnId }) => chosen(view, columnId).length > 0)
}

/** The step on the screen. */
export function stepOf({ steps, step }: Builder): Step {
  return stepAt(step, steps)
}

export function isLast({ steps, step }: Builder): boolean {
  return step === steps.length - 1
}

/** The selections of a step: ids, or labels where a person wrote the URL. */
export function picksOf({ steps, view }: Builder, step: number): string[] {
  return chosen(view, stepAt(step, steps).columnId)
}

/** The selections that narrow the choices of a step: those of the steps before it. */
export function earlierFilters({ steps, view }: Builder, step: number): Filter[] {
  const earlier = steps.slice(0, step).map(({ columnId }) => columnId as string)
  return view.filters.filter(({ column_id }) => earlier.includes(column_id))
}

export function withPicks(builder: Builder, values: readonly string[]): Builder {
  const changed = withChoices(builder.view, stepOf(builder).columnId, values)
  const view = builder.steps.reduce(
    (picks, { columnId }) => withChoices(picks, columnId, chosen(changed, columnId)),
    emptyView,
  )
  return { ...builder, view }
}

export function atStep(builder: Builder, step: number): Builder {
  return { ...builder, step, reached: Math.max(builder.reached, step) }
}

/** The next step, or null after the last one, when the results follow. */
export function next(builder: Builder): Builder | null {
  return isLast(builder) ? null : atStep(builder, builder.step + 1)
}
