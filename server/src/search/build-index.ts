import { type ColumnId, columnOf, columns } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { emptyCache } from '#search/cache.ts'
import {
  type ChoiceTable,
  type Codes,
  type IndexChoice,
  type IndexColumn,
  type SearchIndex,
  type SortKey,
} from '#search/search-index.ts'

/** The values of one column as they are stored: each row has a code of its level, each code a value. */
export interface ColumnInput {
  /** row → code; null where each row has a value of its own. */
  readonly codes: Uint32Array | null
  readonly values: readonly ColumnValue[]
  /** For a column with choices: the choices of each code, none where unknown. */
  readonly choices?: readonly (readonly IndexChoice[])[]
  /** What a code is sorted by, where its value does not say. */
  readonly sortKeyOf?: (code: number) => SortKey
}

export interface IndexInput {
  readonly version: number
  /** In the order of the rows, which is that of the names. */
  readonly ids: Uint32Array
  readonly nameKeys: readonly string[]
  readonly columns: ReadonlyMap<ColumnId, ColumnInput>
}

export function buildIndex({ version, ids, nameKeys, columns: inputs }: IndexInput): SearchIndex {
  return {
    version,
    rowCount: ids.length,
    ids,
    rowOfId: new Map(Array.from(ids, (id, row) => [id, row])),
    nameKeys,
    columns: new Map(columns.map(({ id }) => [id, buildColumn(id, inputs, ids.length)])),
    cache: emptyCache(),
  }
}

function buildColumn(id: ColumnId, inputs: IndexInput['columns'], rowCount: number): IndexColumn {
  const input = inputs.get(id)
  if (!input) throw new Error(`Nobody says where the column ${id} is stored`)
  const column = columnOf(id)
  if (input.choices) return choiceColumn(column, input, input.choices, rowCount)
  const { codes, values } = input
  return {
    column,
    codes,
    values,
    sortKeyOf: input.sortKeyOf ?? ((code) => sortKey(values[code] ?? null)),
    choices: null,
  }
}

/** A column with choices gets codes of its own, as few as there are different choices, so that counting is quick. */
function choiceColumn(
  column: IndexColumn['column'],
  { codes: levelCodes, values }: ColumnInput,
  choicesOfLevel: readonly (readonly IndexChoice[])[],
  rowCount: number,
): IndexColumn {
  const table = choiceTable(choicesOfLevel)
  const distinct = new Map<string, number>()
  const ofCode: (readonly number[])[] = []
  const distinctValues: ColumnValue[] = []
  const codeOfLevel = choicesOfLevel.map((choices, level) => {
    const key = choices.map((choice) => choice.id).join(' ')
    const known = distinct.get(key)
    if (known !== undefined) return known
    distinct.set(key, ofCode.length)
    distinctValues.push(values[level] ?? null)
    return ofCode.push(choices.map((choice) => table.place.get(choice.id) as number)) - 1
  })
  const codes = codesFor(ofCode.length, rowCount)
  for (let row = 0; row < rowCount; row++)
    codes[row] = codeOfLevel[levelCodes ? (levelCodes[row] as number) : row] as number
  return {
    column,
    codes,
    values: distinctValues,
    sortKeyOf: (code) => sortKey(distinctValues[code] ?? null),
    choices: { list: table.list, ofCode },
  }
}

function choiceTable(
  choicesOfLevel: readonly (readonly IndexChoice[])[],
): Pick<ChoiceTable, 'list'> & { place: Map<string, number> } {
  const byId = new Map(choicesOfLevel.flat().map((choice) => [choice.id, choice]))
  const list = [...byId.values()].sort((a, b) => compareChoices(a, b))
  return { list, place: new Map(list.map((choice, place) => [choice.id, place])) }
}

function compareChoices(a: IndexChoice, b: IndexChoice): number {
  if (a.sortKey !== b.sortKey) return (a.sortKey ?? '') < (b.sortKey ?? '') ? -1 : 1
  return a.id < b.id ? -1 : 1
}

function codesFor(codeCount: number, rowCount: number): Codes {
  return codeCount <= 0x10000 ? new Uint16Array(rowCount) : new Uint32Array(rowCount)
}

function sortKey(value: ColumnValue): SortKey {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return normalised(value)
  return Array.isArray(value) && value.length > 0 ? normalised(value.join(' ')) : null
}
