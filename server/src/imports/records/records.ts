import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { OfficeName } from '#imports/records/offices.ts'
import type { PartyName } from '#imports/records/parties.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
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
  readonly facts: readonly FactRecord[]
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

export const jurisdictionKinds = [
  'state',
  'county',
  'county-district',
  'congressional-district',
  'senate-district',
  'house-district',
  'municipality',
  'school-district',
  'judicial-circuit',
] as const
export type JurisdictionKind = (typeof jurisdictionKinds)[number]

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

export interface SeatRecord {
  readonly office: OfficeName
  readonly jurisdictionKey: string
  readonly termLength: number | null
  readonly nextPrimary: string | null
  readonly nextGeneral: string | null
  readonly provenance: ProvenanceByColumn
}

export interface OfficialRecord {
  readonly key: string
  readonly office: OfficeName
  readonly jurisdictionKey: string
  readonly party: PartyName | null
  readonly name: string
  readonly first: string | null
  readonly middle: string | null
  readonly last: string
  readonly suffix: string | null
  readonly birthDate: string | null
  readonly age: number | null
  readonly gender: string | null
  readonly ethnicity: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly address: string | null
  readonly addressKind: 'office' | 'mailing' | 'unknown' | null
  readonly electionYear: number | null
  /** A fraction, 0 to 1. */
  readonly electionShare: number | null
  readonly sourceId: string
  readonly asOf: string | null
  readonly method: Method
  readonly provenance: ProvenanceByColumn
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

/** A row that a source holds and the import does not take, and why. */
export interface Refusal {
  readonly file: string
  readonly line: number | null
  readonly reason: string
}
