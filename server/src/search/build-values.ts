import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { comparedTexts } from '#search/normalized-texts.ts'
import { sharedBytes, sharedFloat64, sharedUint32 } from '#search/shared-memory.ts'
import { sortTexts } from '#search/sort-texts.ts'
import { TextCollector } from '#search/text-collector.ts'
import { textTable } from '#search/text-table.ts'
import type { Counts, Lists, Numbers, Texts, Values } from '#search/values.ts'

/** Distinct texts that are already collected, indexed by code. */
export type DistinctTexts = Pick<Texts, 'texts' | 'known'>

export type ValueInput = readonly ColumnValue[] | DistinctTexts | Numbers['numbers']

/** The values of a column, indexed by code. */
export function buildValues({ type, kind }: Pick<Column, 'type' | 'kind'>, values: ValueInput): Values {
  if (ArrayBuffer.isView(values)) return { kind: 'numbers', numbers: values }
  return 'texts' in values ? textValues(values, kind) : builders[type](values, kind)
}

const builders: Record<DataType, (values: readonly ColumnValue[], kind: Kind) => Values> = {
  int: buildNumbers,
  percentage: buildNumbers,
  str: buildTexts,
  datetime: buildTexts,
  list: buildLists,
  dict: buildCounts,
}

function textValues({ texts, known }: DistinctTexts, kind: Kind): Texts {
  const normalized = comparedTexts(kind, texts)
  return { kind: 'texts', texts, normalized, alphabetical: sortTexts(normalized), known }
}

function buildNumbers(values: readonly ColumnValue[]): Numbers {
  const numbers = sharedFloat64(values.length)
  for (const [code, value] of values.entries()) numbers[code] = value === null ? Number.NaN : (value as number)
  return { kind: 'numbers', numbers }
}

function buildTexts(values: readonly ColumnValue[], kind: Kind): Texts {
  const texts = textTable(values.map((value) => String((value ?? '') as string | number)))
  return textValues({ texts, known: knownAmong(values) }, kind)
}

function buildLists(values: readonly ColumnValue[], kind: Kind): Lists {
  const lists = values.map((value) => (value ?? []) as readonly string[])
  const starts = sharedUint32(lists.length + 1)
  for (const [code, list] of lists.entries()) starts[code + 1] = (starts[code] as number) + list.length
  const collector = new TextCollector()
  const items = sharedUint32(starts[lists.length] as number)
  items.set(lists.flat().map((text) => collector.add(text)))
  const texts = collector.finish()
  return { kind: 'lists', starts, items, texts, normalized: comparedTexts(kind, texts), known: knownAmong(values) }
}

function buildCounts(values: readonly ColumnValue[]): Counts {
  const named = values as readonly (Readonly<Record<string, number | null>> | null)[]
  const names = Object.keys(named.find((value) => value !== null) ?? { none: null })
  const counts = sharedFloat64(named.length * names.length)
  const all = named.flatMap((value) => names.map((name) => value?.[name] ?? Number.NaN))
  counts.set(all)
  return { kind: 'counts', names, counts, known: knownAmong(values) }
}

function knownAmong(values: readonly ColumnValue[]): Uint8Array {
  const known = sharedBytes(values.length)
  for (const [code, value] of values.entries()) known[code] = value === null ? 0 : 1
  return known
}
