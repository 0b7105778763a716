import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { seatKeyOf } from '#imports/sources/public-pack/law/race-of-seat.ts'
import { calendarOf, type ElectionLaw, termOf } from '#imports/sources/public-pack/law/election-law.ts'
import { generalBefore, generalOf } from '#imports/sources/public-pack/law/general-election.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { JurisdictionRecord, OfficialRecord, SeatRecord } from '#imports/records/records.ts'

interface Ballot {
  readonly day: string
  readonly source: string
  readonly note: string
  /** The end of the term, where it ends with that election. */
  readonly termEnd?: string | undefined
}

/**
 * Gives each official the first day after the day of the record on which the seat is decided. After that day, the
 * record no longer shows who holds the seat.
 */
export function withBallotDays(
  officials: readonly OfficialRecord[],
  seats: readonly SeatRecord[],
  jurisdictions: ReadonlyMap<string, JurisdictionRecord>,
  law: ElectionLaw,
): OfficialRecord[] {
  const seatOf = new Map(seats.map((seat) => [seatKeyOf(seat), seat]))
  return officials.map((official) => {
    const jurisdiction = jurisdictions.get(official.jurisdictionKey)
    if (!jurisdiction) return official
    const [first] = [
      ...byCalendar(official, jurisdiction, law),
      ...byTurn(official, jurisdiction, law),
      ...byTerm(official),
      ...bySeat(seatOf.get(seatKeyOf(official))),
    ]
      .filter(({ day }) => day > (official.asOf ?? ''))
      .toSorted((a, b) => a.day.localeCompare(b.day))
    return first ? onBallot(official, first) : official
  })
}

function onBallot(official: OfficialRecord, { day, source, note, termEnd }: Ballot): OfficialRecord {
  const inferred = { source, as_of: official.asOf, method: 'inferred', note } as const
  const ends = official.termEnd ? undefined : termEnd
  return {
    ...official,
    ballotDay: day,
    ...(ends !== undefined && { termEnd: ends }),
    provenance: {
      ...official.provenance,
      'stats.result_pending': inferred,
      ...(ends !== undefined && { 'eo.term_end': inferred }),
    },
  }
}

/** The last regular election of an office whose seats are all up at once; elections of odd years have other days. */
function byCalendar({ office }: OfficialRecord, jurisdiction: JurisdictionRecord, law: ElectionLaw): Ballot[] {
  const entry = calendarOf(office, jurisdiction, law)
  if (!entry?.lastGeneralYear || entry.lastGeneralYear % 2 !== 0) return []
  const day = generalOf(entry.lastGeneralYear)
  const termEnd = entry.endsWithElection ? addDays(day, 1) : undefined
  return [{ day, source: sources.calendar.id, note: entry.note, termEnd }]
}

/** Where seats take turns, the year in which this one was won and the length of a term determine its turn. */
function byTurn(
  { office, electionYear }: OfficialRecord,
  jurisdiction: JurisdictionRecord,
  law: ElectionLaw,
): Ballot[] {
  const term = termOf(office, jurisdiction.stateId, law)
  const takesTurns = (calendarOf(office, jurisdiction, law)?.nextByYear.size ?? 0) > 0
  if (!takesTurns || electionYear == null || !term || (electionYear + term.years) % 2 !== 0) return []
  const note = `Won in ${electionYear} for a term of ${term.years} years.`
  return [{ day: generalOf(electionYear + term.years), source: sources.terms.id, note }]
}

/** For elected officials, because an appointment ends without an election. */
function byTerm({ office, electionYear, termEnd, sourceId, provenance }: OfficialRecord): Ballot[] {
  const isElected = electionYear != null || office === 'U.S. Senator' || office === 'U.S. Representative'
  const day = termEnd && isElected ? generalBefore(termEnd) : null
  const source = provenance['eo.term_end']?.source ?? sourceId
  return day
    ? [{ day, source, note: 'The last general election before the end of the term; a runoff may follow it.' }]
    : []
}

function bySeat(seat: SeatRecord | undefined): Ballot[] {
  const day = seat?.nextGeneral
  const provenance = seat?.provenance['jurisdictionoffice.next_general']
  return day && provenance ? [{ day, source: provenance.source, note: provenance.note ?? '' }] : []
}
