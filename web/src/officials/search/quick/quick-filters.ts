import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Outcome } from '@atlas/contract/rules/last-election.ts'
import type { ContactKind } from '@atlas/contract/rules/shown-contact.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import { chosen, withChoices, withFilters } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'

/** A filter that is one press away. */
export interface QuickFilter {
  readonly label: string
  /** The filter that it applies, also used for its count. */
  readonly filter: Filter
}

const lastElection = 'stats.last_election'

/**
 * Who can be reached; two outcomes, which can be combined; two windows, one at a time; and who came since the last
 * visit.
 */
export function quickFilters(user: Pick<Me, 'last_visit' | 'is_nonpartisan'> | null | undefined): QuickFilter[] {
  const since = user?.last_visit
  return [
    { label: 'Has a phone', filter: hasContact('phone') },
    { label: 'Uncontested', filter: ofOutcome('Uncontested') },
    { label: user?.is_nonpartisan ? 'Close' : 'Close, under 5 points', filter: ofOutcome('Close') },
    { label: 'Up within 90 days', filter: upWithin(90) },
    { label: 'Up within 12 months', filter: upWithin(365) },
    ...(since ? [{ label: 'New since your last visit', filter: addedAfter(since) }] : []),
    { label: 'Has an e-mail', filter: hasContact('email') },
  ]
}

function ofOutcome(outcome: Outcome): Filter {
  return { column_id: lastElection, operator: 'in', value: [normalized(outcome)] }
}

/** Their own, or that of the office. */
function hasContact(kind: ContactKind): Filter {
  return { column_id: `contact.${kind}_of`, operator: 'ne', value: unknownChoice.id }
}

function upWithin(days: number): Filter {
  return { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: days }
}

function addedAfter(moment: string): Filter {
  return { column_id: 'eo.added', operator: 'gt', value: moment }
}

export function isPressed({ filter }: QuickFilter, view: Pick<SearchView, 'filters'>): boolean {
  if (filter.column_id === lastElection) return chosenOutcomes(view).includes(outcomeOf(filter))
  return view.filters.some((each) => isSame(each, filter))
}

/** The search after a quick filter has been switched on or off. */
export function withToggled(view: SearchView, quick: QuickFilter): SearchView {
  const { filter } = quick
  const isOn = isPressed(quick, view)
  if (filter.column_id === lastElection) {
    const others = chosen(view, lastElection).filter((each) => normalized(each) !== outcomeOf(filter))
    return withChoices(view, lastElection, isOn ? others : [...others, outcomeOf(filter)])
  }
  const replaced = view.filters.filter(
    ({ column_id, operator }) => column_id === filter.column_id && operator === filter.operator,
  )
  return withFilters(view, replaced, isOn ? [] : [filter])
}

/** The filters that the active quick filters do not cover completely. */
export function notCoveredBy(quick: readonly QuickFilter[], { filters }: Pick<SearchView, 'filters'>): Filter[] {
  return filters.filter((each) => {
    if (each.column_id !== lastElection) return !quick.some(({ filter }) => isSame(each, filter))
    const outcomes = chosenOutcomes({ filters: [each] })
    const isChosen = (outcome: string) =>
      quick.some(({ filter }) => filter.column_id === lastElection && outcomeOf(filter) === outcome)
    return outcomes.length === 0 || !outcomes.every(isChosen)
  })
}

function chosenOutcomes(view: Pick<SearchView, 'filters'>): string[] {
  return chosen(view, lastElection).map(normalized)
}

function outcomeOf({ value }: Filter): string {
  return [value ?? []].flat().join()
}

function isSame(one: Filter, other: Filter): boolean {
  return one.column_id === other.column_id && one.operator === other.operator && one.value === other.value
}
