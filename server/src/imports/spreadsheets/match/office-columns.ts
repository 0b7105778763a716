import type { MatchingAnswers, MatchingQuestion } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import type { FoundTable, SkippedLine } from '#imports/spreadsheets/match/find-table.ts'
import { looksLikeName } from '#imports/spreadsheets/match/guess-columns.ts'
import { columnOfHeading } from '#imports/spreadsheets/match/heading-columns.ts'
import { isVacant } from '#imports/spreadsheets/cells/name.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { readPerson } from '#vocabulary/people/read-person.ts'
import { partyWord } from '#imports/records/parties.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

/** A table with one official per row, and the question about how it was made. */
export interface UnfoldedTable {
  readonly table: FoundTable
  /** The maximum number of rows made from one; 1 if every row is unchanged. */
  readonly rowsOfOne: number
  /** For the column at this index; null if no columns are offices. */
  readonly asked: { readonly index: number; readonly question: MatchingQuestion; readonly notice: string | null } | null
}

/** Rows get new numbers: row 3 becomes 301, 302 … */
const rowsOfOne = 100
const longestTable = 10_000

/**
 * Converts a sheet with a row for each county and a column for each office into a table with a row for each official:
 * the first two of those columns then contain the office and the name, the others nothing. This is the default and can
 * be undone.
 */
export function unfolded(table: FoundTable, answers: MatchingAnswers, reference: ReferenceData): UnfoldedTable {
  const columns = officeColumns(table, reference)
  const [office, name] = columns
  if (office === undefined || name === undefined) return { table, rowsOfOne: 1, asked: null }
  const answer = answers.values.findLast(({ question }) => question === 'office_columns')?.answer ?? 'each'
  const headings = columns.map((index) => excerpt(table.headings[index] ?? '')).join(', ')
  const question: MatchingQuestion = {
    kind: 'office_columns',
    text: `${columns.length} columns are offices: ${headings}`,
    button: 'Choose how they are read',
    is_needed: false,
    options: [
      { value: 'each', label: `Each of these ${columns.length} columns is an office` },
      { value: 'one', label: 'Read them one by one' },
    ],
    items: [{ value: '', rows: table.rows.length, suggested: 'each', answer }],
  }
  if (answer !== 'each') return { table, rowsOfOne: 1, asked: { index: office, question, notice: null } }
  const { rows, sections, empty } = unfoldedRows(table, columns, office, name)
  const named = table.headings.map((heading, index) =>
    index === office ? 'Office' : index === name ? 'Name' : columns.includes(index) ? '' : heading,
  )
  const line = table.rows[0]?.line ?? 1
  return {
    table: { ...table, headings: named, rows, sections, skipped: [...table.skipped, ...empty] },
    rowsOfOne,
    asked: {
      index: office,
      question,
      notice: `Each row is read as one of each office: row ${line} as rows ${line * rowsOfOne + 1}, ${line * rowsOfOne + 2} and so on`,
    },
  }
}

function unfoldedRows(table: FoundTable, columns: readonly number[], office: number, name: number) {
  const rows: TableRow[] = []
  const sections: string[] = []
  const empty: SkippedLine[] = []
  for (const [at, row] of table.rows.entries()) {
    const filled = columns.filter((index) => (row.cells[index] ?? '').trim() !== '')
    if (filled.length === 0) {
      empty.push({
        line: row.line,
        text: excerpt(row.cells.filter((cell) => cell !== '').join(' · ')),
        reason: 'No office of it names anybody',
      })
    }
    for (const [turn, index] of filled.entries()) {
      const cells = row.cells.map((cell, each) => (columns.includes(each) ? '' : cell))
      cells[office] = table.headings[index] ?? ''
      cells[name] = row.cells[index] ?? ''
      rows.push({ line: row.line * rowsOfOne + turn + 1, cells: Array.from(cells, (cell) => cell ?? '') })
      sections.push(table.sections[at] ?? '')
    }
  }
  return { rows, sections, empty }
}

/** The columns with an office above names, if no column has offices or names; empty if there is only one. */
function officeColumns({ headings, rows }: FoundTable, reference: ReferenceData): number[] {
  const known = new Set(headings.map(columnOfHeading))
  if (known.has('office.name') || known.has('eo.name') || known.has('eo.last') || rows.length > longestTable) return []
  const readOffice = officeReader(reference.offices)
  const found = headings.flatMap((heading, index) => {
    if (columnOfHeading(heading) !== null || readOffice(heading) === null) return []
    const cells = rows.map((row) => (row.cells[index] ?? '').trim()).filter((cell) => cell !== '')
    const people = cells.filter((cell) => isVacant(cell) || isPerson(cell)).length
    return cells.length > 0 && people >= cells.length / 2 ? [index] : []
  })
  return found.length >= 2 && found.length < rowsOfOne ? found : []
}

/** Also "Hon. Ann Tester (D)". */
function isPerson(cell: string): boolean {
  return looksLikeName(cell) || looksLikeName(readPerson(cell, (word) => Boolean(partyWord(word)))?.name ?? '')
}
