import type { Selectable } from 'kysely'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { Schema } from '#database/schema.ts'
import type { ownOfficialColumns, RecordOf } from '#database/stored-columns.ts'
import type { AnyOfficial } from '#imports/load/stage-records.ts'
import type {
  ContactRecord,
  CountyRecord,
  FactRecord,
  JurisdictionRecord,
  SeatRecord,
  SourceRecord,
} from '#imports/records/records.ts'

/** What a corrected row stores of the own list. */
interface BeneathCorrections<Row> {
  /** False for a row that is not in the list and exists only because of corrections. */
  readonly isListed?: boolean
  /** The row of the list, if one of its values is corrected. */
  readonly listed?: Row | null
}

export interface LayerSeat extends Omit<SeatRecord, 'office'>, BeneathCorrections<LayerSeat> {
  readonly officeId: string
}

/** The contact of an office in a place, which all of its seats there show. */
export interface LayerContact extends Omit<ContactRecord, 'office'>, BeneathCorrections<LayerContact> {
  readonly officeId: string
}

export interface LayerOfficial
  extends AnyOfficial,
    Omit<RecordOf<typeof ownOfficialColumns, Selectable<Schema['official']>>, keyof BeneathCorrections<never>>,
    BeneathCorrections<LayerOfficial> {
  /** The previous id, if the official is restored; null if the database assigns one. */
  readonly id: number | null
  /** The key of the public official who is the same person. */
  readonly standsFor: string | null
  /**
   * The key of the public official whose successor this one is; missing in lists that were saved by earlier versions.
   */
  readonly replaces?: string | null
}

/** Everything that an organization states, with all records that it refers to; rows refer to each other by key. */
export interface Layer {
  readonly sources: readonly SourceRecord[]
  readonly counties: readonly CountyRecord[]
  readonly offices: readonly { readonly id: string; readonly type: string; readonly name: string }[]
  readonly jurisdictions: readonly JurisdictionRecord[]
  readonly coverages: readonly { readonly jurisdictionKey: string; readonly coverage: Coverage }[]
  readonly seats: readonly LayerSeat[]
  readonly officials: readonly LayerOfficial[]
  readonly contacts: readonly LayerContact[]
  readonly facts: readonly FactRecord[]
}
