import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { FactRecord } from '#imports/records/records.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

export type MakeFact = (
  field: ColumnId,
  value: NonNullable<ColumnValue>,
  method: Method,
  formerLinesYear?: number | null,
) => FactRecord

/** Makes the facts of one jurisdiction, each with the source for its method. */
export function factMaker(key: string, sources: DemonstrationSources): MakeFact {
  return (field, value, method, formerLinesYear = null) => {
    const { id: sourceId, asOf } = method === 'modelled' ? sources.model : sources.figures
    return { jurisdictionKey: key, field, value, sourceId, asOf, method, note: null, formerLinesYear }
  }
}
