import { normalised } from '@atlas/contract/rules/normalised.ts'
import { headingSynonyms } from '#imports/spreadsheets/match/heading-synonyms.ts'
import {
  type FileColumn,
  fileColumns,
  isWorkedOut,
  labelOf,
  readAs,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { isPrivateMatter } from '#imports/spreadsheets/columns/heading.ts'

/** What a column of a spreadsheet can be read as, in the order of a menu. */
export const matchableColumns: readonly FileColumn[] = [
  'eo.name',
  'eo.first',
  'eo.middle',
  'eo.last',
  'eo.suffix',
  'office.name',
  'office.type',
  'jurisdiction.district',
  'jurisdiction.name',
  'county.name',
  'county.fips',
  'state.name',
  'party.name',
  'eo.phone',
  'eo.email',
  'stats.address',
  'eo.ethnicity',
  'eo.gender',
  'eo.age',
  'birth_date',
  'eo.since',
  'eo.term_end',
  'jurisdictionoffice.next_general',
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.term_length',
  'stats.incumbent_election_year',
  'stats.incumbent_election%',
  'external_id',
  'eo.id',
  'source',
  'as_of',
]
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
