import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { startSendingReports } from '#data/corrections/report/waiting/send-reports.ts'
import { startSendingResults } from '#drives/drafts/results-drafts.ts'
import { startSendingDrafts } from '#drives/drafts/send-drafts.ts'
import { startSending } from '#saved/lists/calls/send-waiting.ts'

/** Starts sending every kind of waiting entry. It is one file, so that the first screens name no others. */
export function startAllSending(user: Me, client: QueryClient): void {
  for (const start of [startSending, startSendingDrafts, startSendingResults, startSendingReports]) start(user, client)
}
