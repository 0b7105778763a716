import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { RecordedOutcome } from '@atlas/contract/endpoints/saved/lists.ts'

/** The signed-in person, in the form in which lists name people. */
export function personOf({ id, first_name: first, last_name: last }: Me): NonNullable<RecordedOutcome['by']> {
  return { id, name: `${first} ${last}`, is_me: true }
}
