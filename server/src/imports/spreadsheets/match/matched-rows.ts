import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { SheetColumn } from '#imports/spreadsheets/match/read-columns.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { kindOfPlace } from '#imports/spreadsheets/match/columns/place-kind.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { LineProblems } from '#imports/spreadsheets/problems/problems.ts'
import { readOfficialsRows } from '#imports/spreadsheets/rows/read-rows.ts'

/** A row of the sheet in the words of the strict reader. */
export interface SheetRow {
  readonly line: number
  readonly values: ReadonlyMap<FileColumn, string>
  /** The original texts of these columns. */
  readonly was: ReadonlyMap<FileColumn, string>
  /** Somebody confirmed that its place is a new one. */
  readonly isNewPlace: boolean
  /** Why it cannot be used, as far as that is known without the database. */
  readonly reason: string | null
}

const severalCells = 'stats.address'

export function matchedRows(
  rows: readonly TableRow[],
  columns: readonly SheetColumn[],
  forAll: ReadonlyMap<FileColumn, string>,
): SheetRow[] {
  const read = rows.map(({ line }, row) => rowAsRead(line, row, columns, forAll))
  const refused = refusedByLine(read)
  return read.map((each) => ({ ...each, reason: each.reason ?? missingReason(each) ?? refused.get(each.line) ?? null }))
}

export const noOffice = 'No office stands in the row'

/** The values that every official must have. */
function missingReason({ values }: SheetRow): string | null {
  if (!values.has('eo.name') && !values.has('eo.last')) return 'No name stands in the row'
  if (!values.has('office.name')) return noOffice
  const another = nameOfAnother(values)
  if (another !== null) return another
  const isPlaced = ['state.name', 'county.name', 'county.fips'].some((column) => values.has(column as FileColumn))
  return isPlaced ? null : 'No state and no county stand in the row'
}

/** A full name with neither the first nor the last name of the row is another person's. */
function nameOfAnother(values: ReadonlyMap<FileColumn, string>): string | null {
  const whole = values.get('eo.name')
  const parts = (['eo.first', 'eo.last'] as const).flatMap((column) => values.get(column) ?? [])
  if (whole === undefined || !values.has('eo.last')) return null
  const words = new Set(normalized(whole).split(' '))
  if (
    normalized(parts.join(' '))
      .split(' ')
      .some((word) => words.has(word))
  )
    return null
  return `“${excerpt(whole)}” is not the name of “${excerpt(parts.join(' '))}”`
}

function rowAsRead(
  line: number,
  row: number,
  columns: readonly SheetColumn[],
  forAll: ReadonlyMap<FileColumn, string>,
): SheetRow {
  const values = new Map<FileColumn, string>()
  const secondary = new Map<FileColumn, string>(forAll)
  const was = new Map<FileColumn, string>()
  let reason: string | null = null
  let isNewPlace = false
  for (const { column, cells, read } of columns) {
    const reading = read.readings[row]
    if (column === null || !reading) continue
    reason ??= reading.reason ?? null
    isNewPlace ||= reading.isNewPlace ?? false
    const cell = cells[row] ?? ''
    const before = was.get(column)
    if (cell !== '' && (before === undefined || column === severalCells))
      was.set(column, before === undefined ? cell : `${before}, ${cell}`)
    for (const [of, text] of reading.values) {
      if (of !== column) secondary.set(of, text)
      else if (!values.has(of)) values.set(of, text)
      else if (of === severalCells) values.set(of, `${values.get(of) ?? ''}, ${text}`)
    }
  }
  // A column of its own takes precedence over a word in another one.
  for (const [of, text] of secondary) if (!values.has(of)) values.set(of, text)
  return { line, values: withKind(values), was, isNewPlace, reason }
}

/** Adds the kind of the place, if it follows from the office and the list does not state it. */
function withKind(values: Map<FileColumn, string>): Map<FileColumn, string> {
  const kind = values.has('jurisdiction_kind') ? null : kindOfPlace(values)
  if (kind !== null) values.set('jurisdiction_kind', kind)
  return values
}

/** The headings and rows as the file that the strict reader expects. */
export function asTable(rows: readonly SheetRow[]): { readonly headings: string[]; readonly rows: TableRow[] } {
  const used = new Set(rows.flatMap(({ values }) => [...values.keys()]))
  const columns = [...new Set<FileColumn>([...matchableColumns, ...used])].filter((column) => used.has(column))
  return {
    headings: columns.map(labelOf),
    rows: rows.map(({ line, values }) => ({ line, cells: columns.map((column) => values.get(column) ?? '') })),
  }
}

function refusedByLine(rows: readonly SheetRow[]): ReadonlyMap<number, string> {
  const problems = new LineProblems()
  const { headings, rows: lines } = asTable(rows)
  const needed = headings.some((heading) => heading === labelOf('office.name'))
  if (needed) readOfficialsRows('', { headings, rows: lines }, problems)
  return problems.byLine
}
