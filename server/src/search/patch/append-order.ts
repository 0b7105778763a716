import { naturalText } from '#search/natural-texts.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { sharedFloat64, sharedUint32 } from '#search/shared-memory.ts'
import { keyOfList, type SortOrder } from '#search/sort-order.ts'
import { joinTexts, textAt, textCount, type TextTable, textTable } from '#search/text-table.ts'
import { isUnknownAt, type Values, valueCount } from '#search/values.ts'

/** The order of values after others were appended, derived from the order before. */
export function appendOrder(before: SortOrder | null, values: Values): SortOrder | null {
  if (before === null || values.kind === 'counts') return null
  const codeOfRank = before.keys === null ? codesOfRanks(before) : null
  const keyOf = keysOf(values)
  const keyAt = (rank: number) => (codeOfRank ? keyOf(codeOfRank[rank] as number) : keyInOrder(before, rank))
  return insertRanks(before, values, { keyOf, keyAt })
}

type Key = string | number

function keysOf(values: Exclude<Values, { kind: 'counts' }>): (code: number) => Key {
  if (values.kind === 'numbers') return (code) => values.numbers[code] as number
  if (values.kind === 'lists') return (code) => keyOfList(values, code)
  return (code) => naturalText(textAt(values.normalized, code))
}

function keyInOrder({ keys }: SortOrder, rank: number): Key {
  return ArrayBuffer.isView(keys) ? (keys[rank] as number) : textAt(keys as TextTable, rank)
}

function codesOfRanks({ ranks, known }: SortOrder): Uint32Array {
  const codes = new Uint32Array(known)
  for (let code = 0; code < ranks.length; code++)
    if ((ranks[code] as number) < known) codes[ranks[code] as number] = code
  return codes
}

/** Compares texts by their bytes. */
function compareKeys(a: Key, b: Key): number {
  return typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
}

interface Keys {
  readonly keyOf: (code: number) => Key
  readonly keyAt: (rank: number) => Key
}

interface PlacedKey {
  readonly code: number
  readonly key: Key
  /** The first rank that does not sort before the key. */
  readonly rank: number
  readonly isNew: boolean
}

function insertRanks({ ranks: before, known, keys }: SortOrder, values: Values, { keyOf, keyAt }: Keys): SortOrder {
  const place = (code: number): PlacedKey => {
    const key = keyOf(code)
    const rank = firstIndexWhere(known, (each) => compareKeys(keyAt(each), key) >= 0)
    return { code, key, rank, isNew: rank === known || keyAt(rank) !== key }
  }
  const appended = Array.from({ length: valueCount(values) - before.length }, (_, index) => before.length + index)
  const placed = appended.filter((code) => !isUnknownAt(values, code)).map(place)
  const inserted = placed
    .filter(({ isNew }) => isNew)
    .sort((a, b) => compareKeys(a.key, b.key))
    .filter(({ key }, index, all) => key !== all[index - 1]?.key)
  const shifts = shiftsOf(inserted, known)
  const ranks = sharedUint32(valueCount(values)).fill(known + inserted.length)
  for (let code = 0; code < before.length; code++) {
    const rank = before[code] as number
    ranks[code] = rank + (shifts[rank] as number)
  }
  const ofKey = new Map(inserted.map(({ key, rank }, index) => [key, rank + index]))
  for (const { code, key, rank } of placed) ranks[code] = ofKey.get(key) ?? rank + (shifts[rank] as number)
  return { ranks, known: known + inserted.length, keys: keys && withKeys(keys, inserted) }
}

/** rank before → how many new ranks come before it; the last entry is for unknown values */
function shiftsOf(inserted: readonly Pick<PlacedKey, 'rank'>[], known: number): Uint32Array {
  const shifts = new Uint32Array(known + 1)
  for (const { rank } of inserted) shifts[rank] = (shifts[rank] as number) + 1
  for (let rank = 1; rank <= known; rank++) shifts[rank] = (shifts[rank] as number) + (shifts[rank - 1] as number)
  return shifts
}

function withKeys(keys: TextTable | Float64Array, inserted: readonly Pick<PlacedKey, 'key' | 'rank'>[]) {
  if (ArrayBuffer.isView(keys)) {
    const all = sharedFloat64(keys.length + inserted.length)
    all.set(keys)
    all.set(
      inserted.map(({ key }) => Number(key)),
      keys.length,
    )
    return all.sort()
  }
  const added = textTable(inserted.map(({ key }) => String(key)))
  let from = 0
  const ranges = inserted.flatMap(({ rank }, index) => {
    const stretch = { table: keys, from, to: rank }
    from = rank
    return [stretch, { table: added, from: index, to: index + 1 }]
  })
  return joinTexts([...ranges, { table: keys, from, to: textCount(keys) }])
}
