import { fromFirstSeen } from '#rules/unseen.ts'

/** How long a message to support may be; the subject without its prefix. */
export const longestSubject = 200
export const longestMessage = 10_000

export const feedbackPrefix = '[FEEDBACK] | '

const mark = feedbackPrefix.trim()

/** Whether the text shows nothing: it is empty, or only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return fromFirstSeen(text) === ''
}

/** What a person wrote as the subject, without the prefix. */
export function ownSubject(typed: string): string {
  const text = fromFirstSeen(typed).trimEnd()
  return text.startsWith(mark) ? ownSubject(text.slice(mark.length)) : text
}

/** The subject as it is sent: with the prefix, and with no second one. */
export function feedbackSubject(typed: string): string {
  return feedbackPrefix + ownSubject(typed)
}
