import { firstIndexWhere } from '#search/first-index.ts'
import { fillStretches, mergeStretches } from '#search/patch/stretches.ts'
import { sharedBytes, sharedFloat64, sharedUint32 } from '#search/shared-memory.ts'
import { compareTextTo } from '#search/sort-texts.ts'
import { joinTexts, textCount, type TextTable } from '#search/text-table.ts'
import type { Counts, Lists, Numbers, Texts, Values } from '#search/values.ts'

/** The values before, followed by the values at some codes of other values of the same column. */
export function appendValues(before: Values, incoming: Values, codes: readonly number[]): Values {
  if (before.kind === 'numbers' && incoming.kind === 'numbers') return numbers(before, incoming, codes)
  if (before.kind === 'texts' && incoming.kind === 'texts') return texts(before, incoming, codes)
  if (before.kind === 'lists' && incoming.kind === 'lists') return lists(before, incoming, codes)
  if (before.kind === 'counts' && incoming.kind === 'counts') return counts(before, incoming, codes)
  throw new Error('The values of a column are of one kind')
}

function numbers(before: Numbers, incoming: Numbers, codes: readonly number[]): Numbers {
  const all = sharedFloat64(before.numbers.length + codes.length)
  all.set(before.numbers)
  all.set(
    codes.map((code) => incoming.numbers[code] as number),
    before.numbers.length,
  )
  return { kind: 'numbers', numbers: all }
}

function texts(before: Texts, incoming: Texts, codes: readonly number[]): Texts {
  const normalized = appendTexts(before.normalized, incoming.normalized, codes)
  return {
    kind: 'texts',
    texts: appendTexts(before.texts, incoming.texts, codes),
    normalized,
    alphabetical: insertedByAlphabet(before.alphabetical, normalized),
    known: appendKnown(before, incoming, codes),
  }
}

function lists(before: Lists, incoming: Lists, codes: readonly number[]): Lists {
  const appended = codes.flatMap((code) => [
    ...incoming.items.subarray(incoming.starts[code], incoming.starts[code + 1]),
  ])
  const firstText = textCount(before.texts)
  const items = sharedUint32(before.items.length + appended.length)
  items.set(before.items)
  items.set(
    appended.map((_, index) => firstText + index),
    before.items.length,
  )
  const starts = sharedUint32(before.starts.length + codes.length)
  starts.set(before.starts)
  for (const [index, code] of codes.entries()) {
    const length = (incoming.starts[code + 1] as number) - (incoming.starts[code] as number)
    const last = before.starts.length + index
    starts[last] = (starts[last - 1] as number) + length
  }
  return {
    kind: 'lists',
    starts,
    items,
    texts: appendTexts(before.texts, incoming.texts, appended),
    normalized: appendTexts(before.normalized, incoming.normalized, appended),
    known: appendKnown(before, incoming, codes),
  }
}

function counts(before: Counts, incoming: Counts, codes: readonly number[]): Counts {
  // Where no value is known, the names are not known either.
  const { names } = before.known.includes(1) ? before : incoming
  const all = sharedFloat64((before.known.length + codes.length) * names.length).fill(Number.NaN)
  if (before.names === names) all.set(before.counts)
  const indexes = names.map((name) => incoming.names.indexOf(name))
  for (const [at, code] of codes.entries())
    for (const [index, other] of indexes.entries())
      if (other !== -1)
        all[(before.known.length + at) * names.length + index] = incoming.counts[
          code * incoming.names.length + other
        ] as number
  return { kind: 'counts', names, counts: all, known: appendKnown(before, incoming, codes) }
}

function appendTexts(before: TextTable, incoming: TextTable, indexes: readonly number[]): TextTable {
  const appended = indexes.map((index) => ({ table: incoming, from: index, to: index + 1 }))
  return joinTexts([{ table: before, from: 0, to: textCount(before) }, ...appended])
}

function appendKnown(
  before: { readonly known: Uint8Array },
  incoming: { readonly known: Uint8Array },
  codes: readonly number[],
): Uint8Array {
  const known = sharedBytes(before.known.length + codes.length)
  known.set(before.known)
  known.set(
    codes.map((code) => incoming.known[code] as number),
    before.known.length,
  )
  return known
}

/**
 * The codes of a table in alphabetical order, where the order of its first texts is known; equal texts are ordered by
 * code.
 */
function insertedByAlphabet(alphabetical: Uint32Array, table: TextTable): Uint32Array {
  const count = alphabetical.length
  const { bytes, starts } = table
  const appended = Array.from({ length: textCount(table) - count }, (_, index) => {
    const code = count + index
    return { code, text: bytes.subarray(starts[code], starts[code + 1]) }
  }).sort((a, b) => Buffer.compare(a.text, b.text) || a.code - b.code)
  const codeOf = (index: number) => appended[index]?.code as number
  const stretches = mergeStretches({
    count,
    gone: new Uint32Array(),
    incomingCount: appended.length,
    indexOf: (index) => {
      const { text } = appended[index] as (typeof appended)[number]
      return firstIndexWhere(count, (at) => compareTextTo(table, alphabetical[at] as number, text) > 0)
    },
  })
  return fillStretches(stretches, alphabetical, codeOf, sharedUint32(textCount(table)))
}
