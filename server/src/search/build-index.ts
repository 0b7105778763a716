import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { buildValues, type ValueInput } from '#search/build-values.ts'
import { choiceTable, orderOfChoices } from '#search/choice-table.ts'
import { buildDictionaries } from '#search/dictionary.ts'
import type { Codes } from '#search/codes.ts'
import type { BuiltIndex, IndexChoice, IndexColumn } from '#search/search-index.ts'
import { sharedUint16, sharedUint32 } from '#search/shared-memory.ts'
import { buildSortOrder, orderOfRows } from '#search/sort-order.ts'
import type { TextTable } from '#search/text-table.ts'
import { usedCodes } from '#search/used-codes.ts'
import { valueCount } from '#search/values.ts'

/** The values of one column as they are stored: each row has the code of its level, and each code has a value. */
export type ColumnInput = PlainInput | ChoiceInput

export interface PlainInput {
  /** row → code; null where each row has a value of its own. */
  readonly codes: Uint32Array | null
  readonly values: ValueInput
  readonly choices?: undefined
  /** Whether the values are sorted in the order of the rows instead of by themselves. */
  readonly isInOrderOfRows?: true
}

interface ChoiceInput {
  readonly codes: Uint32Array | null
  readonly values: readonly ColumnValue[]
  /** The choices of each code; empty where unknown. */
  readonly choices: readonly (readonly IndexChoice[])[]
}

export interface IndexInput {
  readonly subject: SubjectId
  readonly version: number
  readonly today: string
  /** In the order of the rows, which are sorted by name. */
  readonly ids: Uint32Array
  readonly nameKeys: TextTable
  readonly columns: ReadonlyMap<ColumnId, ColumnInput>
}

export function buildIndex(input: IndexInput): BuiltIndex {
  const { subject, version, today, ids, nameKeys } = input
  const built = new Map(columnsOf[subject].ids.map((id) => [id, buildColumn(id, input)]))
  return {
    subject,
    version,
    today,
    rowCount: ids.length,
    ids,
    rowsById: rowsById(ids),
    nameKeys,
    columns: built,
    ...buildDictionaries(subject, built, ids.length),
  }
}

/** One column of some rows. */
export function buildColumn(
  id: ColumnId,
  { columns, ids, nameKeys }: Pick<IndexInput, 'columns' | 'ids' | 'nameKeys'>,
): IndexColumn {
  const input = columns.get(id)
  if (!input) throw new Error(`Nobody says where the column ${id} is stored`)
  const column = columnOf(id)
  if (input.choices) return choiceColumn(column, input, ids.length)
  const { codes, isInOrderOfRows = false } = input
  const values = buildValues(column, input.values)
  const order = isInOrderOfRows && codes ? orderOfRows(codes, valueCount(values), nameKeys) : buildSortOrder(values)
  return { column, codes, values, order, isInOrderOfRows, choices: null }
}

/** A column with choices gets its own codes, one for each different set of choices, so that counting is fast. */
function choiceColumn(
  column: IndexColumn['column'],
  { codes: levelCodes, values: levelValues, choices: choicesOfLevel }: ChoiceInput,
  rowCount: number,
): IndexColumn {
  const distinct = new Map<string, number>()
  const choicesOfCode: (readonly IndexChoice[])[] = []
  const distinctValues: ColumnValue[] = []
  const codeOfLevel = choicesOfLevel.map((choices, level) => {
    const key = choices.map((choice) => choice.id).join(' ')
    const existing = distinct.get(key)
    if (existing !== undefined) return existing
    distinct.set(key, choicesOfCode.length)
    distinctValues.push(levelValues[level] ?? null)
    return choicesOfCode.push(choices) - 1
  })
  const codes = codesFor(choicesOfCode.length, rowCount)
  for (let row = 0; row < rowCount; row++)
    codes[row] = codeOfLevel[levelCodes ? (levelCodes[row] as number) : row] as number
  const used = usedCodes(codes, choicesOfCode.length)
  // A choice that only vacant seats have is not offered.
  const choices = choiceTable(choicesOfCode.map((each, code) => (used[code] === 1 ? each : [])))
  const values = buildValues(column, distinctValues)
  const order = orderOfChoices(choices) ?? buildSortOrder(values)
  return { column, codes, values, order, isInOrderOfRows: false, choices }
}

function codesFor(codeCount: number, rowCount: number): Codes {
  return codeCount <= 0x10000 ? sharedUint16(rowCount) : sharedUint32(rowCount)
}

/** The rows in the order of their ids. */
function rowsById(ids: Uint32Array): Uint32Array {
  const rows = sharedUint32(ids.length)
  // Each double combines an id with a row. Doubles are sorted natively, and hold whole numbers exactly up to 2 to the
  // 53rd.
  const keys = new Float64Array(ids.length)
  for (let row = 0; row < ids.length; row++) keys[row] = (ids[row] as number) * ids.length + row
  keys.sort()
  for (let index = 0; index < keys.length; index++) rows[index] = (keys[index] as number) % ids.length
  return rows
}
