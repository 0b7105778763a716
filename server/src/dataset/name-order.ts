import type { GatheredColumn } from '#dataset/gathered-column.ts'
import { countingSort } from '#search/counting-sort.ts'
import { normalizedTexts } from '#search/normalized-texts.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { areSameTexts, sortTexts } from '#search/sort-texts.ts'
import { textCount, type TextTable } from '#search/text-table.ts'

/** The order of officials by normalized last name, then first name, then number. */
export interface NameOrder {
  /** position → index in the order of reading */
  readonly order: Uint32Array
  /** row → the rank of its name */
  readonly ranks: Uint32Array
  /** rank → normalized last name and first name */
  readonly keys: TextTable
}

// Sorts before any letter, so that "Lee, Zoe" comes before "Leeson, Ann".
const separator = 1

/**
 * For officials who were read in the order of their numbers. Half a million officials have about ten thousand last
 * names.
 */
export function nameOrder(last: GatheredColumn, first: GatheredColumn): NameOrder {
  const [lasts, firsts] = [rankedNames(last), rankedNames(first)]
  const indexes = Uint32Array.from({ length: last.codes.count }, (_, index) => index)
  const order = countingSort(countingSort(indexes, firsts.rankAt), lasts.rankAt)
  const ranks = new Uint32Array(order.length)
  const bearers: number[] = []
  for (let row = 0; row < order.length; row++) {
    const index = order[row] as number
    const before = bearers.at(-1)
    const isSame =
      before !== undefined &&
      lasts.rankAt(before) === lasts.rankAt(index) &&
      firsts.rankAt(before) === firsts.rankAt(index)
    if (!isSame) bearers.push(index)
    ranks[row] = bearers.length - 1
  }
  return { order, ranks, keys: keysOf(bearers, lasts, firsts) }
}

interface RankedNames {
  /** Normalized; empty if there is none. */
  readonly texts: TextTable
  readonly codeAt: (index: number) => number
  readonly rankAt: (index: number) => number
}

function rankedNames(column: GatheredColumn): RankedNames {
  const texts = normalizedTexts(column.finish().texts)
  const ranks = new Uint32Array(textCount(texts))
  let rank = 0
  let before: number | null = null
  for (const code of sortTexts(texts)) {
    if (before !== null && !areSameTexts(texts, before, code)) rank++
    ranks[code] = rank
    before = code
  }
  const codeAt = (index: number) => column.codes.at(index)
  return { texts, codeAt, rankAt: (index) => ranks[codeAt(index)] as number }
}

function keysOf(bearers: readonly number[], ...names: readonly RankedNames[]): TextTable {
  const starts = sharedUint32(bearers.length + 1)
  const lengthOf = ({ texts }: RankedNames, code: number) =>
    (texts.starts[code + 1] as number) - (texts.starts[code] as number)
  let end = 1
  for (let rank = 0; rank < bearers.length; rank++) {
    const index = bearers[rank] as number
    starts[rank] = end
    for (const name of names) end += lengthOf(name, name.codeAt(index))
  }
  starts[bearers.length] = end
  const bytes = sharedBytes(end)
  for (let rank = 0; rank < bearers.length; rank++) {
    const index = bearers[rank] as number
    let at = starts[rank] as number
    for (const name of names) {
      const code = name.codeAt(index)
      bytes.set(name.texts.bytes.subarray(name.texts.starts[code], name.texts.starts[code + 1]), at)
      at += lengthOf(name, code)
      bytes[at - 1] = separator
    }
    bytes[at - 1] = 0
  }
  return { bytes, starts }
}
