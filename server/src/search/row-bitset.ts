/**
 * A set of rows as a bitset with 32 rows in each word: 65 kB for 520,000 officials. The rows that two filters have in
 * common take one pass over 16,250 words.
 */
export type RowBitset = Uint32Array

const rowsPerWord = 32
const allOfAWord = 0xffffffff

export function noRows(rowCount: number): RowBitset {
  return new Uint32Array(Math.ceil(rowCount / rowsPerWord))
}

export function everyRow(rowCount: number): RowBitset {
  const set = noRows(rowCount).fill(allOfAWord)
  const rest = rowCount % rowsPerWord
  // Bits after the last row stay 0, because they would be counted otherwise.
  if (rest > 0) set[set.length - 1] = allOfAWord >>> (rowsPerWord - rest)
  return set
}

export function hasRow(set: RowBitset, row: number): boolean {
  return ((set[row >>> 5] as number) & (1 << (row & 31))) !== 0
}

export function addRow(set: RowBitset, row: number): void {
  set[row >>> 5] = (set[row >>> 5] as number) | (1 << (row & 31))
}

/** Adds every row whose code passes; each word is assembled before it is written. */
export function addRowsOfCodes(set: RowBitset, codes: Uint16Array | Uint32Array, passes: Uint8Array): void {
  for (let index = 0; index < set.length; index++) {
    const base = index << 5
    const end = Math.min(base + rowsPerWord, codes.length)
    let word = 0
    for (let row = base; row < end; row++) word |= (passes[codes[row] as number] as number) << (row & 31)
    set[index] = (set[index] as number) | word
  }
}

/** The rows that all sets have in common; the sets are not changed. */
export function intersection(sets: readonly RowBitset[], rowCount: number): RowBitset {
  const [first, ...others] = sets
  if (!first) return everyRow(rowCount)
  if (others.length === 0) return first
  const result = first.slice()
  for (const other of others) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] as number) & (other[word] as number)
  }
  return result
}

/** The rows that at least one set has. */
export function union(sets: readonly RowBitset[], rowCount: number): RowBitset {
  const result = noRows(rowCount)
  for (const set of sets) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] as number) | (set[word] as number)
  }
  return result
}

/** The rows of a set that pass a test. */
export function rowsPassing(set: RowBitset, passes: (row: number) => boolean): RowBitset {
  const result = new Uint32Array(set.length)
  for (let word = 0; word < set.length; word++)
    for (let left = set[word] as number; left !== 0; left &= left - 1) {
      const row = (word << 5) + 31 - Math.clz32(left & -left)
      if (passes(row)) addRow(result, row)
    }
  return result
}

/** The rows of one set that are not in the other. */
export function without(set: RowBitset, other: RowBitset): RowBitset {
  const result = set.slice()
  for (let word = 0; word < result.length; word++) result[word] = (result[word] as number) & ~(other[word] as number)
  return result
}

export function haveSameRows(one: RowBitset, other: RowBitset): boolean {
  for (let word = 0; word < one.length; word++) if (one[word] !== other[word]) return false
  return true
}

export function haveCommonRow(one: RowBitset, other: RowBitset): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] as number) & (other[word] as number)) !== 0) return true
  return false
}

export function isEmpty(set: RowBitset): boolean {
  // Over words by their index: an iterator takes ten times as long.
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

export function countRows(set: RowBitset): number {
  let count = 0
  for (let index = 0; index < set.length; index++) count += bitsOf(set[index] as number)
  return count
}

/** How many rows two sets have in common, without making a set of them. */
export function countCommonRows(one: RowBitset, other: RowBitset): number {
  let count = 0
  for (let word = 0; word < one.length; word++) count += bitsOf((one[word] as number) & (other[word] as number))
  return count
}

/** How many rows at least one of two sets has, without making a set of them. */
export function countRowsOfEither(one: RowBitset, other: RowBitset): number {
  let count = 0
  for (let word = 0; word < one.length; word++) count += bitsOf((one[word] as number) | (other[word] as number))
  return count
}

/** How many rows of one set are not in the other, without making a set of them. */
export function countRowsWithout(set: RowBitset, other: RowBitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += bitsOf((set[word] as number) & ~(other[word] as number))
  return count
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The rows of a set from `start` on, in order, up to `limit` of them. */
export function takeRows(set: RowBitset, start: number, limit: number): number[] {
  const rows: number[] = []
  for (let index = start >>> 5; index < set.length && rows.length < limit; index++) {
    let word = set[index] as number
    if (index === start >>> 5) word &= allOfAWord << (start & 31)
    while (word !== 0 && rows.length < limit) {
      const lowest = word & -word
      rows.push((index << 5) + 31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return rows
}

/** How many rows of the set have each code. */
export function countCodes(set: RowBitset, codes: Uint16Array | Uint32Array, codeCount: number): Uint32Array {
  const counts = new Uint32Array(codeCount)
  for (let index = 0; index < set.length; index++) {
    let word = set[index] as number
    const base = index << 5
    if (word === allOfAWord) {
      for (let row = base; row < base + rowsPerWord; row++) {
        const code = codes[row] as number
        counts[code] = (counts[code] as number) + 1
      }
      continue
    }
    while (word !== 0) {
      const lowest = word & -word
      const code = codes[base + 31 - Math.clz32(lowest)] as number
      counts[code] = (counts[code] as number) + 1
      word ^= lowest
    }
  }
  return counts
}
