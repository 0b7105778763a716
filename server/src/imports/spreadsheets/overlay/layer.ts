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

/** What a row that is corrected knows of the own list. */
interface BeneathCorrections<Row> {
  /** False for a row that the list has not: corrections alone make it. */
  readonly isListed?: boolean
  /** The row as the list says it, where a value of it is corrected. */
  readonly listed?: Row | null
}

export interface LayerSeat extends Omit<SeatRecord, 'office'>, BeneathCorrections<LayerSeat> {
  readonly officeId: string
}

/** The contact of an office in a place, which every seat of it there shows. */
export interface LayerContact extends Omit<ContactRecord, 'office'>, BeneathCorrections<LayerContact> {
  readonly officeId: string
}

export interface LayerOfficial
  extends AnyOfficial,
    Omit<RecordOf<typeof ownOfficialColumns, Selectable<Schema['official']>>, keyof BeneathCorrections<never>>,
    BeneathCorrections<LayerOfficial> {
  /** The number it had, where it is brought back; null where the database gives one. */
  readonly id: number | null
  /** The public official who is the same person, by key. */
  readonly standsFor: string | null
  /** The public official whom this one follows in the seat, by key; lists that were kept before say nothing of it. */
  readonly replaces?: string | null
}

/** All that an organization says, with whatever it refers to; rows name each other by key. */
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
