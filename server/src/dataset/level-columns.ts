import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { GatheredColumn, GatheredColumns } from '#dataset/gathered-column.ts'
import { GatheredNumbers } from '#dataset/gathered-numbers.ts'
import { NumberedPairs } from '#dataset/numbered-pairs.ts'
import type { Circumstances } from '#dataset/next-election.ts'
import type { OfColumns, StoredTexts } from '#dataset/stored.ts'
import type { ColumnInput } from '#search/build-index.ts'
import type { DistinctTexts } from '#search/build-values.ts'
import { textAt } from '#search/text-table.ts'

/** A column of the catalogue, derived from columns of a level; `codes` has the item of each row. */
export function levelColumn<Column extends string>(
  id: ColumnId,
  { from, read, choices }: Pick<OfColumns<'official' | 'seat', Column>, 'from' | 'read' | 'choices'>,
  gathered: GatheredColumns<Column>,
  placeOfRow: Uint32Array,
  circumstances: Circumstances,
): ColumnInput {
  const columns = from.map((column) => gathered.get(column) as GatheredColumn)
  const [only, ...others] = columns
  if (only && others.length === 0 && !choices && isText(id))
    return { codes: only.codes.take(placeOfRow), values: only.finish() }
  const { codes: ofPlaces, different } = differentRows(columns)
  const codes = ofPlaces.take(placeOfRow)
  const texts = columns.map((column) => column.finish())
  const rows = different.map((codesOfRow) => rowOf(from, texts, codesOfRow))
  const values = rows.map((row) => read(row, circumstances))
  return choices ? { codes, values, choices: rows.map(choices) } : { codes, values }
}

interface DifferentRows {
  readonly codes: Pick<GatheredNumbers, 'at' | 'take' | 'count'>
  /** code → the codes of its columns */
  readonly different: readonly (readonly number[])[]
}

/** Rows that are equal in some columns have the same code. */
function differentRows(columns: readonly GatheredColumn[]): DifferentRows {
  const [first, ...others] = columns.map(({ codes, textCount }) => ({
    codes,
    different: Array.from({ length: textCount }, (_, code) => [code]),
  }))
  return others.reduce<DifferentRows>(paired, first as DifferentRows)
}

function paired(rows: DifferentRows, column: DifferentRows): DifferentRows {
  const pairs = new NumberedPairs()
  const codes = new GatheredNumbers()
  const different: (readonly number[])[] = []
  for (let index = 0; index < rows.codes.count; index++) {
    const [first, second] = [rows.codes.at(index), column.codes.at(index)]
    const code = pairs.numberOf(first, second)
    if (code === different.length) different.push([...(rows.different[first] as readonly number[]), second])
    codes.add(code)
  }
  return { codes, different }
}

function rowOf<Column extends string>(
  names: readonly Column[],
  texts: readonly DistinctTexts[],
  codes: readonly number[],
): StoredTexts<Column> {
  const row = names.map((name, at) => [name, storedTextAt(texts[at] as DistinctTexts, codes[at] as number)] as const)
  return Object.fromEntries(row) as StoredTexts<Column>
}

function storedTextAt({ texts, known }: DistinctTexts, code: number): string | null {
  return known[code] === 1 ? textAt(texts, code) : null
}

/** Whether its values are the stored texts. */
function isText(id: ColumnId): boolean {
  const { type, kind } = columnOf(id)
  return type === 'str' || (type === 'datetime' && kind !== 'moment')
}
