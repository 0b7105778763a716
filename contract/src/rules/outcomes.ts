/** What comes of a call to an official, and what it is called. */
export const outcomes = {
  reached: { label: 'Reached' },
  left_message: { label: 'Left message' },
  wrong_number: { label: 'Wrong number' },
  follow_up: { label: 'Follow up' },
} as const
export type Outcome = keyof typeof outcomes
const outcomeIds = Object.keys(outcomes) as [Outcome, ...Outcome[]]

/** What can be recorded for a call: an outcome, or that the previous one is withdrawn. */
export const sayings = [...outcomeIds, 'taken_back'] as const
export type Saying = (typeof sayings)[number]
