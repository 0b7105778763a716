import { createHash } from 'node:crypto'
import { states } from '@atlas/contract/rules/states.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersKey } from '@atlas/contract/search/filters-key.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import { filterWords } from '#search/filter-words.ts'
import type { SearchIndex } from '#search/search-index.ts'

/**
 * Whose seats the dates of a calendar are for. Each group of seats has its own event for a state's election, because
 * the text of the event counts the seats: the file of a second county must not overwrite the event of the first.
 */
export interface WhoseDates {
  /** The end of the UID; empty for everybody's seats. */
  readonly uid: string
  /** Added to the name of each event where no place is named; null where the state is enough. */
  readonly title: string | null
  /** The first line of each description. */
  readonly text: string | null
  /** The end of the calendar's name, which distinguishes two calendars; null for everybody's seats. */
  readonly name: string | null
  /** The location of the events; null means the state. */
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

/** The same filters in another order select the same seats. */
export function underFilters(index: SearchIndex, filters: readonly Filter[]): WhoseDates {
  if (filters.length === 0) return everybodys
  const words = filterWords(index, filters)
  // The name of an event already includes its state.
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

/** As many filters as fit in a list of calendars, and the number of the others. */
function inFew(words: readonly string[]): string {
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join(' · ').length <= longestTitle)
  const others = words.length - fitting.length
  if (others === 0) return fitting.join(' · ')
  return fitting.length === 0 ? countOf(words) : `${fitting.join(' · ')} · and ${others} more`
}

function countOf(filters: readonly unknown[]): string {
  return filters.length === 1 ? '1 filter' : `${filters.length} filters`
}
