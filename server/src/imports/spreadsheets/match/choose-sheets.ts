import { normalized } from '@atlas/contract/rules/normalized.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { quotedList } from '#imports/spreadsheets/match/columns/notices.ts'
import { findTable, type FoundTable } from '#imports/spreadsheets/match/find-table.ts'
import type { Sheet } from '#imports/spreadsheets/read/sheet-cells.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'

/** The sheets to read as one table; its line numbers continue from sheet to sheet. */
export interface ChosenSheets {
  readonly table: FoundTable
  /** For each sheet, the number of lines before its first one. */
  readonly linesBefore: ReadonlyMap<Sheet, number>
  /** Sentences about the sheets. */
  readonly notices: readonly string[]
}

interface SheetTable {
  readonly sheet: Sheet
  readonly table: FoundTable
}

/** The selected sheet, or the first one with a list, and all others with the same headings. */
export function chooseSheets(sheets: readonly Sheet[], name: string | null): ChosenSheets {
  const tables = sheets.map((sheet) => ({ sheet, table: findTable(sheet) }))
  const named = tables.find(({ sheet }) => name !== null && sheet.name === name)
  const chosen = named ? [named] : alikeTables(tables)
  const linesBefore = new Map<Sheet, number>()
  let before = 0
  for (const { sheet } of chosen) {
    linesBefore.set(sheet, before)
    before += sheet.rows.at(-1)?.line ?? 0
  }
  return { table: asOne(chosen, linesBefore), linesBefore, notices: noticesOf(tables, chosen) }
}

function isList({ table }: SheetTable): boolean {
  return table.headingLines.length > 0 && table.rows.length > 0
}

function alikeTables(tables: readonly SheetTable[]): readonly SheetTable[] {
  const visible = tables.filter(({ sheet }) => !sheet.isHidden)
  // If no visible sheet has a list, a hidden one may be the list.
  const candidates = visible.some(({ table }) => table.rows.length > 0) ? visible : tables
  const first = candidates.find(isList) ?? candidates.find(({ table }) => table.rows.length > 0) ?? candidates[0]
  if (!first) throw new ImportRefused('There is nothing in it')
  if (!isList(first)) return [first]
  return candidates.flatMap((each) => {
    const table = isList(each) ? withHeadingsOf(first.table, each.table) : null
    return table ? [{ sheet: each.sheet, table }] : []
  })
}

/** The same table with its columns in the order of another with the same headings; null if the headings differ. */
function withHeadingsOf({ headings }: FoundTable, other: FoundTable): FoundTable | null {
  const expected = headings.map(normalized)
  const there = other.headings.map(normalized)
  const filled = expected.filter((heading) => heading !== '')
  if (
    filled.toSorted().join('\n') !==
    there
      .filter((heading) => heading !== '')
      .toSorted()
      .join('\n')
  )
    return null
  if (expected.every((heading, index) => heading === (there[index] ?? ''))) return other
  // A repeated or missing heading is identified only by its position.
  if (new Set(filled).size < filled.length) return null
  const from = expected.map((heading) => (heading === '' ? -1 : there.indexOf(heading)))
  const inOrder = (row: TableRow) => ({ ...row, cells: from.map((index) => row.cells[index] ?? '') })
  return { ...other, headings, rows: other.rows.map(inOrder) }
}

function asOne(chosen: readonly SheetTable[], linesBefore: ReadonlyMap<Sheet, number>): FoundTable {
  const [first] = chosen as [SheetTable]
  if (chosen.length === 1) return first.table
  const width = Math.max(...chosen.map(({ table }) => table.headings.length))
  const moved = <Line extends { readonly line: number }>({ sheet }: SheetTable, lines: readonly Line[]) =>
    lines.map((each) => ({ ...each, line: each.line + (linesBefore.get(sheet) ?? 0) }))
  const isTelling = chosen.every(
    ({ sheet, table }) => isTellingName(sheet.name ?? '') && table.sections.every((text) => text === ''),
  )
  return {
    headings: Array.from({ length: width }, (_, index) => first.table.headings[index] ?? ''),
    headingLines: first.table.headingLines,
    rows: chosen.flatMap((each) => moved(each, each.table.rows)),
    skipped: chosen.flatMap((each) => moved(each, each.table.skipped)),
    sections: chosen.flatMap(({ sheet, table }) =>
      isTelling ? table.rows.map(() => sheet.name ?? '') : table.sections,
    ),
    sectionHeading: isTelling ? 'Name of the sheet' : first.table.sectionHeading,
  }
}

/** The name of a sheet may be a county or an office, but "Sheet 2" and "A to M" say nothing. */
function isTellingName(name: string): boolean {
  return !/^(?:(?:sheet|table|page|list|part)? ?\d{0,4}|[a-z] ?(?:-|–|to|thru) ?[a-z])$/i.test(name.trim())
}

function noticesOf(tables: readonly SheetTable[], chosen: readonly SheetTable[]): string[] {
  const read = new Set(chosen.map(({ sheet }) => sheet))
  const others = tables.filter(({ sheet }) => !read.has(sheet))
  const [first] = chosen as [SheetTable]
  const lists = others.filter((each) => isList(each) && !each.sheet.isHidden)
  const isAlike = ({ table }: SheetTable) => isList(first) && withHeadingsOf(first.table, table) !== null
  const hidden = others.filter(({ sheet }) => sheet.isHidden)
  return [
    chosen.length > 1
      ? `${chosen.length} sheets have the same headings and are read together: ${namesOf(chosen)}.`
      : '',
    notRead(lists.filter(isAlike), ['has the same headings and is', 'have the same headings and are']),
    notRead(
      lists.filter((each) => !isAlike(each)),
      ['looks like a list too, with other headings, and is', 'look like lists too, with other headings, and are'],
    ),
    hidden.length > 0 ? `${counted(hidden.length, 'hidden sheet')} not read: ${namesOf(hidden)}.` : '',
    ...chosen.filter(({ sheet }) => sheet.isHidden).map(({ sheet }) => `The sheet “${sheet.name ?? ''}” is hidden.`),
    hiddenText(chosen, 'row', ({ hiddenRows }) => hiddenRows),
    hiddenText(chosen, 'column', ({ hiddenColumns }) => hiddenColumns),
  ].filter((text) => text !== '')
}

function notRead(tables: readonly SheetTable[], [one, many]: readonly [string, string]): string {
  if (tables.length === 0) return ''
  return `${namesOf(tables)} ${tables.length === 1 ? one : many} not read; choose ${tables.length === 1 ? 'it' : 'one of them'} above.`
}

function hiddenText(chosen: readonly SheetTable[], word: string, countOf: (sheet: Sheet) => number): string {
  const count = chosen.reduce((sum, { sheet }) => sum + countOf(sheet), 0)
  return count > 0 ? `${counted(count, `hidden ${word}`)} read too.` : ''
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? ' is' : 's are'}`
}

function namesOf(tables: readonly SheetTable[]): string {
  return quotedList(tables.map(({ sheet }) => sheet.name ?? ''))
}
