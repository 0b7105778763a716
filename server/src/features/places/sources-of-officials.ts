import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { OfficialSource } from '#dataset/official-sources.ts'
import type { RepresentingRow } from '#dataset/places/ladder.ts'
import { described } from '#dataset/published-sources.ts'

type Stated = Pick<OfficialSource, 'source' | 'as_of' | 'method'>

/** The sources of some columns of some officials: each source once, with its newest day. */
export function sourcesOfOfficials(
  { provenance }: Snapshot,
  rows: readonly Pick<RepresentingRow, 'row'>[],
  columns: readonly ColumnId[],
): Place['other_sources'] {
  const { ofRow, source: stated } = provenance.officials
  const codes = new Set(rows.map(({ row }) => ofRow[row] as number))
  const newest = new Map<string, Stated>()
  const add = (one: Stated) => {
    const before = newest.get(one.source)
    if (!before || (one.as_of ?? '') > (before.as_of ?? '')) newest.set(one.source, one)
  }
  for (const code of codes) {
    const official = stated[code] as OfficialSource
    add(official)
    for (const id of columns) if (official.apart[id]) add(official.apart[id])
  }
  // A note about one value does not apply to all.
  return Array.from(newest.values(), ({ source, as_of, method }) =>
    described(provenance.sources, { source, as_of, method }),
  )
}
