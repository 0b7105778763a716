import type { Filter } from '@atlas/contract/search/filter.ts'
import { lastStep, stepAt, steps } from '#features/builder/steps.ts'
import { chosen, withChoices } from '#search-state/change-view.ts'
import { emptyView, type SearchView } from '#search-state/search-view.ts'
import { type UrlQuery, readUrlQuery, writeUrlQuery } from '#search-state/url-query.ts'

/** Where a person is in the wizard, and what they have picked; it lives in the URL. */
export interface Builder {
  /** The place of the step on the screen, from 0. */
  readonly step: number
  /** The furthest step seen so far. */
  readonly reached: number
  /** A search with the picks as its filters, in the order of the steps, and nothing else. */
  readonly view: SearchView
}

/** The wizard that a URL says. A step that nobody knows is the first one; other filters are left out. */
export function readBuilder(query: UrlQuery): Builder {
  const said = readUrlQuery(query)
  const view = steps.reduce(
    (picks, { columnId }) => withChoices(picks, columnId, [...new Set(chosen(said, columnId))]),
    emptyView,
  )
  const step = Math.max(0, placeOf(query['step']))
  return { step, reached: Math.max(step, placeOf(query['reached']), lastPicked(view)), view }
}

/** The picks in the words of the search's own URL, then the step: `?state.name=13,28&step=county`. */
export function writeBuilder({ step, reached, view }: Builder): UrlQuery {
  const isSaid = reached <= Math.max(step, lastPicked(view))
  return { ...writeUrlQuery(view), step: stepAt(step).id, ...(isSaid ? {} : { reached: stepAt(reached).id }) }
}

function placeOf(said: string | readonly string[] | undefined): number {
  return steps.findIndex(({ id }) => id === said)
}

function lastPicked(view: SearchView): number {
  return steps.findLastIndex(({ columnId }) => chosen(view, columnId).length > 0)
}

/** What is picked in a step: ids, or labels where a person wrote the URL. */
export function picksOf({ view }: Builder, step: number): string[] {
  return chosen(view, stepAt(step).columnId)
}

/** The picks that narrow the choices of a step: those of the steps before it. */
export function earlierFilters({ view }: Builder, step: number): Filter[] {
  const earlier = steps.slice(0, step).map(({ columnId }) => columnId as string)
  return view.filters.filter(({ column_id }) => earlier.includes(column_id))
}

export function withPicks(builder: Builder, values: readonly string[]): Builder {
  const changed = withChoices(builder.view, stepAt(builder.step).columnId, values)
  const view = steps.reduce((picks, { columnId }) => withChoices(picks, columnId, chosen(changed, columnId)), emptyView)
  return { ...builder, view }
}

export function atStep(builder: Builder, step: number): Builder {
  return { ...builder, step, reached: Math.max(builder.reached, step) }
}

/** The next step, or null after the last one: then the results come. */
export function next(builder: Builder): Builder | null {
  return builder.step < lastStep ? atStep(builder, builder.step + 1) : null
}
