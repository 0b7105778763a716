import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { dayOfMonth, monday, nth, tuesday } from '#law/days.ts'

/** When the term of somebody elected on a day begins, and the section of the law that says so. */
export interface TermBegin {
  readonly day: string
  readonly basis: string
}

/** Offices whose terms begin on the same day; no list means all offices without a rule of their own. */
export interface TermRule {
  readonly offices?: readonly string[]
  readonly day: (election: string) => string
  readonly basis: string
}

/** The day by the rules of a state and of Congress; null if nobody has looked it up. */
export function termBeginOf(rules: readonly TermRule[], office: string, election: string): TermBegin | null {
  const rule =
    [...everywhere, ...rules].find(({ offices }) => offices?.includes(office)) ?? rules.find(({ offices }) => !offices)
  return rule ? { day: rule.day(election), basis: rule.basis } : null
}

const yearAfter = (election: string) => Number(election.slice(0, 4)) + 1

/** A date in January: 1 for New Year's Day. */
export const inJanuary = (date: number) => (election: string) => dayOfMonth(yearAfter(election), 1, date)
export const firstMondayOfJanuary = (election: string) => nth(1, monday, yearAfter(election), 1)
export const secondMondayOfJanuary = (election: string) => nth(2, monday, yearAfter(election), 1)
export const tuesdayAfterFirstMondayOfJanuary = (election: string) => addDays(firstMondayOfJanuary(election), 1)
/** The first Monday after the second Tuesday. */
export const mondayAfterSecondTuesdayOfJanuary = (election: string) =>
  addDays(nth(2, tuesday, yearAfter(election), 1), 6)

const everywhere: readonly TermRule[] = [
  {
    offices: ['U.S. Senator', 'U.S. Representative'],
    day: inJanuary(3),
    basis: 'Constitution of the United States, Amendment 20',
  },
]
