import { type Heading, isPrivateMatter } from '#imports/spreadsheets/columns/heading.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { withoutUnseen } from '@atlas/contract/rules/unseen.ts'
import {
  type FileColumn,
  fileColumns,
  headingsFor,
  isOwnColumn,
  isWorkedOut,
  labelOf,
  readAs,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import type { Problems } from '#imports/spreadsheets/problems/problems.ts'

const outOfHundred = '(%)'
/** In an export all shares are rounded. */
const rounded = '(%, one decimal)'
/** Headings of an export besides the columns of the catalogue; allowed, but their cells are ignored. */
const onlyExported: ReadonlySet<string> = new Set(
  ['Record Source', 'Standing', 'Whose Phone', 'Whose Email'].map(keyOf),
)

// Former names in templates and exports, because lists are kept for years.
const formerNames: Partial<Record<FileColumn, readonly string[]>> = {
  'county.fips': ['county_fips'],
  'eo.phone': ['Phone'],
  'eo.email': ['Email'],
  'stats.incumbent_election%': ['Incumbent Most Recent Election Percent', 'Incumbent Most Recent Election Percent (%)'],
  'stats.vap_black': ['African-American, Voting Age'],
  'stats.vap_white': ['European, Voting Age'],
  'stats.vap_black%': ['African-American Share, Voting Age', 'African-American Share, Voting Age (%)'],
}

/**
 * The column for each heading: ids and labels, in any case and spacing. A Map, because "__proto__" may be a heading
 * too.
 */
const columnByHeading: ReadonlyMap<string, FileColumn> = new Map(
  fileColumns.flatMap((column) => namesOf(column).map((name) => [keyOf(name), readAs(column)] as const)),
)

function namesOf(column: FileColumn): string[] {
  const label = labelOf(column)
  const isShare = !isOwnColumn(column) && columnOf(column).type === 'percentage'
  const ofShare = isShare ? [`${label} ${outOfHundred}`, `${label} ${rounded}`] : []
  return [column, label, ...ofShare, ...(formerNames[column] ?? [])]
}

function keyOf(heading: string): string {
  return withoutUnseen(heading.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s_]+/g, '')
}

/** How many of these texts are headings of an officials file. */
export function countHeadings(texts: readonly string[]): number {
  return texts.filter((text) => columnByHeading.has(keyOf(text.replaceAll('"', '')))).length
}

/** A file needs one column of each group. */
const requiredColumns: readonly (readonly FileColumn[])[] = [
  ['eo.name', 'eo.last'],
  ['office.name'],
  ['state.name', 'county.fips', 'county.name'],
]

export function readHeadings({ line, cells }: TableRow, problems: Problems): Heading[] {
  const headings: Heading[] = []
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim().replace(/\s+/g, ' ')
    if (text === '') continue
    const key = keyOf(text)
    if (onlyExported.has(key)) continue
    const column = columnByHeading.get(key)
    if (column) headings.push({ index, text, column, isOutOfHundred: key.endsWith(outOfHundred) || isRounded(key) })
    else problems.add(line, excerpt(text), reasonAgainst(text))
  }
  refuseTwins(headings, line, problems)
  refuseGaps(headings, line, problems)
  return headings.filter(({ column }) => !isWorkedOut(column))
}

/** The columns whose headings say that their shares are rounded. */
export function roundedColumns(headings: ReadonlyMap<FileColumn, string>): ReadonlySet<FileColumn> {
  return new Set([...headings].flatMap(([column, text]) => (isRounded(keyOf(text)) ? [column] : [])))
}

function isRounded(key: string): boolean {
  return key.endsWith(keyOf(rounded))
}

function reasonAgainst(heading: string): string {
  if (isPrivateMatter(heading)) {
    return 'Home addresses, personal phones, spouses, religion and residence are never imported; remove this column'
  }
  const names = fileColumns.flatMap(namesOf)
  return `There is no such column${didYouMean(heading, names) || '; the template has them all'}`
}

function refuseTwins(headings: readonly Heading[], line: number, problems: Problems): void {
  for (const [column, duplicates] of Map.groupBy(headings, (heading) => heading.column)) {
    const [first, ...others] = duplicates
    if (!first || duplicates.length <= headingsFor(column)) continue
    const numbers = duplicates.map(({ index }) => index + 1).join(' and ')
    problems.add(line, excerpt(others[0]?.text ?? first.text), `The heading comes twice, in columns ${numbers}`)
  }
}

function refuseGaps(headings: readonly Heading[], line: number, problems: Problems): void {
  const present = new Set(headings.map(({ column }) => column))
  for (const group of requiredColumns) {
    if (group.some((column) => present.has(column))) continue
    const names = group.map((column) => `"${labelOf(column)}"`).join(' or ')
    problems.add(line, null, `The column ${names} is missing`)
  }
}
