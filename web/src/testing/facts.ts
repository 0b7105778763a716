import { columnIds, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { OfficialDetail, Provenance } from '@atlas/contract/endpoints/officials/officials.ts'

export type Values = Partial<Record<ColumnId, ColumnValue>>

/** An invented source. */
export function provenance(more: Partial<Provenance> = {}): Provenance {
  const plain = { source: '2020 Census', publisher: 'U.S. Census Bureau', url: null, as_of: '2020-04-01' }
  return { ...plain, method: 'counted', place: null, note: null, ...more }
}

/** An invented official. Values that are not given are unknown; each value has one source. */
export function buildDetail(values: Values, more: Partial<OfficialDetail> = {}): OfficialDetail {
  const sources = Object.fromEntries(Object.keys(values).map((id) => [id, provenance()]))
  const unknown = Object.fromEntries(columnIds.map((id) => [id, null]))
  return { ...unknown, ...values, sources, former_lines: {}, place_id: null, ...more } as OfficialDetail
}
