import type { Filler } from '@atlas/contract/endpoints/drives/tasks.ts'

/** "you", "Faith Allen"; who is not there any more has no name. */
export function personName(person: Filler | null | undefined): string {
  if (!person) return 'somebody who left'
  return person.is_me ? 'you' : person.name
}
