import type { Snapshot } from '#dataset/dataset.ts'
import { governingBodies } from '#dataset/places/governing-bodies.ts'
import { listAt } from '#dataset/places/lists.ts'
import { rowsOfArea } from '#dataset/places/places.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

export function hasMayor({ places, index }: Snapshot, town: number): boolean {
  const office = indexColumn(index, 'office.name')
  return listAt(places.own, town).some((area) =>
    rowsOfArea(places, area).some((row) => valueAt(office, row) === 'Mayor'),
  )
}

export function bodiesOnFile({ places, index }: Snapshot, town: number): number {
  return governingBodies(places, index, town).length
}
