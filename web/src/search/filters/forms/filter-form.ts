import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'

/** The fields of a control that a person fills in. */
export type DraftField = 'operator' | 'first' | 'second'

/** The content of a control, applied or not: an operator, or none yet, and up to two texts. */
export interface Draft {
  readonly operator: Operator | ''
  readonly first: string
  readonly second: string
}

/** What is wrong with a draft, and where. */
export interface Mistake {
  readonly field: DraftField
  readonly message: string
}

/** The filter that a draft means, if any, or else what is wrong with it. */
export type Reading =
  | { readonly filter: Filter | null; readonly mistake: null }
  | { readonly filter: null; readonly mistake: Mistake }

/** How a control reads and writes filters; it knows the rules and nothing of the screen. */
export interface FilterForm {
  /** The filters that the control represents and replaces. */
  readonly filtersOf: (filters: readonly Filter[]) => readonly Filter[]
  readonly write: (filtersOf: readonly Filter[]) => Draft
  /** `edited` is the field that was typed in last, which is the one to correct where two contradict each other. */
  readonly read: (draft: Draft, edited: DraftField) => Reading
}

export function means(filter: Filter | null): Reading {
  return { filter, mistake: null }
}

export function mistaken(field: DraftField, message: string): Reading {
  return { filter: null, mistake: { field, message } }
}

/** A URL expresses "is" as `in` with one value. */
export function asEqual(filter: Filter): Filter {
  const [only, ...more] = [filter.value ?? []].flat()
  const isOne = filter.operator === 'in' && only !== undefined && more.length === 0
  return isOne ? { ...filter, operator: 'eq', value: only } : filter
}
