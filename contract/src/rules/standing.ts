import { typedDayOf } from '#rules/calendar-day.ts'

/** How the seat stands of whoever is named for it: what a list says beside the name, and what the details say. */
export interface Standing {
  readonly mark: 'Result not in yet' | 'Term ended'
  readonly sentence: string
}

/** Null where nothing says that somebody else may be in office. */
export function standingOf(resultPending: string | null, termEnd: string | null, today: string): Standing | null {
  const hasEnded = termEnd !== null && termEnd < today
  const ended = hasEnded ? `The term ended on ${typedDayOf(termEnd)}; no successor is on file.` : null
  if (resultPending !== null) {
    const ballot = `On the ballot ${typedDayOf(resultPending)}; result not on file.`
    return { mark: 'Result not in yet', sentence: [ballot, ended].filter(Boolean).join(' ') }
  }
  return ended === null ? null : { mark: 'Term ended', sentence: ended }
}
