import { patchDictionaries } from '#search/patch/patch-dictionaries.ts'
import { patchColumns } from '#search/patch/patch-columns.ts'
import { fillRows, planRows, type RowPlan, textsOfRows } from '#search/patch/row-plan.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { gone, indexesNow } from '#search/patch/patch-postings.ts'
import { fillStretches, mergeStretches } from '#search/patch/stretches.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { textAt } from '#search/text-table.ts'

export interface PatchedIndex {
  readonly index: BuiltIndex
  readonly plan: RowPlan
}

/**
 * Updates an index: `goneIds` are the ids that are removed, and `incoming` is an index of the new rows and of those
 * with any changed value. Parts that neither touches are shared with `before`.
 */
export function patchIndex(before: BuiltIndex, goneIds: Iterable<number>, incoming: BuiltIndex): PatchedIndex {
  const plan = planRows(before, goneIds, incoming)
  const { rowCount, isInPlace } = plan
  const ids = isInPlace
    ? before.ids
    : fillRows(plan, before.ids, (row) => incoming.ids[row] as number, sharedUint32(rowCount))
  const nameKeys = haveSameNames(before, incoming, plan)
    ? before.nameKeys
    : textsOfRows(plan, before.nameKeys, incoming.nameKeys)
  const byId = isInPlace ? before.rowsById : rowsByIdNow(before, plan, ids)
  const columns = patchColumns({ before, plan, ids, rowsById: byId, nameKeys }, incoming)
  const index = {
    ...before,
    version: incoming.version,
    rowCount,
    ids,
    rowsById: byId,
    nameKeys,
    columns,
    ...patchDictionaries(before, columns, plan),
  }
  return { index, plan }
}

/** A row whose name has changed by a letter may keep its position. */
function haveSameNames({ nameKeys }: BuiltIndex, incoming: BuiltIndex, { isInPlace, came }: RowPlan): boolean {
  return isInPlace && came.every(({ row, incoming: at }) => textAt(nameKeys, row) === textAt(incoming.nameKeys, at))
}

/** The rows in the order of their ids. */
function rowsByIdNow({ rowsById, ids: idsBefore }: BuiltIndex, plan: RowPlan, ids: Uint32Array): Uint32Array {
  const rowNow = indexesNow(plan.stretches, rowsById.length)
  const now = rowsById.map((row) => rowNow[row] as number)
  const holes: number[] = []
  for (let at = 0; at < now.length; at++) if (now[at] === gone) holes.push(at)
  const came = plan.came.map(({ row }) => row).sort((a, b) => (ids[a] as number) - (ids[b] as number))
  const idAt = (at: number) => idsBefore[rowsById[at] as number] as number
  const stretches = mergeStretches({
    count: now.length,
    gone: Uint32Array.from(holes),
    incomingCount: came.length,
    indexOf: (index) => firstIndexWhere(now.length, (at) => idAt(at) >= (ids[came[index] as number] as number)),
  })
  return fillStretches(stretches, now, (index) => came[index] as number, sharedUint32(plan.rowCount))
}
