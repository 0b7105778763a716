import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import type { SeatAnswer } from '@atlas/contract/endpoints/import-check.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { matchingQuery, saveAnswers, startCheck } from '#features/data-imports/matching/matching-queries.ts'

/** Keeps how seats are to be filled, and has worked out anew what changes then. */
export function useSeatAnswers(id: string, onChecked: (checking: Import) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (given: ReadonlyMap<number, SeatAnswer | null>) => {
      const { answers } = await client.query(matchingQuery(id))
      // Of many questions only the first are on the screen: answers to the others stay.
      const others = answers.seats.filter(({ line }) => !given.has(line))
      const seats = [...others, ...Array.from(given, ([line, answer]) => (answer ? [{ line, answer }] : [])).flat()]
      const matching = await saveAnswers(id, { ...answers, seats })
      client.setQueryData(matchingQuery(id).queryKey, matching)
      return await startCheck(id)
    },
    onSuccess: onChecked,
  })
}
