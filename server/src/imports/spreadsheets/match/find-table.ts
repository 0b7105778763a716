import { normalized } from '@atlas/contract/rules/normalized.ts'
import { isHeading } from '#imports/spreadsheets/match/heading-columns.ts'
import { looksLikeValue } from '#imports/spreadsheets/match/value-kinds.ts'
import type { Sheet } from '#imports/spreadsheets/read/sheet-cells.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

export interface SkippedLine {
  readonly line: number
  readonly text: string
  readonly reason: string
}

/** The table within a sheet. */
export interface FoundTable {
  /** By column; '' over a column without a heading. */
  readonly headings: readonly string[]
  readonly headingLines: readonly number[]
  readonly rows: readonly TableRow[]
  /** Lines that are not officials: titles above, subtotals, notes, repeated headings. */
  readonly skipped: readonly SkippedLine[]
  /** For each row the last section line above it, such as "DALLAS COUNTY"; '' if there is none. */
  readonly sections: readonly string[]
  /** The heading for the column of sections. */
  readonly sectionHeading: string
}

const lookedThrough = 30
const longestLooked = 200

/** Finds the headings in one row or two, and separates the rows of officials from all others. */
export function findTable({ rows }: Sheet): FoundTable {
  const found = findHeadings(rows.slice(0, lookedThrough))
  const headings = found.cells.map((cell) => cell.slice(0, longestLooked).trim().replace(/\s+/g, ' '))
  const skipped: SkippedLine[] = rows
    .slice(0, found.first)
    .map((row) => ({ line: row.line, text: textOf(row), reason: 'Above the headings' }))
  const officials: TableRow[] = []
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length)
  const isLine = rowJudge(headings)
  const sections: string[] = []
  let section = ''
  for (const row of rows.slice(found.first + found.count)) {
    const reason = isLine(row)
    if (reason === lineOfItsOwn) section = textOf(row)
    if (reason === null) {
      officials.push(row)
      sections.push(section)
    } else skipped.push({ line: row.line, text: textOf(row), reason })
  }
  const lines = rows.slice(found.first, found.first + found.count).map(({ line }) => line)
  const named = Array.from({ length: width }, (_, index) => headings[index] ?? '')
  return {
    headings: named,
    headingLines: lines,
    rows: officials,
    skipped,
    sections,
    sectionHeading: 'Lines between the rows',
  }
}

interface FoundHeadings {
  readonly first: number
  /** 0 if the table has no headings. */
  readonly count: 0 | 1 | 2
  readonly cells: readonly string[]
}

function findHeadings(rows: readonly TableRow[]): FoundHeadings {
  let best: FoundHeadings & { readonly score: number } = { first: 0, count: 0, cells: [], score: 0 }
  for (const [first, row] of rows.entries()) {
    const score = scoreOf(row.cells)
    if (score > best.score) best = { first, count: 1, cells: row.cells, score }
    const below = rows[first + 1]
    if (!below || looksLikeOfficial(below.cells) || filled(row.cells).length < 2) continue
    const cells = joined(row.cells, below.cells)
    // Two rows are read as one if more columns are recognized then.
    const together = scoreOf(cells)
    if (together > best.score && together > scoreOf(below.cells)) best = { first, count: 2, cells, score: together }
  }
  if (best.score >= 1) return best
  const plain = rows.findIndex(({ cells }, index) => isPlainHead(cells, rows[index + 1]?.cells))
  return plain < 0
    ? { first: firstWide(rows), count: 0, cells: [] }
    : { first: plain, count: 1, cells: rows[plain]?.cells ?? [] }
}

/** The number of cells that are usual headings, minus those that look like values. */
function scoreOf(cells: readonly string[]): number {
  const words = new Set(filled(cells).map(normalized))
  if (words.size < 2) return 0
  // A merged heading is in each of its cells.
  return [...words].filter(isHeading).length - filled(cells).filter(looksLikeValue).length
}

/** A row of words above rows with values. */
function isPlainHead(cells: readonly string[], below: readonly string[] | undefined): boolean {
  return below !== undefined && filled(cells).length >= 2 && !cells.some(looksLikeValue) && looksLikeOfficial(below)
}

function looksLikeOfficial(cells: readonly string[]): boolean {
  return filled(cells).some(looksLikeValue)
}

function firstWide(rows: readonly TableRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ cells }) => filled(cells).length >= 2),
  )
}

/** "Name" over "First" is "Name First"; a heading over several columns is only in the first of them. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let over = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [top, bottom] = [above[index]?.trim() ?? '', below[index]?.trim() ?? '']
    if (top !== '') over = top
    if (bottom === '') return top
    const both = `${top === '' ? over : top} ${bottom}`.trim()
    if (normalized(top) === normalized(bottom)) return bottom
    return [both, bottom].find(isHeading) ?? both
  })
}

const notes =
  /^(source|updated|last updated|as of|prepared|revised|page \d|note|notes|\*|©|compiled|printed|data from|report)/i
const totals = /^(sub|grand )?-?\s?totals?\b|\btotals?:?$|^count\b/i

const lineOfItsOwn = 'A line of its own'

/** Returns why a row is not an official; null if it is one. */
function rowJudge(headings: readonly string[]): (row: TableRow) => string | null {
  const columns = filled(headings).length
  const again = headings.map(normalized).join('|')
  return ({ cells }) => {
    const texts = filled(cells)
    const [first = ''] = texts
    if (headings.length > 0 && headings.map((_, index) => normalized(cells[index] ?? '')).join('|') === again)
      return 'The headings again'
    const alike = new Set(texts).size
    if (totals.test(first) && texts.slice(1).every((text) => /^[\d,.%$ ]*$/.test(text))) return 'A total'
    if (notes.test(first) && alike <= 2) return 'A note'
    return alike === 1 && (columns >= 3 || texts.length >= 3) ? lineOfItsOwn : null
  }
}

function filled(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.slice(0, longestLooked).trim()).filter((cell) => cell !== '')
}

function textOf({ cells }: TableRow): string {
  return excerpt([...new Set(filled(cells))].join(' · '))
}
