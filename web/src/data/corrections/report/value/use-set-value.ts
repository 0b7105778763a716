import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import { type Correction, setValue } from '@atlas/contract/endpoints/data/corrections.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { reloadCorrections } from '#data/corrections/report/decided/corrections-query.ts'

export interface ValueDraft {
  readonly columnId: CorrectableId
  readonly value: string
  readonly source: string
  readonly asOf: string
}

/** Sets a value. An error is shown beside the field that it names, otherwise beside the value. */
export function useSetValue(officialId: number, onSet: (correction: Correction) => void) {
  const client = useQueryClient()
  const setting = useMutation({
    mutationFn: ({ columnId, value, source, asOf }: ValueDraft) =>
      call(setValue, { body: { eo_id: officialId, column_id: columnId, value, source, as_of: asOf } }),
    // The error is shown beside its field.
    meta: { showsOwnError: true },
    onSuccess: async (correction) => {
      onSet(correction)
      await reloadCorrections(client)
    },
  })
  const problem = setting.error instanceof ApiProblem ? setting.error : null
  const of = (path: string) => problem?.errors.find((error) => error.path === path)?.message
  const [source, asOf] = [of('source'), of('as_of')]
  return { setting, errors: { value: of('value') ?? (source || asOf ? undefined : problem?.detail), source, asOf } }
}
