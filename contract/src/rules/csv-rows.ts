/** A row of a CSV file. Lines are counted from 1, as an editor does; a cell in quotation marks may have several. */
export interface CsvRow {
  readonly cells: readonly string[]
  readonly line: number
  readonly lastLine: number
  /** A cell went on behind the mark that closes it. */
  readonly isGarbled: boolean
}

export interface CsvForm {
  /** What parts the cells: one letter. */
  readonly delimiter: string
  /** A mark within a cell, as around a nickname: taken as it is, or a reason not to read the file. */
  readonly strayQuotes: 'keep' | 'refuse'
  /** How a mark within a quoted cell is written: twice, as spreadsheets do, or behind a backslash, as databases do. */
  readonly escape: CsvEscape
}

export type CsvEscape = 'doubled' | 'backslash'

/** A text that is no CSV, and the line in which that shows. */
export class CsvRefused extends Error {
  override readonly name = 'CsvRefused'
  readonly reason: 'open_quote' | 'stray_quote' | 'mixed_escapes'
  readonly line: number

  constructor(reason: CsvRefused['reason'], line: number) {
    super(`${reasons[reason]} in line ${line}`)
    this.reason = reason
    this.line = line
  }
}

const reasons: Record<CsvRefused['reason'], string> = {
  open_quote: 'a quotation mark is opened and never closed',
  stray_quote: 'a quotation mark stands in the middle of a cell',
  mixed_escapes: 'a quotation mark stands behind a backslash, and others stand twice',
}

/**
 * Yields the rows of a text one after another without storing them; empty lines are left out. Every letter is looked at
 * once, whatever the file contains, and lines may end in any of the three ways.
 */
export function* readCsvRows(text: string, form: CsvForm): Generator<CsvRow> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const start = at
    const cells: string[] = []
    let lastLine = line
    let isGarbled = false
    for (;;) {
      const cell = cellAt(text, at, lastLine, form)
      cells.push(cell.text)
      isGarbled ||= cell.isGarbled === true
      lastLine = cell.line
      at = cell.end
      if (at >= text.length || text[at] !== form.delimiter) break
      at += 1
    }
    if (at > start) yield { cells, line, lastLine, isGarbled }
    at += text.startsWith('\r\n', at) ? 2 : 1
    line = lastLine + 1
  }
}

const lineFeed = 10
const carriageReturn = 13
const quotationMark = 34
const backslash = 92

interface Cell {
  readonly text: string
  /** Where what follows it begins: a delimiter, a new line or nothing. */
  readonly end: number
  /** The line in which it ends. */
  readonly line: number
  readonly isGarbled?: boolean
}

function cellAt(text: string, start: number, line: number, form: CsvForm): Cell {
  const cell =
    text[start] === '"'
      ? quotedCell(text, start, line, form)
      : (quotedFurtherOn(text, start, line, form) ?? plainCell(text, start, line, form))
  return form.escape === 'backslash' ? { ...cell, text: unescaped(cell.text) } : cell
}

/** `a, "b, c"`, as people write lists, and `="01002"`, as programs keep a zero; null where the marks are not around all. */
function quotedFurtherOn(text: string, start: number, line: number, form: CsvForm): Cell | null {
  const mark = text[start] === '=' ? start + 1 : afterBlanks(text, start)
  if (mark === start || text[mark] !== '"') return null
  try {
    const cell = quotedCell(text, mark, line, form)
    return cell.isGarbled ? null : cell
  } catch (error) {
    if (error instanceof CsvRefused) return null
    throw error
  }
}

function afterBlanks(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

function unescaped(text: string): string {
  return text.includes('\\') ? text.replace(/\\([\\",;|\t\r\n])/g, '$1') : text
}

function plainCell(text: string, start: number, line: number, form: CsvForm): Cell {
  const { delimiter, strayQuotes, escape } = form
  const parting = delimiter.charCodeAt(0)
  const escaping = escape === 'backslash' ? backslash : Number.NaN
  let end = start
  // Numbers, because a letter taken out of a text is a text of its own: files have tens of millions.
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === escaping && !isLineEnd(text.charCodeAt(end + 1))) {
      end += 1
      continue
    }
    if (code === parting || isLineEnd(code)) break
    if (code === quotationMark && strayQuotes === 'refuse') throw new CsvRefused('stray_quote', line)
  }
  const last = Math.min(end, text.length)
  return { text: text.slice(start, last), end: last, line }
}

function isLineEnd(code: number): boolean {
  return code === lineFeed || code === carriageReturn
}

function quotedCell(text: string, start: number, line: number, form: CsvForm): Cell {
  const close = form.escape === 'backslash' ? closeBehindEscapes(text, start + 1) : closeBehindPairs(text, start + 1)
  if (close < 0) throw new CsvRefused('open_quote', line)
  const written = text.slice(start + 1, close)
  const isPaired = form.escape !== 'backslash' && written.includes('"')
  const content = isPaired ? written.replaceAll('""', '"') : written
  const end = close + 1
  const lastLine = line + lineBreaksIn(content)
  const behind = afterBlanks(text, end)
  const next = text[behind]
  if (next === undefined || next === form.delimiter || next === '\n' || next === '\r')
    return { text: content, end: behind, line: lastLine }
  // What looked like a quoted cell goes on behind the mark: the marks are part of it.
  const rest = plainCell(text, end, lastLine, form)
  if (form.strayQuotes === 'refuse') throw new CsvRefused('stray_quote', lastLine)
  return { ...rest, text: `"${content}"${rest.text}`, isGarbled: true }
}

function closeBehindPairs(text: string, start: number): number {
  let close = text.indexOf('"', start)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}

function closeBehindEscapes(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quotationMark) return at
    if (code === backslash) at += 1
  }
  return -1
}

function lineBreaksIn(text: string): number {
  return text.includes('\n') || text.includes('\r') ? (text.match(/\r\n?|\n/g)?.length ?? 0) : 0
}

const delimiters = [',', ';', '\t', '|', '^', '~']
const sampledLines = 50

/** The separator of a text's cells: the mark that most of its first lines contain equally often. */
export function guessDelimiter(text: string): string {
  const lines = text.split('\n', sampledLines).filter((line) => line.trim() !== '')
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => unquoted(line).split(delimiter).length - 1).filter((count) => count > 0)
    const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length * usual
  })
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ','
}

function unquoted(line: string): string {
  return line.replace(/"[^"]*"/g, '')
}
