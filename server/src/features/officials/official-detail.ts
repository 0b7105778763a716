import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { OfficialDetail } from '@atlas/contract/endpoints/officials.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { provenanceOf } from '#dataset/provenance.ts'
import { rowsAt } from '#search/page.ts'
import { rowOfId } from '#search/search-index.ts'

/** Every column of one official and where each value comes from. An official out of scope is not there. */
export function officialDetail({ index, provenance }: Snapshot, id: number): OfficialDetail {
  const row = rowOfId(index, id)
  const [values] = row === undefined ? [] : rowsAt(index, [row], columnIds)
  if (row === undefined || !values)
    throw new Problem('not_found', { detail: 'There is no such official, or no longer one.' })
  return { ...(values as Record<ColumnId, ColumnValue>), ...provenanceOf(provenance, row, values) }
}
