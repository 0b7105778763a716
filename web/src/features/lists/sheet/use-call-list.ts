import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import type { Saying } from '@atlas/contract/rules/outcomes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import { listQuery } from '#keeping/lists/lists.ts'
import { newId } from '#keeping/lists/new-id.ts'
import { personOf } from '#keeping/lists/person-of.ts'
import { startSending } from '#keeping/lists/send-outcomes.ts'
import { keepOutcome, useWaitingOutcomes } from '#keeping/lists/waiting-outcomes.ts'
import { withSaid } from '#keeping/lists/with-said.ts'

const colleaguesMilliseconds = 30_000
/** A longer list is asked for anew only when the window is looked at again: a phone's data is dear. */
const mostAskedAnew = 500

/** Says what came of a call to an official; a follow-up has a day, `YYYY-MM-DD`. */
export type SayOutcome = (officialId: number, outcome: Saying, followUpOn?: string) => void

/** A list as this person sees it: with what the server has not heard yet, and with what colleagues say meanwhile. */
export function useCallList(id: string, user: Me) {
  const client = useQueryClient()
  const query = useQuery({
    ...listQuery(id),
    refetchInterval: ({ state: { data } }) => (data?.officials.length ?? 0) <= mostAskedAnew && colleaguesMilliseconds,
  })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const waiting = useWaitingOutcomes(user.id)
  useEffect(() => startSending({ user, client }), [user, client])
  const said = useMemo(
    () => waiting.filter(({ list_id: list }) => list === id).map((outcome) => outcome.said),
    [waiting, id],
  )
  const list = useMemo(() => answer.reply && withSaid(answer.reply, said, personOf(user)), [answer.reply, said, user])
  const say = useCallback<SayOutcome>(
    (officialId, outcome, followUpOn) =>
      keepOutcome(user.id, {
        list_id: id,
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
  return { list, answer, error: query.error, waiting: said.length, say }
}
