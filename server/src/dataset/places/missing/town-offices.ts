import type { Snapshot } from '#dataset/dataset.ts'
import { bodyOffices } from '#dataset/places/governing-bodies.ts'
import { listAt } from '#dataset/places/lists.ts'
import { rowsOfArea } from '#dataset/places/places.ts'
import { codeOf, indexColumn } from '#search/search-index.ts'
import { valueOf } from '#search/values.ts'

/** The offices held in some areas, each read once. */
export function officesOf({ places, index }: Snapshot, areas: Iterable<number>): ReadonlySet<string> {
  const column = indexColumn(index, 'office.name')
  const codes = new Set<number>()
  for (const area of areas) for (const row of rowsOfArea(places, area)) codes.add(codeOf(column, row))
  return new Set(Array.from(codes, (code) => valueOf(column.values, code) as string))
}

interface TownOffices {
  readonly hasMayor: boolean
  readonly hasCouncil: boolean
}

export function officesOfTown(snapshot: Snapshot, town: number): TownOffices {
  const offices = officesOf(snapshot, listAt(snapshot.places.own, town))
  return {
    hasMayor: offices.has('Mayor'),
    hasCouncil: Object.keys(bodyOffices.municipality ?? {}).some((office) => offices.has(office)),
  }
}
