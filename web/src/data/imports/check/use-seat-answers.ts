import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { OfficialsFileCheck, SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showChange } from '#shared/api/show-change.ts'
import { matchingQuery, saveAnswers, startCheck } from '#data/imports/matching/matching-queries.ts'

/** Keeps how seats are to be filled, and has worked out anew what changes then. */
function useSendAnswers(id: string, onChecked: (checking: Import) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (seatAnswers: ReadonlyMap<number, SeatAnswer | null>) => {
      const { answers } = await client.query(matchingQuery(id))
      // Of many questions only the first are on the screen: answers to the others stay.
      const others = answers.seats.filter(({ line }) => !seatAnswers.has(line))
      const seats = [
        ...others,
        ...Array.from(seatAnswers, ([line, answer]) => (answer ? [{ line, answer }] : [])).flat(),
      ]
      const matching = await saveAnswers(id, { ...answers, seats })
      await showChange(client, matchingQuery(id), () => matching)
      return await startCheck(id)
    },
    onSuccess: onChecked,
  })
}

type SeatQuestion = OfficialsFileCheck['seat_questions'][number]

/** How the questions about seats stand on this screen, which the questions and the tray below them both tell. */
export function useSeatAnswers(id: string, questions: readonly SeatQuestion[], onChecked: (checking: Import) => void) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, SeatAnswer>>(() => new Map())
  const answers = new Map(questions.map(({ line, answer }) => [line, chosen.get(line) ?? answer] as const))
  const sending = useSendAnswers(id, onChecked)
  return {
    seatAnswers: answers,
    choose: (some: readonly SeatQuestion[], answer: SeatAnswer) =>
      setChosen(new Map([...chosen, ...some.map(({ line }) => [line, answer] as const)])),
    /** So many of those on the screen have no answer. */
    open: questions.filter(({ line }) => !answers.get(line)).length,
    /** What is chosen is not what was checked. */
    isNews: questions.some(({ line, answer }) => answers.get(line) !== answer),
    sending,
    send: () => !sending.isPending && sending.mutate(answers),
  }
}
export type SeatAnswering = ReturnType<typeof useSeatAnswers>
