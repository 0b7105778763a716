import { useSyncExternalStore } from 'react'
import type { ReportSubject } from '#report/reported-official.ts'

/** The report that is open, or was last. It outlives the row that it was opened from, which a new answer may draw anew. */
interface OpenReport extends ReportSubject {
  readonly isOpen: boolean
  /** Each opening is a report of its own. */
  readonly number: number
}

let report: OpenReport | null = null
let opener: Element | null = null
const listeners = new Set<() => void>()

function change(next: OpenReport): void {
  report = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a report about an official, from anywhere. */
export function openReport(subject: ReportSubject): void {
  opener = document.activeElement
  change({ ...subject, isOpen: true, number: (report?.number ?? 0) + 1 })
}

export function closeReport(): void {
  if (report) change({ ...report, isOpen: false })
}

/** Where the focus goes afterwards. */
export function openerOfReport(): HTMLElement | null {
  return opener instanceof HTMLElement && opener.isConnected ? opener : null
}

export function useReport(): OpenReport | null {
  return useSyncExternalStore(subscribe, () => report)
}
