import { confirmImport, type Import, readCheck } from '@atlas/contract/endpoints/data/imports.ts'
import { sendOfficial, type SubmittedOfficial } from '@atlas/contract/endpoints/data/own-official.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { useImport } from '#data/corrections/report/official/use-import.ts'

/** An official on the way into the own list: entered, checked, reviewed, published. */
export function useSubmittedOfficial() {
  const [request, setRequest] = useState<Import | null>(null)
  const sending = useMutation({
    mutationFn: (official: SubmittedOfficial) => call(sendOfficial, { body: official }),
    // The error is shown beside its field.
    meta: { showsOwnError: true },
    onSuccess: setRequest,
  })
  const publishing = useMutation({
    mutationFn: ({ id, counts }: Import) =>
      call(confirmImport, { params: { id }, body: { accept_losses: counts?.losses_to_accept ?? null } }),
    meta: { showsOwnError: true },
    onSuccess: setRequest,
  })
  const now = useImport(request)
  const { data: check } = useQuery({
    queryKey: ['imports', 'check', now?.id, 'told', now?.error],
    queryFn: ({ signal }) => call(readCheck, { params: { id: now?.id ?? '' } }, { signal }),
    enabled: now?.status === 'CHECKED',
    meta: { showsOwnError: true },
  })
  return {
    now,
    check: now?.status === 'CHECKED' ? (check ?? null) : null,
    sending,
    publishing,
    problem: problemOf(sending.error),
    refusal: problemOf(publishing.error)?.detail ?? now?.error ?? null,
    /** Returns to what was typed. */
    change: () => setRequest(null),
  }
}

function problemOf(error: unknown): ApiProblem | null {
  return error instanceof ApiProblem ? error : null
}
