import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { ElectionDateKind, ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/** A day set by law, with the rule and its section. */
export interface LawfulDate {
  readonly kind: ElectionDateKind
  readonly day: string
  readonly name: string
  /** The local time on that day, if the law sets one: `17:00`. */
  readonly at?: string
  /** What else people have to know about it. */
  readonly detail?: string
  readonly basis: string
  /**
   * If it applies only to some offices of the election: which ones, and a word that distinguishes it from the date for
   * the others.
   */
  readonly only?: { readonly word: string; readonly offices: readonly OfficeName[] }
}

export interface Election {
  /** Unique within its state: `2027-primary`, `2029-municipal`. */
  readonly id: string
  readonly kind: ElectionKind
  readonly day: string
  /** The day itself, its runoff, and the deadlines before it. */
  readonly dates: readonly LawfulDate[]
}

/** The elections that a state's law sets for a year; only those that are certain. */
export type ElectionsOfYear = (year: number) => readonly Election[]

/** The text about the day itself. */
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

/** The text about a second round, with the day of the first. */
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

/** The last day to register for an election; `of` names the election. */
export function registrationCloses(of: string, day: string, basis: string, detail?: string): LawfulDate {
  const name = `Voter registration closes for ${of}`
  return { kind: 'registration_closes', day, name, ...(detail !== undefined && { detail }), basis }
}
