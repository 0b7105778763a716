import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { ListedOfficial, OfficialList, UnsentNote, UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import type { Saying } from '@atlas/contract/rules/outcomes.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { listQuery } from '#saved/lists/save/lists.ts'
import { newId } from '#shared/api/new-id.ts'
import { personOf } from '#saved/lists/calls/person-of.ts'
import { startSending } from '#saved/lists/calls/send-waiting.ts'
import { unsentOf } from '#saved/lists/calls/unsent.ts'
import { saveNote, waitingNotes } from '#saved/lists/calls/waiting-notes.ts'
import { saveOutcome, waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'
import { withNotes } from '#saved/lists/calls/with-notes.ts'
import { withNewOutcomes } from '#saved/lists/calls/with-outcomes.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

const colleaguesMilliseconds = 30_000
/** A longer list is reloaded only when the person returns to the window, because mobile data is expensive. */
const mostRefetched = 500

/** Records the outcome of a call to an official; a follow-up has a day, `YYYY-MM-DD`. */
export type SayOutcome = (official: Called, outcome: Saying, followUpOn?: string) => void
export type WriteNote = (official: Called, text: string) => void
type Called = Pick<ListedOfficial, 'eo_id' | 'name'>

/** A list as this person sees it, including entries that the server has not received and new entries of colleagues. */
export function useCallList(id: string, user: Me) {
  const client = useQueryClient()
  const query = useQuery({
    ...listQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.officials.length ?? 0) <= mostRefetched && colleaguesMilliseconds,
  })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  useEffect(() => startSending(user, client), [user, client])
  const { waiting, refused } = useUnsentIn(id, user)
  const list = useMemo(
    () => answer.reply && withWaiting(answer.reply, waiting, personOf(user)),
    [answer.reply, waiting, user],
  )
  const sendOutcome = useCallback<SayOutcome>(
    ({ eo_id: officialId, name }, outcome, followUpOn) =>
      saveOutcome(user.id, {
        list_id: id,
        about: name,
        said: {
          client_id: newId(),
          eo_id: officialId,
          outcome,
          follow_up_on: followUpOn ?? null,
          said_at: new Date().toISOString(),
        },
      }),
    [user.id, id],
  )
  const write = useCallback<WriteNote>(
    ({ eo_id: officialId, name }, text) =>
      saveNote(user.id, {
        id: newId(),
        list_id: id,
        about: name,
        eo_id: officialId,
        text,
        in_place_of: noteOnScreen(client, { id, userId: user.id, officialId }),
        written_at: new Date().toISOString(),
      }),
    [client, user.id, id],
  )
  return { list, answer, error: query.error, waiting, refused, say: sendOutcome, write }
}

interface Waiting {
  readonly outcomes: readonly UnsentOutcome[]
  readonly notes: readonly UnsentNote[]
}

/** This person's outcomes and notes in this list that the server has not received or has refused. */
function useUnsentIn(listId: string, { id }: Me) {
  const allOutcomes = useWaiting(waitingOutcomes, id)
  const allNotes = useWaiting(waitingNotes, id)
  return useMemo(() => {
    const outcomes = groupBy(inList(allOutcomes, listId), sendStatus)
    const notes = groupBy(inList(allNotes, listId), sendStatus)
    const waiting = { outcomes: outcomes.get('waits') ?? [], notes: notes.get('waits') ?? [] }
    const refused = { outcomes: outcomes.get('refused') ?? [], notes: notes.get('refused') ?? [] }
    const unsent = unsentOf(waiting.outcomes, [...waiting.notes, ...refused.notes])
    return { waiting: { ...waiting, unsent }, refused }
  }, [allOutcomes, allNotes, listId])
}

function inList<Entry extends { readonly list_id: string }>(entries: readonly Entry[], listId: string): Entry[] {
  return entries.filter(({ list_id: id }) => id === listId)
}

function sendStatus({ refused }: { readonly refused?: string | undefined }): 'waits' | 'refused' {
  return refused === undefined ? 'waits' : 'refused'
}

function withWaiting(list: OfficialList, { outcomes, notes }: Waiting, by: ReturnType<typeof personOf>): OfficialList {
  const unsent = outcomes.map((each) => each.said)
  return withNotes(withNewOutcomes(list, unsent, by), notes, by)
}

/** The server's note that a new one replaces; a note that already waits replaces the same one. */
function noteOnScreen(
  client: QueryClient,
  { id, userId, officialId }: { id: string; userId: string; officialId: number },
) {
  const before = waitingNotes.of(userId).find((each) => each.list_id === id && each.eo_id === officialId)
  if (before && !before.refused) return before.in_place_of
  const list = client.getQueryData(listQuery(id).queryKey)
  return list?.officials.find((each) => each.eo_id === officialId)?.note?.at ?? null
}
