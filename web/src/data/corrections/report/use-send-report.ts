import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { reportMistake } from '@atlas/contract/endpoints/data/corrections.ts'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import type { ReportDraft } from '#data/corrections/report/report-draft.ts'

/** Sends a report; what the server refuses is told beside the field that it names. */
export function useSendReport(officialId: number, onSent: () => void) {
  const sending = useMutation({
    mutationFn: ({ columnId, isOnlyWrong, value, seenWhere, note }: ReportDraft) => {
      const content = isOnlyWrong && isCorrectable(columnId) ? ({ kind: 'wrong', value: '' } as const) : { value }
      return call(reportMistake, {
        body: { eo_id: officialId, column_id: columnId, ...content, seen_where: seenWhere, note },
      })
    },
    // What is refused stands beside its field.
    meta: { showsOwnError: true },
    onSuccess: onSent,
  })
  const problem = sending.error instanceof ApiProblem ? sending.error : null
  const of = (path: string) => problem?.errors.find((error) => error.path === path)?.message
  const errors = { value: of('value'), seenWhere: of('seen_where'), note: of('note') }
  return {
    sending,
    errors,
    /** A refusal that names no field of the form. */
    refusal: problem && !Object.values(errors).some(Boolean) ? problem.detail : null,
  }
}
