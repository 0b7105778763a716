import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import { stageOf } from '#saved/lists/calls/with-outcomes.ts'

const stillToCall: ReadonlySet<string> = new Set(['to_call', 'left_message', 'follow_up'])

/**
 * The numbers of the officials to call one after another, in the order of the list: those who have a phone and have not
 * been reached. The official on the screen is included, whatever the outcome of the call.
 */
export function peopleToCall(officials: readonly ListedOfficial[], current: number | null): number[] {
  const mayBeCalled = (official: ListedOfficial) =>
    official.phone !== null && !official.has_left && stillToCall.has(stageOf(official))
  return officials.filter((official) => mayBeCalled(official) || official.eo_id === current).map(({ eo_id: id }) => id)
}
