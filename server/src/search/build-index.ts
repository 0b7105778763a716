import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { buildValues, type ValueInput } from '#search/build-values.ts'
import { buildDictionaries } from '#search/dictionary.ts'
import { naturalText } from '#search/natural-texts.ts'
import type { BuiltIndex, ChoiceTable, Codes, IndexChoice, IndexColumn } from '#search/search-index.ts'
import { sharedUint16, sharedUint32 } from '#search/shared-memory.ts'
import { buildSortOrder, orderByNumbers, type SortKey, type SortOrder } from '#search/sort-order.ts'
import type { TextTable } from '#search/text-table.ts'

/** The values of one column as they are stored: each row has a code of its level, each code a value. */
export type ColumnInput = PlainInput | ChoiceInput

interface PlainInput {
  /** row → code; null where each row has a value of its own. */
  readonly codes: Uint32Array | null
  readonly values: ValueInput
  readonly choices?: undefined
  /** What the codes are sorted by, where their values do not say. */
  readonly order?: SortOrder
}

interface ChoiceInput {
  readonly codes: Uint32Array | null
  readonly values: readonly ColumnValue[]
  /** The choices of each code, none where unknown. */
  readonly choices: readonly (readonly IndexChoice[])[]
}

export interface IndexInput {
  readonly subject: SubjectId
  readonly version: number
  readonly today: string
  /** In the order of the rows, which is that of the names. */
  readonly ids: Uint32Array
  readonly nameKeys: TextTable
  readonly columns: ReadonlyMap<ColumnId, ColumnInput>
}

export function buildIndex({ subject, version, today, ids, nameKeys, columns: inputs }: IndexInput): BuiltIndex {
  const built = new Map(columnsOf[subject].ids.map((id) => [id, buildColumn(id, inputs, ids.length)]))
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

function rowsById(ids: Uint32Array): Uint32Array {
  const rows = sharedUint32(ids.length)
  // An id above a row in one double: these are sorted natively, and count exactly up to 2 to the 53rd.
  const keys = new Float64Array(ids.length)
  for (let row = 0; row < ids.length; row++) keys[row] = (ids[row] as number) * ids.length + row
  keys.sort()
  for (let index = 0; index < keys.length; index++) rows[index] = (keys[index] as number) % ids.length
  return rows
}

function buildColumn(id: ColumnId, inputs: IndexInput['columns'], rowCount: number): IndexColumn {
  const input = inputs.get(id)
  if (!input) throw new Error(`Nobody says where the column ${id} is stored`)
  const column = columnOf(id)
  if (input.choices) return choiceColumn(column, input, rowCount)
  const values = buildValues(column, input.values)
  return { column, codes: input.codes, values, order: input.order ?? buildSortOrder(values), choices: null }
}

/** A column with choices gets codes of its own, as few as there are different choices, so that counting is quick. */
function choiceColumn(
  column: IndexColumn['column'],
  { codes: levelCodes, values: levelValues, choices: choicesOfLevel }: ChoiceInput,
  rowCount: number,
): IndexColumn {
  const table = choiceTable(choicesOfLevel)
  const distinct = new Map<string, number>()
  const ofCode: (readonly number[])[] = []
  const distinctValues: ColumnValue[] = []
  const codeOfLevel = choicesOfLevel.map((choices, level) => {
    const key = choices.map((choice) => choice.id).join(' ')
    const existing = distinct.get(key)
    if (existing !== undefined) return existing
    distinct.set(key, ofCode.length)
    distinctValues.push(levelValues[level] ?? null)
    return ofCode.push(choices.map((choice) => table.place.get(choice.id) as number)) - 1
  })
  const codes = codesFor(ofCode.length, rowCount)
  for (let row = 0; row < rowCount; row++)
    codes[row] = codeOfLevel[levelCodes ? (levelCodes[row] as number) : row] as number
  const values = buildValues(column, distinctValues)
  const choices = { list: table.list, ofCode }
  return { column, codes, values, order: orderOfChoices(choices) ?? buildSortOrder(values), choices }
}

/** Choices that are sorted by numbers, as the levels of government are, sort their rows so; null where texts do. */
function orderOfChoices({ list, ofCode }: ChoiceTable): SortOrder | null {
  if (list.length === 0 || list.some(({ sortKey }) => typeof sortKey !== 'number')) return null
  const keyOf = (position: number | undefined) => (position === undefined ? null : list[position]?.sortKey)
  return orderByNumbers(Float64Array.from(ofCode, ([position]) => Number(keyOf(position) ?? Number.NaN)))
}

function choiceTable(
  choicesOfLevel: readonly (readonly IndexChoice[])[],
): Pick<ChoiceTable, 'list'> & { place: Map<string, number> } {
  const byId = new Map(choicesOfLevel.flat().map((choice) => [choice.id, choice]))
  const keyed = Array.from(byId.values(), (choice) => ({ choice, key: naturalKey(choice.sortKey) }))
  const list = keyed.sort(compareChoices).map(({ choice }) => choice)
  return { list, place: new Map(list.map((choice, index) => [choice.id, index])) }
}

interface KeyedChoice {
  readonly choice: IndexChoice
  readonly key: string | number
}

function compareChoices(a: KeyedChoice, b: KeyedChoice): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.choice.id < b.choice.id ? -1 : 1
}

function naturalKey(key: SortKey): string | number {
  return typeof key === 'number' ? key : naturalText(key ?? '')
}

function codesFor(codeCount: number, rowCount: number): Codes {
  return codeCount <= 0x10000 ? sharedUint16(rowCount) : sharedUint32(rowCount)
}
