import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { ElectionDateKind, ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/** A day that the law sets, with the rule and its section. */
export interface LawfulDate {
  readonly kind: ElectionDateKind
  readonly day: string
  readonly name: string
  /** When on that day, by the clocks of the state, where the law says so: `17:00`. */
  readonly at?: string
  /** What people have to know beside it. */
  readonly detail?: string
  readonly basis: string
  /** Where it is for some offices of the election: which, and a word that tells it from the date of the others. */
  readonly only?: { readonly word: string; readonly offices: readonly OfficeName[] }
}

export interface Election {
  /** Tells it from the others of its state: `2027-primary`, `2029-municipal`. */
  readonly id: string
  readonly kind: ElectionKind
  readonly day: string
  /** The day itself, with its runoff and the deadlines before it. */
  readonly dates: readonly LawfulDate[]
}

/** The elections of a state that its law sets for a year: no others, and none that is not certain. */
export type ElectionsOfYear = (year: number) => readonly Election[]

/** What is said of the day itself. */
type OwnDate = Omit<LawfulDate, 'kind' | 'day' | 'only' | 'at'>

export function primary(id: string, day: string, own: OwnDate, around: readonly LawfulDate[]): Election {
  return { id, kind: 'primary', day, dates: [{ kind: 'primary', day, ...own }, ...around] }
}

export function general(id: string, day: string, own: OwnDate, around: readonly LawfulDate[]): Election {
  return { id, kind: 'general', day, dates: [{ kind: 'general', day, ...own }, ...around] }
}

export function primaryRunoff(first: string, weeks: number, basis: string): LawfulDate {
  return runoff('primary_runoff', 'Primary runoff', first, weeks, basis)
}

export function generalRunoff(first: string, weeks: number, basis: string): LawfulDate {
  return runoff('general_runoff', 'General runoff', first, weeks, basis)
}

/** What is said of a second round, with the day of the first. */
export function onlyAfter(first: string): string {
  return `Only where nobody had a majority on ${typedDayOf(first)}.`
}

function runoff(
  kind: 'primary_runoff' | 'general_runoff',
  name: string,
  first: string,
  weeks: number,
  basis: string,
): LawfulDate {
  return { kind, day: addDays(first, 7 * weeks), name, detail: onlyAfter(first), basis }
}

/** The last day to register for an election: `of` names it. */
export function registrationCloses(of: string, day: string, basis: string, detail?: string): LawfulDate {
  const name = `Voter registration closes for ${of}`
  return { kind: 'registration_closes', day, name, ...(detail !== undefined && { detail }), basis }
}
