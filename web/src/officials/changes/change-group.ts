import { changeKindOf } from '@atlas/contract/catalogue/change-kinds.ts'
import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'

/** The groups in which people look through the changes of an official, in the words of the page. */
export const changeGroups = { contact: 'Contact', elections: 'Election dates', other: 'Everything else' } as const
export type ChangeGroup = keyof typeof changeGroups
export const changeGroupIds = Object.keys(changeGroups) as readonly ChangeGroup[]

const contact: ReadonlySet<string> = new Set(['phone', 'email', 'address'])

/** Everything about the person is in the last group. */
export function changeGroupOf({ column_id: id }: Pick<OfficialChange, 'column_id'>): ChangeGroup {
  const kind = id === null ? 'other' : changeKindOf(id)
  if (contact.has(kind)) return 'contact'
  return kind === 'election_dates' ? 'elections' : 'other'
}
