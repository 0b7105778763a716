import { describe, expect, test } from 'vitest'
import {
  addRow,
  addRowsOfCodes,
  intersection,
  countCodes,
  countCommonRows,
  countRows,
  countRowsOfEither,
  countRowsWithout,
  everyRow,
  hasRow,
  haveCommonRow,
  haveSameRows,
  isEmpty,
  noRows,
  takeRows,
  union,
  without,
} from '#search/row-bitset.ts'

/** A repeatable series of small numbers for each seed. */
function numbers(seed: number, count: number, below: number): number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  })
}

function setOf(rows: Iterable<number>, rowCount: number) {
  const set = noRows(rowCount)
  for (const row of rows) addRow(set, row)
  return set
}

// Sizes around the ends of a word, where bits are easily lost.
describe.each([1, 31, 32, 33, 64, 1_000])('a set among %i rows', (rowCount) => {
  const some = new Set(numbers(1, rowCount, rowCount))
  const others = new Set(numbers(2, rowCount, rowCount))
  const set = setOf(some, rowCount)

  test('holds what was added, in order, and counts it', () => {
    const sorted = [...some].toSorted((a, b) => a - b)
    expect(takeRows(set, 0, rowCount)).toEqual(sorted)
    expect(countRows(set)).toBe(some.size)
    expect(Array.from({ length: rowCount }, (_, row) => hasRow(set, row))).toEqual(
      Array.from({ length: rowCount }, (_, row) => some.has(row)),
    )
  })

  test('gives the rows from any start, as many as asked for', () => {
    for (const start of [0, 1, rowCount >> 1, rowCount - 1]) {
      const expected = [...some].filter((row) => row >= start).toSorted((a, b) => a - b)
      expect(takeRows(set, start, 5)).toEqual(expected.slice(0, 5))
      expect(takeRows(set, start, rowCount)).toEqual(expected)
    }
    expect(takeRows(set, rowCount, 5)).toEqual([])
  })

  test('is compared with another, and left without its rows', () => {
    const other = setOf(others, rowCount)
    const rest = without(set, other)
    expect(takeRows(rest, 0, rowCount)).toEqual([...some.difference(others)].toSorted((a, b) => a - b))
    expect([isEmpty(noRows(rowCount)), isEmpty(set), isEmpty(rest)]).toEqual([true, false, some.isSubsetOf(others)])
    expect([countCommonRows(set, other), countRowsOfEither(set, other), countRowsWithout(set, other)]).toEqual([
      some.intersection(others).size,
      some.union(others).size,
      some.difference(others).size,
    ])
    expect([haveCommonRow(set, other), haveCommonRow(rest, other)]).toEqual([!some.isDisjointFrom(others), false])
    expect([haveSameRows(set, set.slice()), haveSameRows(set, noRows(rowCount))]).toEqual([true, false])
  })

  test('has rows in common with another, and a union, and changes neither', () => {
    const other = setOf(others, rowCount)
    const before = [set.slice(), other.slice()]
    expect(takeRows(intersection([set, other], rowCount), 0, rowCount)).toEqual(
      [...some.intersection(others)].toSorted((a, b) => a - b),
    )
    expect(takeRows(union([set, other], rowCount), 0, rowCount)).toEqual(
      [...some.union(others)].toSorted((a, b) => a - b),
    )
    expect([set, other]).toEqual(before)
  })

  test('is every row, and no more, without any condition', () => {
    expect(countRows(everyRow(rowCount))).toBe(rowCount)
    expect(intersection([], rowCount)).toEqual(everyRow(rowCount))
  })

  test('takes every row whose code passes', () => {
    const codes = Uint32Array.from(numbers(4, rowCount, 3))
    const taken = noRows(rowCount)
    addRowsOfCodes(taken, codes, Uint8Array.of(0, 1, 1))
    const expected = Array.from(codes.keys()).filter((row) => codes[row] !== 0)
    expect(takeRows(taken, 0, rowCount)).toEqual(expected)
    expect(countRows(taken)).toBe(expected.length)
  })

  test('counts the codes of its rows', () => {
    const codes = Uint16Array.from(numbers(3, rowCount, 5))
    const expected = [0, 1, 2, 3, 4].map((code) => [...some].filter((row) => codes[row] === code).length)
    expect([...countCodes(set, codes, 5)]).toEqual(expected)
    expect([...countCodes(everyRow(rowCount), codes, 5)].reduce((sum, count) => sum + count)).toBe(rowCount)
  })
})
