import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { OfficialDetail } from '@atlas/contract/endpoints/officials.ts'
import type { Database } from '#database/connect.ts'
import { readProvenance } from '#features/officials/provenance.ts'
import { rowsAt } from '#search/page.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** Every column of one official and where each value comes from. An official out of scope is not there. */
export async function officialDetail(
  { database, index }: { database: Database; index: SearchIndex },
  id: number,
): Promise<OfficialDetail> {
  const row = index.rowOfId.get(id)
  const [values] = row === undefined ? [] : rowsAt(index, [row], columnIds)
  if (!values) throw new Problem('not_found', { detail: 'There is no such official, or not any more.' })
  const { sources, former_lines } = await readProvenance(database, id, values)
  return { ...(values as Record<ColumnId, ColumnValue>), sources, former_lines }
}
