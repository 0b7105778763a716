import type { UnsentNote, UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

/** The waiting entries about one official, which must not look as if they were sent. */
export interface Unsent {
  readonly outcomeIds: ReadonlySet<string>
  /** The latest text of the note, including one that was refused. */
  readonly note: UnsentNote | undefined
}

export const nothingUnsent: Unsent = { outcomeIds: new Set(), note: undefined }

/** By the numbers of the officials of one list. */
export function unsentOf(
  outcomes: readonly UnsentOutcome[],
  notes: readonly UnsentNote[],
): ReadonlyMap<number, Unsent> {
  const byOfficial = groupBy(outcomes, ({ said: outcome }) => outcome.eo_id)
  const ids = new Set([...byOfficial.keys(), ...notes.map(({ eo_id: id }) => id)])
  return new Map(
    Array.from(ids, (id) => {
      const outcomeIds = new Set(byOfficial.get(id)?.map(({ said: outcome }) => outcome.client_id))
      return [id, { outcomeIds, note: notes.find((note) => note.eo_id === id) }] as const
    }),
  )
}
