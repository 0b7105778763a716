import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { type MistakeReport, reportMistake } from '@atlas/contract/endpoints/data/corrections.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportDraft } from '#data/corrections/report/report-draft.ts'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import { aboutOf, type ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import { startSendingReports } from '#data/corrections/report/waiting/send-reports.ts'
import { forgetReportsLike, saveReport } from '#data/corrections/report/waiting/waiting-reports.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'

/**
 * Sends a report, or stores it on this device until the signal is back. An error from the server is shown beside the
 * field that it names.
 */
export function useSendReport(userId: string, official: ReportedOfficial, onDone: () => void) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: async (draft: ReportDraft) => {
      const report = reportOf(official.id, draft)
      try {
        const { reported_by: reportedBy } = await call(reportMistake, { body: report })
        forgetReportsLike(userId, report)
        return { waits: false, reportedBy } as const
      } catch (error) {
        if (!isNetworkFailure(error)) throw error
        saveReport(userId, { about: aboutOf(official), what: reportText(report), report })
        const user = client.getQueryData(sessionQuery.queryKey)
        if (user) startSendingReports(user, client)
        return { waits: true } as const
      }
    },
    // Without a signal it is stored at once.
    networkMode: 'always',
    // The error is shown beside its field.
    meta: { showsOwnError: true },
    onSuccess: onDone,
  })
  const problem = sending.error instanceof ApiProblem ? sending.error : null
  const of = (path: string) => problem?.errors.find((error) => error.path === path)?.message
  const errors = { value: of('value'), seenWhere: of('seen_where'), note: of('note') }
  return {
    sending,
    errors,
    /** An error that names no field of the form. */
    refusal: problem && !Object.values(errors).some(Boolean) ? problem.detail : null,
  }
}

function reportOf(officialId: number, { columnId, isOnlyWrong, value, seenWhere, note }: ReportDraft): MistakeReport {
  const isWrong = isOnlyWrong && isCorrectable(columnId)
  return {
    eo_id: officialId,
    column_id: columnId,
    kind: isWrong ? 'wrong' : 'value',
    value: isWrong ? '' : value,
    seen_where: seenWhere,
    note,
  }
}

/** "Own office phone, 662-555-0100", or "Own office phone, Wrong number" where the reporter knows no more. */
function reportText({ column_id: columnId, kind, value, note }: MistakeReport): string {
  const { label, wrong } = reportFields[columnId]
  const day = parseDay(value)
  const text = kind === 'wrong' ? wrong : value || note
  return [label, day === null ? text : typedDayOf(day)].filter(Boolean).join(', ')
}
