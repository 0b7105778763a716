import { createHash } from 'node:crypto'
import { states } from '@atlas/contract/rules/states.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersKey } from '@atlas/contract/search/filters-key.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import { filterWords } from '#search/filter-words.ts'
import type { SearchIndex } from '#search/search-index.ts'

/**
 * Whose seats the dates of a calendar are for. An election of a state is one event for each of them: its text counts
 * their seats, so that the file of a second county must not overwrite what the first one's says.
 */
export interface WhoseDates {
  /** Ends the UID; empty for the seats of everybody. */
  readonly uid: string
  /** Beside the name of each event, where no place is; null where its state says enough. */
  readonly title: string | null
  /** The first line of each description. */
  readonly text: string | null
  /** Ends the name of the calendar, so that two of them are told apart; null for the seats of everybody. */
  readonly name: string | null
  /** Where its events are; the state where that is null. */
  readonly location: string | null
}

export const everybodys: WhoseDates = { uid: '', title: null, text: null, name: null, location: null }

export function ofThePlace({ id, name, kind, stateId }: PlaceOnFile): WhoseDates {
  const stateName = kind === 'state' ? name : `${name} (${states[stateId].code})`
  return {
    uid: `-place-${id}`,
    title: null,
    text: `For the seats that represent ${stateName}.`,
    name: stateName,
    location: stateName,
  }
}

const longestTitle = 80
const stateColumn: ColumnId = 'state.name'

/** The same filters in another order are the same seats. */
export function underFilters(index: SearchIndex, filters: readonly Filter[]): WhoseDates {
  if (filters.length === 0) return everybodys
  const words = filterWords(index, filters)
  // The state of an event stands in its name already.
  const others = filters.filter(({ column_id: id }) => id !== stateColumn)
  const title = filterWords(index, others).join(' · ')
  return {
    uid: `-${shortKey(filters)}`,
    title: others.length === 0 ? null : title.length > longestTitle ? countOf(others) : title,
    text: `For the seats with ${words.join(' · ')}.`,
    name: inFew(words),
    location: null,
  }
}

function shortKey(filters: readonly Filter[]): string {
  return createHash('sha256').update(filtersKey(filters)).digest('hex').slice(0, 12)
}

/** As many filters as a list of calendars has room for, and how many more there are. */
function inFew(words: readonly string[]): string {
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join(' · ').length <= longestTitle)
  const others = words.length - fitting.length
  if (others === 0) return fitting.join(' · ')
  return fitting.length === 0 ? countOf(words) : `${fitting.join(' · ')} · and ${others} more`
}

function countOf(filters: readonly unknown[]): string {
  return filters.length === 1 ? '1 filter' : `${filters.length} filters`
}
