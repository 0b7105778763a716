import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { FactRecord, SourceRecord } from '#imports/records/records.ts'

export interface FactOrigin {
  readonly source: Pick<SourceRecord, 'id' | 'asOf'>
  readonly method: Method
  readonly note?: string
  readonly asOf?: string
  readonly formerLinesYear?: number | null
}

export type Figures = Partial<Record<ColumnId, NonNullable<ColumnValue>>>

/** One fact for each figure of a jurisdiction, all of the same origin. */
export function factsOf(jurisdictionKey: string, figures: Figures, origin: FactOrigin): FactRecord[] {
  return Object.entries(figures).map(([field, value]) => ({
    jurisdictionKey,
    field: field as ColumnId,
    value,
    sourceId: origin.source.id,
    asOf: origin.asOf ?? origin.source.asOf,
    method: origin.method,
    note: origin.note ?? null,
    formerLinesYear: origin.formerLinesYear ?? null,
  }))
}
