import type { Selectable } from 'kysely'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { ElectionDateKind, ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { PartyName } from '@atlas/contract/rules/parties.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { Schema } from '#database/schema.ts'
import type { contactColumns, officialColumns, RecordOf, seatColumns } from '#database/stored-columns.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'

/**
 * What an import brings, before any of it has a number in the database: plain records that name each
 * other by key. Every source is read into these; one loader writes them (load.ts).
 */
export interface Records {
  readonly sources: readonly SourceRecord[]
  readonly counties: readonly CountyRecord[]
  readonly jurisdictions: readonly JurisdictionRecord[]
  readonly seats: readonly SeatRecord[]
  readonly officials: readonly OfficialRecord[]
  readonly contacts: readonly ContactRecord[]
  readonly facts: readonly FactRecord[]
  readonly electionDates: readonly ElectionDateRecord[]
  readonly electionGaps: readonly ElectionGapRecord[]
  readonly censusPlaces: readonly CensusPlaceRecord[]
  readonly zipAreas: readonly ZipAreaRecord[]
}

export interface SourceRecord {
  readonly id: string
  readonly publisher: string
  readonly title: string
  readonly licence: string
  readonly url: string | null
  readonly asOf: string | null
}

export interface CountyRecord {
  /** Five-digit FIPS code, as text. */
  readonly id: string
  readonly stateId: StateId
  /** "Appling" */
  readonly name: string
  /** "Appling County", "Acadia Parish" */
  readonly fullName: string
}

export interface JurisdictionRecord {
  /** `kind:FIPS of the state or county:district`, see jurisdiction-keys.ts */
  readonly key: string
  readonly stateId: StateId
  readonly kind: JurisdictionKind
  readonly name: string
  readonly district: string | null
  readonly ocdId: string | null
  readonly countyIds: readonly string[]
  readonly coverage: Coverage
  /** The jurisdiction whose figures stand for this one, by key. */
  readonly figuresFrom: string | null
}

/** What is said of a seat, whatever of it is stated; stored-columns.ts says which values there are. */
export interface SeatRecord extends RecordOf<typeof seatColumns, Selectable<Schema['seat']>> {
  readonly office: OfficeName
  readonly jurisdictionKey: string
  /** How many of it the law gives; such a seat is kept where nobody holds it, too. */
  readonly byLaw?: number | null
}

/** What is said of an official; a source leaves out what it says nothing of. */
export interface OfficialRecord extends RecordOf<typeof officialColumns, Selectable<Schema['official']>> {
  readonly office: OfficeName
  readonly jurisdictionKey: string
  readonly party: PartyName | null
}

/** How to reach an office in a place, whoever holds it; a source leaves out what it says nothing of. */
export interface ContactRecord extends RecordOf<typeof contactColumns, Selectable<Schema['office_contact']>> {
  readonly office: OfficeName
}

export interface FactRecord {
  readonly jurisdictionKey: string
  readonly field: ColumnId
  readonly value: NonNullable<ColumnValue>
  readonly sourceId: string
  readonly asOf: string | null
  readonly method: Method
  readonly note: string | null
  /** The year of the district lines it describes, where those are no longer in force. */
  readonly formerLinesYear: number | null
}

/** An election of a state, or a deadline before it. */
export interface ElectionDateRecord {
  /** The same from one import to the next, also where the day moves: `ms-2027-primary-registration_closes`. */
  readonly uid: string
  readonly stateId: StateId
  readonly day: string
  readonly kind: ElectionDateKind
  /** The election that it belongs to, and the day of that: the next primary or general of the seats that are meant. */
  readonly electionKind: ElectionKind
  readonly electionDay: string
  /** Where not all offices with that election are meant. */
  readonly offices: readonly OfficeName[] | null
  readonly name: string
  /** Where it ends or begins at one: `17:00`, by the clocks of the state. */
  readonly timeOfDay: string | null
  readonly detail: string | null
  /** The rule and its section, or who published the day, in a sentence. */
  readonly basis: string
  /** By an official calendar; else it is computed from the rule. */
  readonly isConfirmed: boolean
  readonly sourceId: string
}

/** What of a state's elections is not on file, in a sentence for people. */
export interface ElectionGapRecord {
  readonly stateId: StateId
  readonly sentence: string
  /** The last day on which anybody asks for it. */
  readonly until: string | null
  readonly sourceId: string
}

/** A city or town that governs itself, with whatever is known of it; nobody there need be on file. */
export interface CensusPlaceRecord {
  /** Seven-digit FIPS code. */
  readonly id: string
  readonly stateId: StateId
  /** "Selma" */
  readonly name: string
  /** "City of Selma" */
  readonly fullName: string
  readonly countyIds: readonly string[]
  readonly population: number | null
  readonly populationYear: number | null
  readonly sourceId: string
  readonly districts: DistrictsAtPointRecord | null
}

/** The legislative districts at the middle of an area. They are probable: the area may lie in several. */
interface DistrictsAtPointRecord {
  readonly upper: string
  readonly lower: string
  readonly sourceId: string
}

/** A ZIP area of the Census. */
export interface ZipAreaRecord {
  readonly zip: string
  readonly stateId: StateId
  /** With the share of the area’s land in each, from 0 to 1, the largest first. */
  readonly counties: readonly { readonly id: string; readonly share: number }[]
  /** The place that its middle lies in. */
  readonly placeId: string | null
  /** The cities and towns that it has a part of, as far as the file names them: six places at most. */
  readonly townIds: readonly string[]
  readonly upperDistrict: string
  readonly lowerDistrict: string
  readonly sourceId: string
}

/** A row that a source holds and the import does not take, and why. */
export interface Refusal {
  readonly file: string
  readonly line: number | null
  readonly reason: string
}
