import { addDays, typedDayOf } from '#rules/calendar-day.ts'

/** The marks beside the name of a seat's holder, each of which says that somebody else may hold the seat. */
export const standingMarks = [
  'Result not in yet',
  'Successor elected',
  'Term ended',
  'Term over, successor not on file',
] as const
export type StandingMark = (typeof standingMarks)[number]

/** Whether the holder on file may have been followed: the mark beside the name, and the sentence in the details. */
export interface Standing {
  readonly mark: StandingMark
  readonly sentence: string
}

/** Every election is decided by then: an official who still has no result on file is not waiting for one. */
export const daysAwaited = 90

/** Who was elected to a seat and is not in office yet. */
export interface ElectedToFollow {
  readonly name: string
  /** Null where it is not known when the term begins. */
  readonly takesOffice: string | null
}

/** The same as two columns tell it; null where nobody is elected to follow. */
export function electedToFollow(name: string | null, takesOffice: string | null): ElectedToFollow | null {
  return name === null ? null : { name, takesOffice }
}

/** Null where nothing says that somebody else may be in office. */
export function standingOf(
  resultPending: string | null,
  termEnd: string | null,
  today: string,
  elected: ElectedToFollow | null = null,
): Standing | null {
  if (elected) return { mark: 'Successor elected', sentence: whenInOffice(elected) }
  const hasEnded = termEnd !== null && termEnd < today
  if (resultPending === null && !hasEnded) return null
  const isOver = isLongOver(resultPending, termEnd, today)
  const sentence = [
    resultPending && `On the ballot ${typedDayOf(resultPending)}; result not on file.`,
    hasEnded && `The term ended on ${typedDayOf(termEnd)}; no successor is on file.`,
    isOver && !hasEnded && `That is more than ${daysAwaited} days ago; no successor is on file.`,
  ]
  const open = resultPending === null ? 'Term ended' : 'Result not in yet'
  return { mark: isOver ? 'Term over, successor not on file' : open, sentence: sentence.filter(Boolean).join(' ') }
}

/** "Ann Roe takes office 01-18-2027." */
function whenInOffice({ name, takesOffice }: ElectedToFollow): string {
  return takesOffice === null
    ? `${name} is elected to follow; the day is not on file.`
    : `${name} takes office ${typedDayOf(takesOffice)}.`
}

/** Whether the ballot or the end of the term is so long ago; a term that is known to go on is not over. */
function isLongOver(resultPending: string | null, termEnd: string | null, today: string): boolean {
  if (termEnd !== null && termEnd >= today) return false
  return [resultPending, termEnd].some((day) => day !== null && addDays(day, daysAwaited) < today)
}

/** A running text that names an official, with the mark: "Ann Bird (Sheriff, Bolivar County) [Result not in yet]". */
export function withMark(text: string, standing: Pick<Standing, 'mark'> | null): string {
  return standing ? `${text} [${standing.mark}]` : text
}
