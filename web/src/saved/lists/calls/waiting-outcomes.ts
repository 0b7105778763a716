import { type UnsentOutcome, unsentOutcomesSchema } from '@atlas/contract/endpoints/saved/lists.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'

/** Outcomes of calls. */
export const waitingOutcomes = createWaitingStore<UnsentOutcome>({
  thing: 'outcomes to send',
  read: (stored) => unsentOutcomesSchema.safeParse(stored).data,
})

export function saveOutcome(userId: string, outcome: UnsentOutcome): void {
  waitingOutcomes.change(userId, (stored) => [...stored, outcome])
}

/** Removes those with these client ids. */
export function forgetOutcomes(userId: string, ids: ReadonlySet<string>): void {
  waitingOutcomes.change(userId, (stored) => stored.filter(({ said: outcome }) => !ids.has(outcome.client_id)))
}

/** They stay for their writer to look at, and are not sent again. */
export function markOutcomesRefused(userId: string, ids: ReadonlySet<string>, refused: string): void {
  waitingOutcomes.change(userId, (stored) =>
    stored.map((each) => (ids.has(each.said.client_id) ? { ...each, refused } : each)),
  )
}
