import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { choiceTable, orderOfChoices } from '#search/choice-table.ts'
import { appendOrder } from '#search/patch/append-order.ts'
import { appendValues } from '#search/patch/append-values.ts'
import { type CameRow, fillRows, type RowPlan } from '#search/patch/row-plan.ts'
import { mergeStretches } from '#search/patch/stretches.ts'
import type { Codes } from '#search/codes.ts'
import { rebuildDictionaries } from '#search/dictionary.ts'
import { type BuiltIndex, type ChoiceTable, codeOf, type IndexColumn, valueKey } from '#search/search-index.ts'
import { sharedUint16, sharedUint32 } from '#search/shared-memory.ts'
import { buildSortOrder, orderOfRows } from '#search/sort-order.ts'
import type { TextTable } from '#search/text-table.ts'
import { usedCodes } from '#search/used-codes.ts'
import { valueCount } from '#search/values.ts'

/** Changes some columns of some rows. `columns` holds the new values, in the order of `rows`, which are ascending. */
export function patchRows(
  before: BuiltIndex,
  rows: Uint32Array,
  columns: ReadonlyMap<ColumnId, IndexColumn>,
): BuiltIndex {
  const stretches = mergeStretches({
    count: before.rowCount,
    gone: rows,
    incomingCount: rows.length,
    indexOf: (incoming) => rows[incoming] as number,
  })
  const came = Array.from(rows, (row, incoming) => ({ row, incoming, before: row }))
  const plan = { rowCount: before.rowCount, stretches, came, gone: rows, isInPlace: true }
  const patched = new Map(before.columns)
  for (const [id, incoming] of columns) {
    const pair = { before: before.columns.get(id) as IndexColumn, incoming }
    const [column] = patchGroup([pair], { ...before, before, plan })
    patched.set(id, column as IndexColumn)
  }
  return { ...before, columns: patched, ...rebuildDictionaries(before, patched) }
}

interface Patch {
  readonly before: BuiltIndex
  readonly plan: RowPlan
  /** The ids of the rows after the patch. */
  readonly ids: Uint32Array
  readonly rowsById: Uint32Array
  readonly nameKeys: TextTable
}

/**
 * Every column with its values after the patch. A column is reused where neither its values nor its rows have changed.
 */
export function patchColumns(patch: Patch, incoming: BuiltIndex): Map<ColumnId, IndexColumn> {
  const { before } = patch
  const patched = new Map(before.columns)
  for (const group of columnsByCodes(before)) {
    const columns = group.map((id) => pairOf(before, incoming, id))
    for (const [index, column] of patchGroup(columns, patch).entries()) patched.set(group[index] as ColumnId, column)
  }
  return patched
}

/** A column before the patch, and the same column of the incoming rows. */
interface Pair {
  readonly before: IndexColumn
  readonly incoming: IndexColumn
}

function pairOf(before: BuiltIndex, incoming: BuiltIndex, id: ColumnId): Pair {
  return { before: before.columns.get(id) as IndexColumn, incoming: incoming.columns.get(id) as IndexColumn }
}

/** Columns of one level share their codes, and continue to. */
function columnsByCodes({ columns }: BuiltIndex): ColumnId[][] {
  const groups = Map.groupBy(columns, ([id, { codes }]) => codes ?? id)
  return Array.from(groups.values(), (group) => group.map(([id]) => id))
}

function patchGroup(group: readonly Pair[], patch: Patch): IndexColumn[] {
  const { plan } = patch
  const [first] = group as [Pair, ...Pair[]]
  const { codes: codesBefore } = first.before
  if (codesBefore === null) return group.map((pair) => patchIds(pair, patch))
  if (group.some(({ incoming }) => incoming.codes !== first.incoming.codes))
    throw new Error('Columns that share their codes share them among the rows that came too')
  const { codeOfRow, appended } = assignCodes(group, plan)
  const isSortedAlike = !first.before.isInOrderOfRows || patch.nameKeys === patch.before.nameKeys
  const keepsCodes = plan.isInPlace && plan.came.every((each) => codeOfRow(each) === codesBefore[each.row])
  if (keepsCodes && appended.length === 0 && isSortedAlike) return group.map(({ before }) => before)
  const cameAt = new Map(plan.came.map((each) => [each.incoming, each]))
  const codeCount = valueCount(first.before.values) + appended.length
  const codes = fillRows(
    plan,
    codesBefore,
    (incoming) => codeOfRow(cameAt.get(incoming) as CameRow),
    codesFor(codeCount, codesBefore, plan.rowCount),
  )
  return group.map((pair) => withCodes(pair, codes, appended, patch))
}

interface AssignedCodes {
  readonly codeOfRow: (row: CameRow) => number
  /** Codes of the incoming column whose values are to be appended, in order. */
  readonly appended: readonly number[]
}

// Among more values than these, a search for an equal one would cost more than storing the value twice.
const mostCodesLookedThrough = 2_000

/**
 * A row whose values are unchanged keeps its code. Other values are appended, unless there are few values and one is
 * equal.
 */
function assignCodes(group: readonly Pair[], { came }: RowPlan): AssignedCodes {
  const [first] = group as [Pair, ...Pair[]]
  const count = valueCount(first.before.values)
  const appended: number[] = []
  const newCodes = new Map<number, number>()
  const codes = new Map<number, number>()
  const find = group.length === 1 && count <= mostCodesLookedThrough ? codeFinder(first.before) : () => undefined
  for (const { row, incoming, before } of came) {
    if (before !== null && group.every((pair) => isSame(pair, before, incoming))) {
      codes.set(row, codeOf(first.before, before))
      continue
    }
    const code = codeOf(first.incoming, incoming)
    let newCode = newCodes.get(code) ?? find(valueKey(first.incoming, code))
    if (newCode === undefined) {
      newCode = count + appended.length
      appended.push(code)
    }
    newCodes.set(code, newCode)
    codes.set(row, newCode)
  }
  return { codeOfRow: ({ row }) => codes.get(row) as number, appended }
}

/** `valueKey` → the code with that value */
function codeFinder(column: IndexColumn): (key: string) => number | undefined {
  let codes: ReadonlyMap<string, number> | undefined
  return (key) => {
    codes ??= new Map(Array.from({ length: valueCount(column.values) }, (_, code) => [valueKey(column, code), code]))
    return codes.get(key)
  }
}

function isSame({ before, incoming }: Pair, rowBefore: number, rowIncoming: number): boolean {
  const [one, other] = [codeOf(before, rowBefore), codeOf(incoming, rowIncoming)]
  return valueKey(before, one) === valueKey(incoming, other)
}

/** The column of ids, where each row has its own value. */
function patchIds({ before }: Pair, { before: { ids: idsBefore }, plan, ids, rowsById }: Patch): IndexColumn {
  if (before.values.kind !== 'numbers' || before.values.numbers !== idsBefore)
    throw new Error(`The column ${before.column.id} has no codes, and is not that of the ids`)
  if (plan.isInPlace) return before
  const ranks = sharedUint32(ids.length)
  for (let rank = 0; rank < rowsById.length; rank++) ranks[rowsById[rank] as number] = rank
  const order = { ranks, known: ids.length, keys: null }
  return { ...before, values: { kind: 'numbers', numbers: ids }, order }
}

function codesFor(codeCount: number, before: Codes, rowCount: number): Codes {
  return before instanceof Uint16Array && codeCount <= 0x10000 ? sharedUint16(rowCount) : sharedUint32(rowCount)
}

function withCodes(
  { before, incoming }: Pair,
  codes: Codes,
  appended: readonly number[],
  { nameKeys }: Patch,
): IndexColumn {
  const values = appended.length === 0 ? before.values : appendValues(before.values, incoming.values, appended)
  if (before.isInOrderOfRows)
    return { ...before, codes, values, order: orderOfRows(codes, valueCount(values), nameKeys) }
  if (!before.choices || !incoming.choices) {
    const order = appended.length === 0 ? before.order : appendOrder(before.order, values)
    return { ...before, codes, values, order }
  }
  const choices = appendChoices(before.choices, incoming.choices, appended, codes)
  // If no row had a choice before, the column was not sorted by choices yet.
  const isSortedByChoices = ArrayBuffer.isView(before.order?.keys)
  const order =
    orderOfChoices(choices) ?? (isSortedByChoices ? buildSortOrder(values) : appendOrder(before.order, values))
  return { ...before, codes, values, order, choices }
}

/** Appends the choices that some row has. */
function appendChoices(
  before: ChoiceTable,
  incoming: ChoiceTable,
  appended: readonly number[],
  codes: Codes,
): ChoiceTable {
  const ofCode = ({ list, ofCode: indexes }: ChoiceTable, code: number) =>
    (indexes[code] ?? []).map((index) => list[index] as ChoiceTable['list'][number])
  const all = [
    ...before.ofCode.map((_, code) => ofCode(before, code)),
    ...appended.map((code) => ofCode(incoming, code)),
  ]
  const used = usedCodes(codes, all.length)
  return choiceTable(all.map((choices, code) => (used[code] === 1 ? choices : [])))
}
