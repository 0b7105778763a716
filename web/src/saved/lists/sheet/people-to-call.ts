import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import { stageOf } from '#saved/lists/calls/with-outcomes.ts'

const stillToCall: ReadonlySet<string> = new Set(['to_call', 'left_message', 'follow_up'])

/**
 * The numbers of those whom somebody calls one after the other, in the order of the list: who has a phone and was not
 * reached yet. Whoever is on the screen is among them, whatever came of the call.
 */
export function peopleToCall(officials: readonly ListedOfficial[], current: number | null): number[] {
  const mayBeCalled = (official: ListedOfficial) =>
    official.phone !== null && !official.has_left && stillToCall.has(stageOf(official))
  return officials.filter((official) => mayBeCalled(official) || official.eo_id === current).map(({ eo_id: id }) => id)
}
