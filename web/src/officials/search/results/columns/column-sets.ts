import { type ColumnId, defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnSet } from '@atlas/contract/endpoints/accounts/preferences.ts'

export const standardSet: ColumnSet = { name: 'Standard', columns: [...defaultColumnIds] }

/** What somebody needs who picks up the telephone: whom, where, how to reach them, and when they are on the ballot. */
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

/** The sets that everybody has; nobody's own may be called so. */
export const defaultSets: readonly ColumnSet[] = [standardSet, callingSet]

/** Whether the columns of a set that are not hidden are those that are shown. */
export function isShown({ columns }: ColumnSet, shown: readonly ColumnId[], hidden: ReadonlySet<string>): boolean {
  return columns.filter((id) => !hidden.has(id)).join() === shown.join()
}

/** A set of that name in place of one that was called so before, newest last. */
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
