import type { ProvenanceByColumn, ValueProvenance } from '#database/schema.ts'
import { type NextElection, noElection } from '@atlas/states/law/next-election.ts'
import {
  type CalendarEntry,
  calendarOf,
  type ElectionLaw,
  termOf,
} from '#imports/sources/public-pack/law/election-law.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { type RaceOfSeat, seatKeyOf } from '#imports/sources/public-pack/law/race-of-seat.ts'
import type { SeatByLaw } from '#imports/sources/public-pack/law/seats-by-law.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { JurisdictionRecord, OfficialRecord, SeatRecord } from '#imports/records/records.ts'

interface KnownOfSeats {
  readonly races?: ReadonlyMap<string, RaceOfSeat>
  readonly byLaw?: readonly SeatByLaw[]
}

/** The seat of each official and each seat by law, with its term and its next elections where these are known. */
export function seatsOf(
  officials: readonly OfficialRecord[],
  jurisdictions: ReadonlyMap<string, JurisdictionRecord>,
  law: ElectionLaw,
  { races = new Map(), byLaw = [] }: KnownOfSeats = {},
): SeatRecord[] {
  const numbers = new Map(byLaw.map((seat) => [seatKeyOf(seat), seat.seats]))
  const bySeat = Map.groupBy(officials, seatKeyOf)
  const open = byLaw.filter((seat) => !bySeat.has(seatKeyOf(seat)))
  const seats = [...Array.from(bySeat.values(), ([holder]) => holder as OfficialRecord), ...open]
  return seats.flatMap((seat) => {
    const jurisdiction = jurisdictions.get(seat.jurisdictionKey)
    const key = seatKeyOf(seat)
    const { office } = seat
    const about = { office, holders: bySeat.get(key) ?? [], race: races.get(key), byLaw: numbers.get(key) ?? null }
    return jurisdiction ? [seatOf(about, jurisdiction, law)] : []
  })
}

interface AboutSeat {
  readonly office: OfficialRecord['office']
  readonly holders: readonly OfficialRecord[]
  readonly race: RaceOfSeat | undefined
  readonly byLaw: number | null
}

function seatOf(
  { office, holders, race, byLaw }: AboutSeat,
  jurisdiction: JurisdictionRecord,
  law: ElectionLaw,
): SeatRecord {
  const term = race ? ofRace(race) : termOf(office, jurisdiction.stateId, law)
  const entry = calendarOf(office, jurisdiction, law)
  const turn = entry && nextElection(entry, holders, term?.years ?? 0)
  const next = race && turn && entry ? onlyAtEndOfTerm(turn, race, entry) : turn
  return {
    office,
    jurisdictionKey: jurisdiction.key,
    byLaw,
    termLength: term?.years ?? null,
    nextPrimary: next?.primary ?? null,
    nextGeneral: next?.general ?? null,
    provenance: {
      ...countiesFrom(jurisdiction.kind),
      ...(term && {
        'jurisdictionoffice.term_length': inferred(
          race ? { id: race.sourceId, asOf: race.day } : sources.terms,
          term.note,
        ),
      }),
      ...(entry && next?.primary && { 'jurisdictionoffice.next_primary': inferred(sources.calendar, entry.note) }),
      ...(entry && next?.general && { 'jurisdictionoffice.next_general': inferred(sources.calendar, entry.note) }),
    },
  }
}

function ofRace({ termYears }: RaceOfSeat): { years: number; note: string } {
  return { years: termYears, note: 'From the general law of this office; the returns do not say it.' }
}

// The calendar states the next election of an office, but boards elect their members in turns. The days apply to this
// seat only if its term ends in that year, or ended with the last regular election, so that its next term does.
function onlyAtEndOfTerm(next: NextElection, { year, termYears }: RaceOfSeat, entry: CalendarEntry): NextElection {
  const end = year + termYears
  const wasUp = entry.lastGeneralYear === end || entry.nextByYear.has(end)
  const years = wasUp ? [end, end + termYears] : [end]
  return years.some((each) => next.general?.startsWith(String(each))) ? next : noElection
}

/**
 * Where the seats take turns, the year in which this one was won determines its turn; holders with different turns
 * determine nothing.
 */
function nextElection(entry: CalendarEntry, holders: readonly OfficialRecord[], term: number): NextElection {
  const [turn, ...others] = new Set(holders.map(({ electionYear }) => turnOf(entry, electionYear, term)))
  return turn && others.length === 0 ? turn : entry.next
}

function turnOf(
  { nextByYear }: CalendarEntry,
  electionYear: OfficialRecord['electionYear'],
  term: number,
): NextElection | undefined {
  return electionYear == null ? undefined : (nextByYear.get(electionYear) ?? nextByYear.get(electionYear + term))
}

/** The source of an official does not state which counties a district or a place touches; for a county it is clear. */
function countiesFrom(kind: JurisdictionKind): ProvenanceByColumn {
  if (kind === 'county' || kind === 'county-district') return {}
  const provenance = kind === 'municipality' || kind === 'state' ? ofGeography : ofDistricts
  return { 'county.name': provenance, 'county.fips': provenance }
}

const ofGeography = { source: sources.geography.id, as_of: sources.geography.asOf, method: 'reported' } as const
const ofDistricts = inferred(
  sources.countyDistricts,
  'From election returns, district plans and the precincts of Louisiana.',
)

function inferred(source: { id: string; asOf: string }, note: string): ValueProvenance {
  return { source: source.id, as_of: source.asOf, method: 'inferred', note }
}
