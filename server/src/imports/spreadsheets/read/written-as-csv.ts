import { decodedEntities } from '#imports/spreadsheets/read/read-web-page.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'

/** A text without the line that tells Excel the delimiter. */
export function withoutDeclaration(text: string): { readonly body: string; readonly delimiter: string | null } {
  // A spreadsheet that saves the file again treats the line as a row, with quotation marks or empty cells.
  const declared = /^"?sep=(.)(?:"|\1)*\n/i.exec(text)
  return declared
    ? { body: text.slice(declared[0].length), delimiter: declared[1] ?? null }
    : { body: text, delimiter: null }
}

const quotedByTypesetters = /^“[^“”\n]*”\s*[,;\t|]/
const quotedByDatabases = /^'[^'\n]*'[,;\t|]'/

/**
 * Replaces single quotation marks around cells, used by databases, and curly ones, used by Word, with straight double
 * ones.
 */
export function withPlainQuotes(text: string): string {
  if (quotedByTypesetters.test(text))
    return text.replace(/(^|[,;\t|] ?)“/gm, '$1"').replace(/”(?= ?(?:[,;\t|]|$))/gm, '"')
  if (!quotedByDatabases.test(text)) return text
  return text.replace(
    /(?<=^|[,;\t|])'((?:[^'\\\n]|''|\\.)*)'(?=[,;\t|]|$)/gm,
    (_, cell) => `"${String(cell).replaceAll("''", "'").replaceAll('"', '""')}"`,
  )
}

/**
 * The lines of a text in which each line is one quoted cell, as saved by a spreadsheet that did not split it; null for
 * other texts.
 */
export function linesWithinCells(rows: readonly TableRow[], delimiter: string): string | null {
  if (
    rows.length < 2 ||
    !rows.every(({ cells: [cell = '', ...others] }) => isLine(cell, delimiter) && others.length === 0)
  )
    return null
  const lines: string[] = []
  for (const { line, cells } of rows) lines[line - 1] = cells[0] ?? ''
  return Array.from(lines, (line) => line ?? '').join('\n')
}

function isLine(cell: string, delimiter: string): boolean {
  return cell.includes(delimiter) && !cell.includes('\n')
}

const rule = /^[\s|+:=-]*$/
const count = /^\(?[\d,]{1,12} rows?(?: affected| selected\.?| in set.{0,40})?\)?$/i

/** Lines that a database draws between rows, and the row count below. */
export function isDrawn({ cells }: TableRow): boolean {
  if (cells.every((cell) => rule.test(cell))) return cells.some((cell) => cell.includes('--'))
  return cells.length === 1 && count.test(cells[0] ?? '')
}

// "\\N", an unknown value, is kept.
const escapes = /\\(?:u([0-9a-fA-F]{4})|([\\'"/bfnrtv]))/g

/** Decodes the escapes of databases and programs: O\'Neal, 12\/31\/2028, Pe\u00f1a, "Main St\nSelma", O&#39;Neal. */
export function withoutEscapes(cell: string): string {
  const plain = cell.includes('&') ? decodedEntities(cell) : cell
  if (!plain.includes('\\')) return plain
  return plain.replace(escapes, (_, code: string | undefined, letter: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    if (letter === 'n') return '\n'
    return letter !== undefined && /[a-z]/.test(letter) ? ' ' : (letter ?? '')
  })
}
