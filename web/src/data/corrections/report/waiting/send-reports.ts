import { reportMistake, type UnsentReport } from '@atlas/contract/endpoints/data/corrections.ts'
import { forgetReport, markReportRefused, waitingReports } from '#data/corrections/report/waiting/waiting-reports.ts'
import { call } from '#shared/api/call.ts'
import { finalRefusal, laterAfter, type Sender, type Sent } from '#shared/api/send-later.ts'
import { createSending } from '#shared/api/start-sending.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** Sends the reports that wait in this browser. One that the server will never accept is marked and not sent again. */
export const startSendingReports = createSending({
  listeners: [waitingReports.listen],
  nextOf: (sender, postponed) => {
    const next = waitingReports
      .of(sender.user.id)
      .find(({ id, refused }) => refused === undefined && !postponed.has(id))
    return next ? { key: next.id, send: () => send(sender, next) } : null
  },
})

// A report that is sent again after a lost answer replaces itself.
async function send({ user }: Sender, { id, about, report }: UnsentReport): Promise<Sent> {
  try {
    await call(reportMistake, { body: report })
    forgetReport(user.id, id)
    showToast('success', 'Report sent', `${about}. You get an e-mail when it is decided.`)
    return 'answered'
  } catch (error) {
    const refusal = finalRefusal(error)
    if (!refusal) return laterAfter(error)
    markReportRefused(user.id, id, refusal.detail)
    showToast('error', 'Your report was not taken', `${refusal.detail} You find it under Account, Waiting to be sent.`)
    return 'answered'
  }
}
