/** How long a message to support may be; the subject without its prefix. */
export const longestSubject = 200
export const longestMessage = 10_000

export const feedbackPrefix = '[FEEDBACK] | '

/** The subject as it is sent: with the prefix, and with no second one. */
export function feedbackSubject(typed: string): string {
  return typed.startsWith(feedbackPrefix) ? typed : feedbackPrefix + typed
}
