import { createHash } from 'node:crypto'
import { states } from '@atlas/contract/rules/states.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
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
  readonly said: string | null
  /** Where its events are; the state where that is null. */
  readonly location: string | null
}

export const everybodys: WhoseDates = { uid: '', title: null, said: null, location: null }

export function ofThePlace({ id, name, kind, stateId }: PlaceOnFile): WhoseDates {
  const told = kind === 'state' ? name : `${name} (${states[stateId].code})`
  return { uid: `-place-${id}`, title: null, said: `For the seats that represent ${told}.`, location: told }
}

const longestTitle = 80
const stateColumn: ColumnId = 'state.name'

/** The same filters in another order are the same seats. */
export function underFilters(index: SearchIndex, filters: readonly Filter[]): WhoseDates {
  if (filters.length === 0) return everybodys
  const words = filterWords(index, filters).join(' · ')
  // The state of an event stands in its name already.
  const others = filters.filter(({ column_id: id }) => id !== stateColumn)
  const title = filterWords(index, others).join(' · ')
  const count = others.length === 1 ? '1 filter' : `${others.length} filters`
  return {
    uid: `-${keyOf(filters)}`,
    title: others.length === 0 ? null : title.length > longestTitle ? count : title,
    said: `For the seats with ${words}.`,
    location: null,
  }
}

function keyOf(filters: readonly Filter[]): string {
  const sorted = filters.map((filter) => JSON.stringify([filter.column_id, filter.operator, filter.value])).sort()
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12)
}
