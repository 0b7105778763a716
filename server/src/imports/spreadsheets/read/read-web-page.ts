import { ImportRefused } from '#imports/records/import-refused.ts'
import { decoded } from '#imports/reading/xml.ts'
import { type Sheet, type SheetCells, WorkbookCells } from '#imports/spreadsheets/read/sheet-cells.ts'

/** Each nonempty table of a web page. Tables that contain tables are page layout and are skipped. */
export function readWebPage(path: string, html: string): readonly Sheet[] {
  const cells = new WorkbookCells(path)
  const page = withoutAside(html)
  const lower = page.toLowerCase()
  for (
    let start = lower.indexOf('<table'), count = 1;
    start >= 0;
    start = lower.indexOf('<table', start + 1), count++
  ) {
    const end = lower.indexOf('</table', start)
    const within = lower.indexOf('<table', start + 1)
    if (within >= 0 && (end < 0 || within < end))
      throw new ImportRefused('It is a web page with tables within tables; copy the table into a spreadsheet')
    cells.addSheet(`Table ${count}`, false, (sheet) => readTable(page.slice(start, end < 0 ? undefined : end), sheet))
  }
  return cells.sheets
}

const asides = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
] as const

/** Without invisible parts. */
function withoutAside(html: string): string {
  return asides.reduce((text, [opening, closing]) => {
    const lower = text.toLowerCase()
    const parts: string[] = []
    let at = 0
    for (let start = lower.indexOf(opening); start >= 0; start = lower.indexOf(opening, at)) {
      parts.push(text.slice(at, start))
      const end = lower.indexOf(closing, start)
      at = end < 0 ? text.length : end + closing.length
    }
    return parts.join('') + text.slice(at)
  }, html)
}

// A quoted attribute may contain anything, such as an image of many thousand letters or a ">".
const tags = /<(\/?)([a-zA-Z][\w:]{0,20})((?:\s(?:"[^"]*"|'[^']*'|[^<>"']){0,4000})?)>/g

/** A row or cell ends where the next one begins, whether or not it is closed. */
function readTable(html: string, sheet: SheetCells): void {
  const table = new TableReader(sheet)
  let at = 0
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tags)) {
    const name = written.toLowerCase()
    table.addText(html.slice(at, index))
    at = index + tag.length
    if (breaks.has(name)) table.breakLine()
    if (name === 'tr' || name === 'td' || name === 'th') table.endCell()
    if (slash === '' && name === 'tr') table.beginRow(attributes)
    if (slash === '' && (name === 'td' || name === 'th')) table.beginCell(attributes)
  }
  table.addText(html.slice(at))
  table.endCell()
}

class TableReader {
  readonly #sheet: SheetCells
  /** By column, the last line of a cell that spans rows. */
  readonly #reached = new Map<number, number>()
  #line = 0
  #column = 0
  #cell: { readonly column: number; readonly across: number; readonly down: number; text: string } | null = null

  constructor(sheet: SheetCells) {
    this.#sheet = sheet
  }

  addText(text: string): void {
    if (this.#cell) this.#cell.text += text.replace(/\s+/g, ' ')
  }

  breakLine(): void {
    if (this.#cell) this.#cell.text += '\n'
  }

  beginRow(attributes: string): void {
    this.#line += 1
    this.#column = 0
    if (/display:\s?none/i.test(attributes)) this.#sheet.hideRow(this.#line)
  }

  beginCell(attributes: string): void {
    this.#line = Math.max(1, this.#line)
    while ((this.#reached.get(this.#column) ?? 0) >= this.#line) this.#column += 1
    this.#sheet.refuseWidth(this.#line, this.#column)
    const [across, down] = [spanOf(attributes, 'colspan', 500), spanOf(attributes, 'rowspan', 100_000)]
    this.#cell = { column: this.#column, across, down, text: '' }
    for (let each = 0; each < across; each++) this.#reached.set(this.#column + each, this.#line + down - 1)
    this.#column += across
  }

  endCell(): void {
    if (!this.#cell) return
    const { column: first, across, down, text } = this.#cell
    this.#cell = null
    this.#sheet.set(this.#line, first, shownText(text))
    if (across * down === 1) return
    this.#sheet.merge({
      firstLine: this.#line,
      lastLine: this.#line + down - 1,
      first,
      last: first + across - 1,
    })
  }
}

const breaks = new Set(['br', 'p', 'div', 'li'])

function spanOf(attributes: string, name: string, most: number): number {
  const written = new Map(
    Array.from(attributes.matchAll(/(?<=\s)(\w{1,20})=["']?(\d{1,6})/g), ([, key = '', value]) => [
      key.toLowerCase(),
      Number(value),
    ]),
  )
  return Math.max(1, Math.min(most, written.get(name) ?? 1))
}

/** Named entities of letters and signs, in the order of their code points from 160 on. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )
const names: ReadonlyMap<string, string> = new Map([
  ...latinNames.map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
  ...Object.entries({
    Scaron: 'Š',
    scaron: 'š',
    OElig: 'Œ',
    oelig: 'œ',
    Yuml: 'Ÿ',
    sbquo: '‚',
    bdquo: '„',
    prime: '′',
  }),
  ...Object.entries({ ensp: ' ', emsp: ' ', thinsp: ' ', zwj: '', zwnj: '', lrm: '', rlm: '' }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', bull: '•', trade: '™', euro: '€' }),
])

// Entities that browsers accept without a semicolon, as in old pages.
const openNames = new RegExp(`&(${[...latinNames, 'lt', 'gt', 'amp', 'quot'].join('|')})(?![\\w;])`, 'g')
const ofWindows = /[\u0080-\u009f]/g
const windows = new TextDecoder('windows-1252')

/** Decodes the entities in a text: O&#39;Neal. */
export function decodedEntities(text: string): string {
  return decoded(text, names)
}

function shownText(text: string): string {
  const whole = text.includes('&') ? text.replace(openNames, '&$1;') : text
  return decodedEntities(whole)
    .replace(ofWindows, (letter) => windows.decode(Uint8Array.of(letter.charCodeAt(0))))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
