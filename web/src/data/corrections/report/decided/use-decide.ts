import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { reloadCorrections } from '#data/corrections/report/decided/corrections-query.ts'

/** Carries out a decision and reloads the lists, because somebody else may have decided in the meantime. */
export function useDecide(decide: () => Promise<Correction>, onDecided: (correction: Correction) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: async (correction) => {
      onDecided(correction)
      await reloadCorrections(client)
    },
    onError: async (error) => {
      if (error instanceof ApiProblem && error.status !== 422) await reloadCorrections(client)
    },
  })
}
