import { useSyncExternalStore } from 'react'

export interface Draft {
  readonly subject: string
  readonly message: string
}

/** The feedback dialog as it stands: what it was opened about, and what has been written so far. */
interface Feedback {
  readonly isOpen: boolean
  /** Each occasion has a draft of its own: the subject it was opened with, empty from the navigation. */
  readonly occasion: string
  readonly drafts: Readonly<Record<string, Draft>>
}

const emptyDraft: Draft = { subject: '', message: '' }
const nothing: Feedback = { isOpen: false, occasion: '', drafts: {} }
let feedback = nothing
let opener: Element | null = null
const listeners = new Set<() => void>()

function change(next: Feedback): void {
  feedback = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens the feedback dialog from anywhere, with something written in it already or empty. What a person
 * wrote before and did not send is there again.
 */
export function openFeedback({ subject = '', message = '' }: Partial<Draft> = {}): void {
  opener = document.activeElement
  const draft = feedback.drafts[subject] ?? { subject, message }
  change({ isOpen: true, occasion: subject, drafts: { ...feedback.drafts, [subject]: draft } })
}

/** Closes the dialog and keeps what is written. */
export function closeFeedback(): void {
  change({ ...feedback, isOpen: false })
}

/** What was written before, on the page that was loaded before. */
export function restoreDrafts(drafts: Feedback['drafts']): void {
  change({ ...feedback, drafts: { ...feedback.drafts, ...drafts } })
}

export function writeFeedback(draft: Draft): void {
  change({ ...feedback, drafts: { ...feedback.drafts, [feedback.occasion]: draft } })
}

/** It was sent: the next one on this occasion begins empty. A slow answer leaves what is open by then alone. */
export function finishFeedback(occasion: string): void {
  const { [occasion]: _, ...drafts } = feedback.drafts
  change({ ...feedback, isOpen: feedback.isOpen && feedback.occasion !== occasion, drafts })
}

/** What one person wrote is never shown to the next. */
export function forgetFeedback(): void {
  change(nothing)
}

/** Where the focus goes afterwards: to what opened the dialog, or, where that was an entry of the menu, to the menu. */
export function openerOfFeedback(menuButtonId: string): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? (opener as HTMLElement) : document.getElementById(menuButtonId)
}

export function useFeedback(): Feedback & { readonly draft: Draft } {
  const { isOpen, occasion, drafts } = useSyncExternalStore(subscribe, () => feedback)
  return { isOpen, occasion, drafts, draft: drafts[occasion] ?? emptyDraft }
}
