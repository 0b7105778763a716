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
 * The records of an import before they have ids in the database: plain records that refer to each other by key. Every
 * source is read into these, and one loader writes them (load.ts).
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
  /** The key of the jurisdiction whose figures are shown for this one. */
  readonly figuresFrom: string | null
}

/** The stated values of a seat; stored-columns.ts lists the possible ones. */
export interface SeatRecord extends RecordOf<typeof seatColumns, Selectable<Schema['seat']>> {
  readonly office: OfficeName
  readonly jurisdictionKey: string
  /** How many such seats exist by law; these are kept even when vacant. */
  readonly byLaw?: number | null
}

/** The stated values of an official; a source leaves out what it does not state. */
export interface OfficialRecord extends RecordOf<typeof officialColumns, Selectable<Schema['official']>> {
  readonly office: OfficeName
  readonly jurisdictionKey: string
  readonly party: PartyName | null
}

/** The contact of an office in a place, whoever holds it; a source leaves out what it does not state. */
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
  /** The year of the district lines that it describes, where these are no longer in force. */
  readonly formerLinesYear: number | null
}

/** An election of a state, or a deadline before it. */
export interface ElectionDateRecord {
  /** The same in every import, even if the day changes: `ms-2027-primary-registration_closes`. */
  readonly uid: string
  readonly stateId: StateId
  readonly day: string
  readonly kind: ElectionDateKind
  /**
   * The election that it belongs to, and the day of that election: the next primary or general election of the seats
   * concerned.
   */
  readonly electionKind: ElectionKind
  readonly electionDay: string
  /** The offices concerned, where these are not all offices with that election. */
  readonly offices: readonly OfficeName[] | null
  readonly name: string
  /** The time of day at which it ends or begins, if any: `17:00`, in the time zone of the state. */
  readonly timeOfDay: string | null
  readonly detail: string | null
  /** The rule and its section, or the publisher of the day, in a sentence. */
  readonly basis: string
  /** Whether an official calendar states the day; otherwise it is computed from the rule. */
  readonly isConfirmed: boolean
  readonly sourceId: string
}

/** What is missing from the elections of a state on file, in a sentence for people. */
export interface ElectionGapRecord {
  readonly stateId: StateId
  readonly sentence: string
  /** The last day on which the sentence is relevant. */
  readonly until: string | null
  readonly sourceId: string
}

/** A city or town with its own government and the known facts about it; it may have no officials on file. */
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
  /** Each with its share of the area’s land, from 0 to 1, the largest first. */
  readonly counties: readonly { readonly id: string; readonly share: number }[]
  /** The place that contains the middle of the area. */
  readonly placeId: string | null
  /** The cities and towns that it contains a part of, as far as the file names them: up to six places. */
  readonly townIds: readonly string[]
  readonly upperDistrict: string
  readonly lowerDistrict: string
  readonly sourceId: string
}

/** A row of a source that the import does not take, and the reason. */
export interface Refusal {
  readonly file: string
  readonly line: number | null
  readonly reason: string
}
