import { normalised } from '@atlas/contract/rules/normalised.ts'
import { headingSynonyms } from '#imports/spreadsheets/match/heading-synonyms.ts'
import {
  type FileColumn,
  fileColumns,
  isWorkedOut,
  labelOf,
  readAs,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { isPrivateMatter } from '#imports/spreadsheets/columns/heading.ts'

const matchable: ReadonlySet<FileColumn> = new Set(matchableColumns)

export function isMatchable(column: string): column is FileColumn {
  return (matchable as ReadonlySet<string>).has(column)
}

const columnByWord: ReadonlyMap<string, FileColumn> = new Map([
  ...fileColumns
    .filter((column) => !isWorkedOut(column))
    .flatMap((column) => [column, labelOf(column)].map((name) => [normalised(name), readAs(column)] as const)),
  ...headingSynonyms,
])

/** Its words without what says nothing: numbers of the column, "the", "#". */
function wordOf(heading: string): string {
  return normalised(heading.replace(/#/g, ' '))
}

/** The column that a heading names; null where it names none that can be matched. */
export function columnOfHeading(heading: string): FileColumn | null {
  if (isNeverImported(heading)) return null
  const word = wordOf(heading)
  const column = columnByWord.get(word) ?? columnByWord.get(word.replace(/^(the|official s|officials|current) /, ''))
  return column && matchable.has(column) ? column : null
}

/** Whether a heading is one that lists of officials have, of a column that is imported or not. */
export function isHeading(text: string): boolean {
  return columnByWord.has(wordOf(text)) || isNeverImported(text) || /^(notes?|comments?|remarks)$/i.test(text.trim())
}

export function isNeverImported(heading: string): boolean {
  return isPrivateMatter(heading)
}
