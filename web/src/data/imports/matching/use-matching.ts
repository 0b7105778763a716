import type { Matching, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { matchingQuery, saveAnswers, showMatching } from '#data/imports/matching/matching-queries.ts'

export type ChangeAnswers = (answers: MatchingAnswers) => MatchingAnswers

export interface MatchingInHand {
  readonly answer: NewestAnswer<Matching>
  /** What is decided, those decisions included that the server has not answered yet. */
  readonly answers: MatchingAnswers | null
  readonly change: (change: ChangeAnswers) => void
  readonly saved: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  /** Sends again what did not go through. */
  readonly retry: () => void
  /** Resolves once the last decision is kept, and fails where it is not. */
  readonly settled: () => Promise<unknown>
}

/** How a spreadsheet is read. Each decision is sent at once; what does not go through stays on the screen. */
export function useMatching(id: string): MatchingInHand {
  const client = useQueryClient()
  const answer = useNewestAnswer({ ...useQuery(matchingQuery(id)), isPlaceholderData: false })
  const [draft, setDraft] = useState<MatchingAnswers | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const saving = useMutation({
    mutationFn: (answers: MatchingAnswers) => saveAnswers(id, answers),
    // One after the other: the last decision is the one that stays.
    scope: { id: `matching ${id}` },
    onSuccess: async (matching, sent) => {
      await showMatching(client, id, matching)
      setDraft((current) => (current === sent ? null : current))
    },
    // What the server refuses would be refused again.
    onError: (error) => error instanceof ApiProblem && error.status < 500 && setDraft(null),
  })
  const answers = draft ?? answer.reply?.answers ?? null
  const send = (next: MatchingAnswers) => {
    setDraft(next)
    last.current = saving.mutateAsync(next)
    last.current.catch(() => undefined)
  }
  return {
    answer,
    answers,
    change: (change) => answers && send(change(answers)),
    saved: saving,
    retry: () => answers && send(answers),
    settled: () => last.current,
  }
}
