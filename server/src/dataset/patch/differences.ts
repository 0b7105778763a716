import type { SortOrder } from '#search/sort-order.ts'
import type { BuiltData } from '#dataset/build-data.ts'
import type { OfficeLines } from '#dataset/office-lines.ts'
import { counted, type SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import { choiceOf } from '#search/dictionary.ts'
import { type BuiltIndex, codeOf, type IndexColumn, valueKey } from '#search/search-index.ts'
import { textAt, type TextTable } from '#search/text-table.ts'

/**
 * The differences between a patched snapshot and a whole build of the same data; empty if the patch is correct. Takes
 * about as long as a build.
 */
export function differencesOf(patched: BuiltData, built: BuiltData): string[] {
  return [
    ...differencesOfIndex(patched.index, built.index),
    ...(patched.leftOut && built.leftOut
      ? differencesOfIndex(patched.leftOut, built.leftOut).map((difference) => `${difference}, of whom is left out`)
      : []),
    ...differencesOfIndex(patched.placeIndex, built.placeIndex),
    ...namedWhere([
      ['names', !haveSameTexts(patched.index.nameKeys, built.index.nameKeys)],
      ['areas of places', !haveSameNumbers(patched.places.areas.ids, built.places.areas.ids)],
      ['officials of areas', !haveSameNumbers(patched.places.areas.rows.items, built.places.areas.rows.items)],
      ['who is left out', !haveSameNumbers(patched.places.excluded, built.places.excluded)],
      ['lines of offices', !haveSameLines(patched.officeLines, built.officeLines)],
      ['who is on file', !haveSameNumbers(patched.roster.ids, built.roster.ids)],
      ['seats', !haveSameSeats(patched.seats, built.seats)],
    ]),
  ]
}

function namedWhere(checks: readonly (readonly [name: string, differs: boolean])[]): string[] {
  return checks.flatMap(([name, differs]) => (differs ? [name] : []))
}

function differencesOfIndex(patched: BuiltIndex, built: BuiltIndex): string[] {
  const { subject } = built
  if (!haveSameNumbers(patched.ids, built.ids)) return [`the rows of each ${subject}`]
  if (!haveSameNumbers(patched.rowsById, built.rowsById)) return [`the numbers of each ${subject}`]
  const columns = [...built.columns].flatMap(([id, column]) => {
    const before = patched.columns.get(id)
    return namedWhere([
      [`values of ${id}`, !before || !haveSameValues(before, column, built.rowCount)],
      [`order of ${id}`, !before || !haveSameOrder(before, column, built.rowCount)],
    ])
  })
  const dictionaries = [...built.dictionaries].flatMap(([id, dictionary]) => {
    const before = patched.dictionaries.get(id)
    const column = built.columns.get(id) as IndexColumn
    const columnBefore = patched.columns.get(id) as IndexColumn
    const isSame =
      before?.entries.length === dictionary.entries.length &&
      dictionary.entries.every((_, text) => {
        const [one, other] = [choiceOf(columnBefore, before, text), choiceOf(column, dictionary, text)]
        return one.id === other.id && one.label === other.label
      }) &&
      haveSameTexts(before.wordIndex.words, dictionary.wordIndex.words) &&
      haveSameNumbers(before.wordIndex.texts.items, dictionary.wordIndex.texts.items)
    return namedWhere([[`what is looked up in ${id}`, !isSame]])
  })
  const searched = [built.searchedTexts.name, ...built.searchedTexts.others]
  const searchedBefore = [patched.searchedTexts.name, ...patched.searchedTexts.others]
  const isSearchedAlike = searched.every(({ rows }, index) =>
    haveSameNumbers(rows.items, searchedBefore[index]?.rows.items ?? new Uint32Array()),
  )
  return [
    ...columns,
    ...dictionaries,
    ...namedWhere([[`what a quick search finds of each ${subject}`, !isSearchedAlike]]),
  ]
}

function haveSameLines(one: OfficeLines, other: OfficeLines): boolean {
  return haveSameTexts(one.places, other.places) && haveSameTexts(one.lines, other.lines)
}

function haveSameSeats(one: SeatsOnFile, other: SeatsOnFile): boolean {
  const officeOf = ({ officeNames, offices }: SeatsOnFile, cell: number) => officeNames[offices[cell] as number]
  return (
    haveSameNumbers(one.jurisdictions, other.jurisdictions) &&
    one.offices.every((_, cell) => officeOf(one, cell) === officeOf(other, cell)) &&
    haveSameNumbers(one.byLaw, other.byLaw) &&
    counted.every((each) => haveSameNumbers(one.counts[each], other.counts[each])) &&
    haveSameNumbers(one.areas.touching.items, other.areas.touching.items)
  )
}

function haveSameNumbers(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index])
}

function haveSameTexts(one: TextTable, other: TextTable): boolean {
  if (!haveSameNumbers(one.starts, other.starts)) return false
  for (let index = 0; index + 1 < one.starts.length; index++)
    if (textAt(one, index) !== textAt(other, index)) return false
  return true
}

// Two codes fit into one number, which is exact up to 2 to the 53rd.
const range = 2 ** 26

/** Rows may have different codes, so the values are compared, once for each pair of codes. */
function haveSameValues(one: IndexColumn, other: IndexColumn, rowCount: number): boolean {
  const compared = new Set<number>()
  for (let row = 0; row < rowCount; row++) {
    const [a, b] = [codeOf(one, row), codeOf(other, row)]
    const pair = a * range + b
    if (compared.has(pair)) continue
    compared.add(pair)
    if (valueKey(one, a) !== valueKey(other, b)) return false
  }
  return true
}

/** Whether all neighbors are in the same order in both. */
function haveSameOrder(one: IndexColumn, other: IndexColumn, rowCount: number): boolean {
  if (!one.order || !other.order) return one.order === other.order
  for (let row = 1; row < rowCount; row++)
    if (comparedRanks(one, one.order, row) !== comparedRanks(other, other.order, row)) return false
  return true
}

function comparedRanks(column: IndexColumn, { ranks }: SortOrder, row: number): number {
  return Math.sign((ranks[codeOf(column, row - 1)] as number) - (ranks[codeOf(column, row)] as number))
}
