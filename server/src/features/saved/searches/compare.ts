import type { NetChanges } from '#database/changes/net-changes.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import type { Happened } from '#dataset/what-happened.ts'
import { addRow, hasRow, noRows, type RowBitset, takeRows, without } from '#search/row-bitset.ts'

/** What happened to a search since a baseline was taken. */
export interface Difference {
  /** Rows of officials whom the search finds now and did not find then. */
  readonly entered: readonly number[]
  /** Ids of officials who are no longer in the data, or whose id stands for somebody else now. */
  readonly left: readonly number[]
  /** Ids of those who are on file, and no longer found. */
  readonly noLonger: readonly number[]
  /** Officials whom the search found then and finds now, and of whom some value changed. */
  readonly changed: readonly { readonly row: number; readonly columns: NetChanges['columns'] }[]
}

/** Whether there is anything to tell. */
export function isDifferent({ entered, left, noLonger, changed }: Difference): boolean {
  return entered.length + left.length + noLonger.length + changed.length > 0
}

interface Compared {
  /** Ids of those whom it found then, ascending. */
  readonly ids: Uint32Array
  /** Whom it finds now. */
  readonly found: RowBitset
  readonly happened: Happened
}

/** One pass over the ids of then, one over what happened, and two over the words of bitsets. */
export function compare(snapshot: Snapshot, { ids, found, happened }: Compared): Difference {
  const { index } = snapshot
  const rowOf = rowsOfIds(snapshot)
  const known = noRows(index.rowCount)
  const left: number[] = []
  const noLonger: number[] = []
  for (const id of ids) {
    const { presence = null, shownAs = null } = happened.get(id) ?? {}
    const row = rowOf(shownAs ?? id)
    // Who stands in their place was not seen then, and counts as new where they are found.
    if (presence === 'replaced') left.push(id)
    else if (row !== undefined) addRow(known, row)
    else if (isGone(presence)) left.push(id)
    else noLonger.push(id)
  }
  for (const row of allOf(without(known, found))) noLonger.push(index.ids[row] as number)
  const changed = [...happened].flatMap(([id, { columns }]) => {
    const row = columns.size > 0 ? rowOf(id) : undefined
    return row !== undefined && hasRow(known, row) && hasRow(found, row) ? [{ row, columns }] : []
  })
  return { entered: allOf(without(found, known)), left, noLonger, changed }
}

function isGone(presence: NetChanges['presence']): boolean {
  return presence === 'left' || presence === 'taken_back'
}

function allOf(set: RowBitset): number[] {
  return takeRows(set, 0, Number.POSITIVE_INFINITY)
}

/** id → row: a table, because each of some fifty searches asks for hundreds or thousands. */
const rowsOfIds = oncePerSnapshot(({ index: { ids, rowsById } }) => {
  const highest = ids[rowsById.at(-1) ?? 0] ?? 0
  // From 1, so that 0 is nobody.
  const rows = new Uint32Array(highest + 1)
  for (let row = 0; row < ids.length; row++) rows[ids[row] as number] = row + 1
  return (id: number): number | undefined => {
    const index = rows[id] ?? 0
    return index === 0 ? undefined : index - 1
  }
})
