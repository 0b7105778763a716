import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom, visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { OfficialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { placeIdOfArea } from '#dataset/places/places.ts'
import { provenanceOf } from '#dataset/provenance.ts'
import { rowsAt } from '#search/page.ts'
import { rowOfId } from '#search/search-index.ts'

/** Every column of one official that is seen, and where each value comes from. An official out of scope is not there. */
export function officialDetail(
  { index, provenance, places }: Snapshot,
  id: number,
  isNonpartisan: boolean,
): OfficialDetail {
  const row = rowOfId(index, id)
  const [values] = row === undefined ? [] : rowsAt(index, [row], visibleIds(columnIds, isNonpartisan))
  if (row === undefined || !values)
    throw new Problem('not_found', { detail: 'There is no such official, or no longer one.' })
  const { sources, former_lines: former } = provenanceOf(provenance, row, values)
  return {
    ...(values as Record<ColumnId, ColumnValue>),
    sources,
    former_lines: visibleFigures(former, isNonpartisan),
    place_id: placeIdOfArea(places, provenance.figures.jurisdictionOfRow[row] as number),
  }
}

function visibleFigures(
  former: OfficialDetail['former_lines'],
  isNonpartisan: boolean,
): OfficialDetail['former_lines'] {
  const hidden = hiddenFrom(isNonpartisan)
  return Object.fromEntries(Object.entries(former).filter(([id]) => !hidden.has(id)))
}
