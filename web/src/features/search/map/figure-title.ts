import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import { mapFigures } from '#features/search/map/map-figures.ts'
import type { MapFigureId } from '#search-state/map-figure.ts'

/** "Black voting-age share, 2020": the year is that of the newest source. */
export function figureTitle(id: MapFigureId, sources: Counties['sources']): string {
  const { label, columnId, isDated } = mapFigures[id]
  const years = columnId && isDated ? sources[columnId].flatMap(({ as_of }) => as_of?.slice(0, 4) ?? []) : []
  const newest = years.toSorted().at(-1)
  return newest ? `${label}, ${newest}` : label
}
