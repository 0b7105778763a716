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
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { JurisdictionRecord, OfficialRecord, SeatRecord } from '#imports/records/records.ts'

/** The seat of each official, with its term and its next elections where they are known. */
export function seatsOf(
  officials: readonly OfficialRecord[],
  jurisdictions: ReadonlyMap<string, JurisdictionRecord>,
  law: ElectionLaw,
  races: ReadonlyMap<string, RaceOfSeat> = new Map(),
): SeatRecord[] {
  return [...Map.groupBy(officials, seatKeyOf)].flatMap(([seat, holders]) => {
    const jurisdiction = jurisdictions.get(holders[0]?.jurisdictionKey ?? '')
    return jurisdiction ? [seatOf(holders, jurisdiction, law, races.get(seat))] : []
  })
}

function seatOf(
  holders: readonly OfficialRecord[],
  jurisdiction: JurisdictionRecord,
  law: ElectionLaw,
  race: RaceOfSeat | undefined,
): SeatRecord {
  const office = (holders[0] as OfficialRecord).office
  const term = race ? ofRace(race) : termOf(office, jurisdiction.stateId, law)
  const entry = calendarOf(office, jurisdiction, law)
  const turn = entry && nextElection(entry, holders, term?.years ?? 0)
  const next = race && turn ? onlyAtEndOfTerm(turn, race) : turn
  return {
    office,
    jurisdictionKey: jurisdiction.key,
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

// The calendar knows the next election of an office, and boards elect their members in turns: the days are those of
// this seat only where its term ends in that year.
function onlyAtEndOfTerm(next: NextElection, { year, termYears }: RaceOfSeat): NextElection {
  return next.general?.startsWith(String(year + termYears)) ? next : noElection
}

/** Where the seats take turns, the year in which this one was won tells its turn; holders of different turns tell nothing. */
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

/** Which counties a district or a place touches is not said by who names its official; for a county it is. */
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
