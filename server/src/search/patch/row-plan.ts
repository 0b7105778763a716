import { firstIndexWhere } from '#search/first-index.ts'
import type { Codes } from '#search/codes.ts'
import { fillStretches, lengthOf, mergeStretches, type Stretch } from '#search/patch/stretches.ts'
import { type BuiltIndex, rowOfId } from '#search/search-index.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { joinTexts, type TextTable } from '#search/text-table.ts'

/** How the rows of a patched index are made from the rows before and the incoming ones. */
export interface RowPlan {
  readonly rowCount: number
  /** All rows, in order. */
  readonly stretches: readonly Stretch[]
  readonly came: readonly CameRow[]
  /** The earlier rows that are removed or replaced; ascending. */
  readonly gone: Uint32Array
  /** True where no row is added or removed, and every replaced row keeps its position. */
  readonly isInPlace: boolean
}

export interface CameRow {
  /** The row after the patch. */
  readonly row: number
  /** The row in the incoming index. */
  readonly incoming: number
  /** The row before the patch; null where it is new. */
  readonly before: number | null
}

/** Removes the rows of `goneIds`, and replaces earlier rows by the incoming ones with the same ids. */
export function planRows(before: BuiltIndex, goneIds: Iterable<number>, incoming: BuiltIndex): RowPlan {
  const rowsOf = (ids: Iterable<number>) =>
    Array.from(ids, (id) => rowOfId(before, id)).filter((row) => row !== undefined)
  const gone = Uint32Array.from(new Set([...rowsOf(goneIds), ...rowsOf(incoming.ids)])).sort()
  const stretches = mergeStretches({
    count: before.rowCount,
    gone,
    incomingCount: incoming.rowCount,
    indexOf: (row) => firstNotBefore(before, incoming, row),
  })
  const rowCount = lengthOf(stretches)
  const came = cameRows(stretches, (row) => rowOfId(before, incoming.ids[row] as number) ?? null)
  const isInPlace = rowCount === before.rowCount && came.every((each) => each.row === each.before)
  return { rowCount, stretches, came, gone, isInPlace }
}

function cameRows(stretches: readonly Stretch[], rowBefore: (incoming: number) => number | null): CameRow[] {
  const came: CameRow[] = []
  let row = 0
  for (const { of, from, to } of stretches) {
    if (of === 'incoming') came.push({ row, incoming: from, before: rowBefore(from) })
    row += to - from
  }
  return came
}

/** The first existing row before which an incoming row belongs: by name, then by id. */
function firstNotBefore({ nameKeys, ids, rowCount }: BuiltIndex, incoming: BuiltIndex, row: number): number {
  const { bytes, starts } = incoming.nameKeys
  const key = bytes.subarray(starts[row], starts[row + 1])
  const id = incoming.ids[row] as number
  return firstIndexWhere(rowCount, (other) => (compareTextTo(nameKeys, other, key) || (ids[other] as number) - id) >= 0)
}

/** Collects the values of the rows after the patch in an array with one entry for each row. */
export function fillRows<Numbers extends Codes>(
  { stretches }: RowPlan,
  before: Codes,
  ofIncoming: (row: number) => number,
  rows: Numbers,
): Numbers {
  return fillStretches<Codes>(stretches, before, ofIncoming, rows) as Numbers
}

/** Collects a text for each row. */
export function textsOfRows({ stretches }: RowPlan, before: TextTable, incoming: TextTable): TextTable {
  return joinTexts(stretches.map(({ of, from, to }) => ({ table: of === 'before' ? before : incoming, from, to })))
}
