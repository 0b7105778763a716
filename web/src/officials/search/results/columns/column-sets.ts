import { type ColumnId, defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnSet } from '@atlas/contract/endpoints/accounts/preferences.ts'

export const standardSet: ColumnSet = { name: 'Standard', columns: [...defaultColumnIds] }

/** What a caller needs: whom, where, how to reach them, and when they are on the ballot. */
export const callingSet: ColumnSet = {
  name: 'For calling',
  columns: [
    'eo.name',
    'office.name',
    'jurisdiction.name',
    'contact.phone',
    'contact.email',
    'county.name',
    'jurisdictionoffice.next_primary',
    'jurisdictionoffice.next_general',
    'stats.last_election',
  ],
}

/** The sets that everybody has; nobody's own set may use their names. */
export const defaultSets: readonly ColumnSet[] = [standardSet, callingSet]

/** Whether the visible columns of a set are those that are shown. */
export function isShown({ columns }: ColumnSet, shown: readonly ColumnId[], hidden: ReadonlySet<string>): boolean {
  return columns.filter((id) => !hidden.has(id)).join() === shown.join()
}

/** Adds a set, newest last, replacing one of the same name. */
export function withSet(sets: readonly ColumnSet[], set: ColumnSet): ColumnSet[] {
  return [...withoutSet(sets, set.name), set]
}

export function withoutSet(sets: readonly ColumnSet[], name: string): ColumnSet[] {
  return sets.filter((each) => !isCalled(each, name))
}

export function isGiven(name: string): boolean {
  return defaultSets.some((set) => isCalled(set, name))
}

function isCalled(set: ColumnSet, name: string): boolean {
  return set.name.toLowerCase() === name.trim().toLowerCase()
}
