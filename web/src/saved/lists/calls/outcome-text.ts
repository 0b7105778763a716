import type { RecordedOutcome, UnsentNote, UnsentOutcome } from '@atlas/contract/endpoints/saved/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

/** "Follow up 12-01-2026" */
export function outcomeLabel({
  outcome,
  follow_up_on: day,
}: Pick<RecordedOutcome, 'outcome' | 'follow_up_on'>): string {
  if (outcome === 'taken_back') return 'Taken back'
  return day === null ? outcomes[outcome].label : `${outcomes[outcome].label} ${typedDayOf(day)}`
}

/** "Otis Anthony: Reached, 11-26-2026 10:04 AM" */
export function unsentOutcomeText({ about, said: outcome }: UnsentOutcome): string {
  return `${about ?? 'An official'}: ${outcomeLabel(outcome)}, ${momentText(outcome.said_at)}`
}

/** "Otis Anthony: Ask for Ms. Bell." */
export function noteText({ about, text }: UnsentNote): string {
  return `${about ?? 'An official'}: ${text || 'the note removed'}`
}
