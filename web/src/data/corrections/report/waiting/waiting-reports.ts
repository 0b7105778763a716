import {
  type MistakeReport,
  type UnsentReport,
  unsentReportsSchema,
} from '@atlas/contract/endpoints/data/corrections.ts'
import { newId } from '#shared/api/new-id.ts'
import { createWaitingStore } from '#shared/api/waiting-store.ts'

/** Reports of mistakes. */
export const waitingReports = createWaitingStore<UnsentReport>({
  thing: 'reports to send',
  read: (stored) => unsentReportsSchema.safeParse(stored).data,
})

/** A new report about a field replaces any report about the same field that waits or was refused. */
export function saveReport(userId: string, unsent: Pick<UnsentReport, 'about' | 'what' | 'report'>): void {
  const { report } = unsent
  const waiting = { ...unsent, id: newId(), reported_at: new Date().toISOString() }
  waitingReports.change(userId, (stored) => [...stored.filter((each) => !isAboutSame(each.report, report)), waiting])
}

export function forgetReport(userId: string, id: string): void {
  waitingReports.change(userId, (stored) => stored.filter((each) => each.id !== id))
}

/** After a report is accepted, older reports about the same field are not sent. */
export function forgetReportsLike(userId: string, report: MistakeReport): void {
  waitingReports.change(userId, (stored) => stored.filter((each) => !isAboutSame(each.report, report)))
}

/** It stays for its writer to look at, and is not sent again. */
export function markReportRefused(userId: string, id: string, refused: string): void {
  waitingReports.change(userId, (stored) => stored.map((each) => (each.id === id ? { ...each, refused } : each)))
}

function isAboutSame(one: MistakeReport, other: MistakeReport): boolean {
  return one.eo_id === other.eo_id && one.column_id === other.column_id
}
