import type { Filter } from '@atlas/contract/search/filter.ts'
import { isRemembered, rowsOf } from '#search/match.ts'
import type { SearchIndex } from '#search/search-index.ts'

/**
 * Works out the rows of the filters that nobody asked before and remembers them, one at a time: between any two of
 * them other requests are answered. Fifty texts that are new would else hold everybody up for as long as all of them
 * take, which at half a million officials is seconds.
 */
export async function rememberFilters(index: SearchIndex, filters: readonly Filter[]): Promise<void> {
  for (const filter of filters) {
    if (isRemembered(index, filter)) continue
    rowsOf(index, filter)
    await nextTurn()
  }
}

let turns: Promise<void> = Promise.resolve()

/** Lets others be answered. One wait after the other, whoever waits: ten requests that each have much to do hold others up no more than one. */
export function nextTurn(): Promise<void> {
  turns = turns.then(() => new Promise((resolve) => setImmediate(resolve)))
  return turns
}
