import { useSyncExternalStore } from 'react'
import type { ReportSubject } from '#data/corrections/report/reported-official.ts'

/**
 * What a form says about an official: a mistake or, from an administrator, the right value or the new holder of the
 * office.
 */
export type ReportKind = 'mistake' | 'value' | 'successor'

/**
 * The form that is open, or was last. It is stored outside the row that opened it, because a new answer may redraw the
 * row.
 */
interface OpenReport extends ReportSubject {
  readonly kind: ReportKind
  readonly isOpen: boolean
  /** Each opening is a separate form. */
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

/** Opens a form about an official from anywhere; by default, the form that reports a mistake. */
export function openReport(subject: ReportSubject, kind: ReportKind = 'mistake'): void {
  // One form may lead to another; the focus then returns to the place where the first was opened.
  if (!report?.isOpen) opener = document.activeElement
  change({ ...subject, kind, isOpen: true, number: (report?.number ?? 0) + 1 })
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
