import { decodedEntities } from '#imports/spreadsheets/read/read-web-page.ts'
import type { TableRow } from '#imports/spreadsheets/read/table-row.ts'

/** A text without the line in which Excel is told what parts its cells. */
export function withoutDeclaration(text: string): { readonly body: string; readonly delimiter: string | null } {
  // A spreadsheet that saves it again takes the line for a row, with marks around it or empty cells behind it.
  const declared = /^"?sep=(.)(?:"|\1)*\n/i.exec(text)
  return declared
    ? { body: text.slice(declared[0].length), delimiter: declared[1] ?? null }
    : { body: text, delimiter: null }
}

const quotedByTypesetters = /^“[^“”\n]*”\s*[,;\t|]/
const quotedByDatabases = /^'[^'\n]*'[,;\t|]'/

/** Cells between single quotation marks, as databases write them, or curved ones, as Word makes them, between usual ones. */
export function withPlainQuotes(text: string): string {
  if (quotedByTypesetters.test(text))
    return text.replace(/(^|[,;\t|] ?)“/gm, '$1"').replace(/”(?= ?(?:[,;\t|]|$))/gm, '"')
  if (!quotedByDatabases.test(text)) return text
  return text.replace(
    /(?<=^|[,;\t|])'((?:[^'\\\n]|''|\\.)*)'(?=[,;\t|]|$)/gm,
    (_, cell) => `"${String(cell).replaceAll("''", "'").replaceAll('"', '""')}"`,
  )
}

/** The lines of a text of which each is one quoted cell, as a spreadsheet saves CSV that it did not part; null of others. */
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

/** Lines that a database draws between its rows, and the number of them below. */
export function isDrawn({ cells }: TableRow): boolean {
  if (cells.every((cell) => rule.test(cell))) return cells.some((cell) => cell.includes('--'))
  return cells.length === 1 && count.test(cells[0] ?? '')
}

// "\\N", which is for nothing, stays.
const escapes = /\\(?:u([0-9a-fA-F]{4})|([\\'"/bfnrtv]))/g

/** The letters that databases and programs write otherwise: O\'Neal, 12\/31\/2028, Pe\u00f1a, "Main St\nSelma", O&#39;Neal. */
export function withoutEscapes(cell: string): string {
  const plain = cell.includes('&') ? decodedEntities(cell) : cell
  if (!plain.includes('\\')) return plain
  return plain.replace(escapes, (_, code: string | undefined, letter: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    if (letter === 'n') return '\n'
    return letter !== undefined && /[a-z]/.test(letter) ? ' ' : (letter ?? '')
  })
}
