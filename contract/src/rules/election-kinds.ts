/** What a day of the calendar of elections is: people vote, or something can be done for the last or the first time. */
const isDeadlineOf = {
  primary: false,
  primary_runoff: false,
  general: false,
  general_runoff: false,
  qualifying_opens: true,
  qualifying_closes: true,
  registration_closes: true,
  registration_closes_online: true,
} as const

export type ElectionDateKind = keyof typeof isDeadlineOf
export const electionDateKinds = Object.keys(isDeadlineOf) as ElectionDateKind[]

/** The elections of a seat whose days are on file; a runoff belongs to the one before it. */
export const electionKinds = ['primary', 'general'] as const
export type ElectionKind = (typeof electionKinds)[number]

/** Held only for those seats where nobody had a majority. */
export function isRunoff(kind: ElectionDateKind): boolean {
  return kind === 'primary_runoff' || kind === 'general_runoff'
}

/** What a date is in a word. */
export function kindText(kind: ElectionDateKind): string {
  if (isDeadline(kind)) return 'Deadline'
  return isRunoff(kind) ? 'Runoff' : 'Election'
}

export function isDeadline(kind: ElectionDateKind): boolean {
  return isDeadlineOf[kind]
}
