import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import type { AnyOfficial } from '#imports/load/stage-records.ts'
import type { CountyRecord, FactRecord, JurisdictionRecord, SourceRecord } from '#imports/records/records.ts'

export interface LayerSeat {
  readonly officeId: string
  readonly jurisdictionKey: string
  readonly termLength: number | null
  readonly nextPrimary: string | null
  readonly nextGeneral: string | null
  readonly provenance: ProvenanceByColumn
}

export interface LayerOfficial extends AnyOfficial {
  /** The number it had, where it is brought back; null where the database gives one. */
  readonly id: number | null
  readonly externalId: string | null
  /** The public official who is the same person, by key. */
  readonly standsFor: string | null
}

/** All that an organisation says, with whatever it refers to; rows name each other by key. */
export interface Layer {
  readonly sources: readonly SourceRecord[]
  readonly counties: readonly CountyRecord[]
  readonly offices: readonly { readonly id: string; readonly type: string; readonly name: string }[]
  readonly jurisdictions: readonly JurisdictionRecord[]
  readonly coverages: readonly { readonly jurisdictionKey: string; readonly coverage: Coverage }[]
  readonly seats: readonly LayerSeat[]
  readonly officials: readonly LayerOfficial[]
  readonly facts: readonly FactRecord[]
}
