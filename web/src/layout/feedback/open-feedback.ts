import { useSyncExternalStore } from 'react'

export interface Draft {
  readonly subject: string
  readonly message: string
}

/** The state of the feedback dialog: what it was opened about, and the text so far. */
interface Feedback {
  readonly isOpen: boolean
  /**
   * Each occasion has its own draft, keyed by the subject it was opened with; the subject is empty from the navigation.
   */
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
 * Opens the feedback dialog from anywhere, empty or with some text already in it. A draft that the person did not send
 * is there again.
 */
export function openFeedback({ subject = '', message = '' }: Partial<Draft> = {}): void {
  opener = document.activeElement
  const draft = feedback.drafts[subject] ?? { subject, message }
  change({ isOpen: true, occasion: subject, drafts: { ...feedback.drafts, [subject]: draft } })
}

/** Closes the dialog and keeps the text. */
export function closeFeedback(): void {
  change({ ...feedback, isOpen: false })
}

/** Restores drafts from before the page was reloaded. */
export function restoreDrafts(drafts: Feedback['drafts']): void {
  change({ ...feedback, drafts: { ...feedback.drafts, ...drafts } })
}

export function writeFeedback(draft: Draft): void {
  change({ ...feedback, drafts: { ...feedback.drafts, [feedback.occasion]: draft } })
}

/** After sending, the next draft on this occasion starts empty. A slow answer does not touch what is open by then. */
export function finishFeedback(occasion: string): void {
  const { [occasion]: _, ...drafts } = feedback.drafts
  change({ ...feedback, isOpen: feedback.isOpen && feedback.occasion !== occasion, drafts })
}

/** The text of one person is never shown to the next. */
export function forgetFeedback(): void {
  change(nothing)
}

/**
 * Returns the focus to the element that opened the dialog or, if that was an entry of the menu, to the menu's button.
 */
export function openerOfFeedback(menuButtonId: string): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? (opener as HTMLElement) : document.getElementById(menuButtonId)
}

export function useFeedback(): Feedback & { readonly draft: Draft } {
  const { isOpen, occasion, drafts } = useSyncExternalStore(subscribe, () => feedback)
  return { isOpen, occasion, drafts, draft: drafts[occasion] ?? emptyDraft }
}
