import { laws } from '@atlas/states/laws.ts'
import { nextCityElection, nextElection, type NextElection, noElection } from '@atlas/states/law/next-election.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { CalendarLine } from '#imports/sources/public-pack/law/election-calendar.ts'
import type { Turn } from '#imports/sources/public-pack/law/office-phrases.ts'
import type { TermLength } from '#imports/sources/public-pack/law/term-lengths.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

type Office = OfficialRecord['office']

/** When the seats of an office of a state are next filled. */
export interface CalendarEntry {
  readonly stateId: StateId
  readonly office: Office
  readonly turn: Turn
  /** The year for an office whose seats are all up at once. */
  readonly lastGeneralYear: number | null
  readonly next: NextElection
  /** Where the seats take turns: the dates by the year in which a seat was last up. */
  readonly nextByYear: ReadonlyMap<number, NextElection>
  /** Whether a term ends with the election of the next, so that members take office the day after it. */
  readonly endsWithElection: boolean
  readonly note: string
}

/** The known elections and terms of offices. */
export interface ElectionLaw {
  readonly calendar: readonly CalendarEntry[]
  readonly terms: readonly TermLength[]
}

/** The days that the laws of the states set for the offices of the calendar. */
export function electionLaw(lines: readonly CalendarLine[], terms: readonly TermLength[]): ElectionLaw {
  return { calendar: lines.flatMap((line) => line.offices.map((office) => entryOf(line, office, terms))), terms }
}

// The term of nearly all offices that are not in the list of terms.
const usualTerm = 4

function entryOf(line: CalendarLine, office: Office, terms: readonly TermLength[]): CalendarEntry {
  const { stateId, turn, isMunicipal, lastGeneralYears: years, note } = line
  const law = laws[stateId]
  const term = termIn(terms, office, stateId)?.years ?? usualTerm
  const next = (year: number) => (isMunicipal ? nextCityElection(law, year) : nextElection(law, office, year, term))
  const [year, ...others] = years
  const onlyYear = year !== undefined && others.length === 0 ? year : null
  return {
    stateId,
    office,
    turn,
    lastGeneralYear: onlyYear,
    next: onlyYear === null ? noElection : next(onlyYear),
    nextByYear: new Map(others.length === 0 ? [] : years.map((each) => [each, next(each)])),
    endsWithElection: law.endsWithElection.includes(office),
    note,
  }
}

export function termOf(office: Office, stateId: StateId, { terms }: ElectionLaw): TermLength | undefined {
  return termIn(terms, office, stateId)
}

function termIn(terms: readonly TermLength[], office: Office, stateId: StateId): TermLength | undefined {
  return terms.find((term) => term.stateIds.includes(stateId) && term.offices.includes(office))
}

export function calendarOf(
  office: Office,
  { stateId, kind, district, countyIds }: JurisdictionRecord,
  { calendar }: ElectionLaw,
): CalendarEntry | undefined {
  const ownDays = kind === 'county' ? laws[stateId].ownDays[countyIds[0] ?? ''] : undefined
  if (ownDays?.includes(office)) return undefined
  const parity = Number(district) % 2 === 0 ? 'even' : 'odd'
  return calendar.find(
    (entry) => entry.stateId === stateId && entry.office === office && [null, parity, district].includes(entry.turn),
  )
}
