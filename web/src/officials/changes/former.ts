import type { OfficialChanges } from '@atlas/contract/endpoints/officials/changes.ts'

type Official = OfficialChanges['official']

/** "Constable, Bolivar County, Mississippi" */
export function officeOf({ office, jurisdiction, state }: Official): string {
  return [office, jurisdiction, jurisdiction === state ? null : state].filter(Boolean).join(', ')
}

/** The beginning of a sentence that ends with a day. */
export function howItEnded({ left_how: how }: Official): string {
  if (how === 'taken_back') return 'The import that brought this official was undone on'
  return how === 'joined'
    ? 'Shown together with another entry of the same person since'
    : 'Left office, not listed since'
}
