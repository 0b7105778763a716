import { Readable } from 'node:stream'
import { type SubjectId, subjects } from '@atlas/contract/catalogue/subject.ts'
import { terms } from '@atlas/contract/rules/terms.ts'
import type { FileColumn } from '#features/exports/file/exported-column.ts'
import { cellsOf, type ExportedRows } from '#features/exports/file/exported-rows.ts'
import { nonpartisanView } from '#features/exports/file/view-column.ts'
import { sheetOf, textCell } from '#features/exports/file/xlsx-sheet.ts'
import { columnLetters } from '@atlas/contract/rules/column-letters.ts'
import { titled } from '#features/exports/file/titled.ts'
import { styles } from '#features/exports/file/xlsx-styles.ts'
import { workbook } from '#features/exports/file/xlsx-workbook.ts'
import { xmlStart } from '@atlas/contract/rules/xml-text.ts'

/** The Excel file: the officials or places, and a second sheet that says what they are. */
export function xlsxFile(columns: readonly FileColumn[], rows: ExportedRows, about: About): Readable {
  const sheet = sheetOf(columns)
  function* xml() {
    yield sheet.start
    for (const batch of rows.batches()) {
      yield sheet.rows(batch.map((row) => cellsOf(rows, row)))
      rows.count(batch.length)
    }
    yield sheet.end()
  }
  const sheets = [
    {
      name: titled(subjects[about.subject].several),
      xml: Readable.from(xml(), { objectMode: true, highWaterMark: 1 }),
    },
    { name: 'About', xml: Readable.from([aboutSheet(about)]) },
  ]
  return workbook(sheets, about.madeAt)
}

export interface Source {
  readonly publisher: string
  readonly title: string
  readonly licence: string
  readonly url: string | null
  readonly as_of: string | null
  /** How its values were made: counted, reported … */
  readonly methods: readonly string[]
  /** The headings of the columns that have values from it. */
  readonly columns: readonly string[]
}

/** What a file says about itself, for a person who opens it in a year. */
export interface About {
  readonly title: string
  /** What its rows are. */
  readonly subject: SubjectId
  readonly madeAt: Date
  readonly rows: number
  /** The filters in words; none where there was none. */
  readonly filters: readonly string[]
  /**
   * The officials whom the filters may mean and the file does not contain: "4 more women whose ethnicity is not known".
   */
  readonly uncounted: readonly string[]
  /** The day from which the newest record of an official is. */
  readonly recordsAsOf: string | null
  readonly isDemonstration: boolean
  readonly isHistoric: boolean
  readonly isNonpartisan: boolean
  readonly sources: readonly Source[]
}

type Line = readonly string[]

/** The sheet "About": filters in words, row count, date of the data, sources, terms. */
export function aboutSheet(about: About): string {
  const rows = aboutLines(about).map((line, index) => rowXml(line, index + 1))
  const widths = [22, 60, 40, 40, 14, 18, 60].map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${xmlStart}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols>${widths.join('')}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** What a file says of itself: a heading or none, then what belongs to it. */
export function aboutLines(about: About): Line[] {
  const { title, subject, madeAt, rows, filters, uncounted, recordsAsOf, sources } = about
  const { isDemonstration, isHistoric, isNonpartisan } = about
  const [first = `None: every ${subjects[subject].one}`, ...others] = filters
  return [
    ['About', title],
    ...(isDemonstration ? [['', 'Demonstration data: people and figures are invented.']] : []),
    ...(isHistoric ? [['', 'Historic data: most of these officials are out of office.']] : []),
    ...(isNonpartisan ? [['View', `${nonpartisanView}: party and candidates’ shares are left out.`]] : []),
    ['Made', `${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    [titled(subjects[subject].several), rows.toLocaleString('en-US')],
    ['Newest record from', recordsAsOf ?? unknown],
    ['Filters', first],
    ...others.map((filter) => ['', filter]),
    ...uncounted.map((words, index) => [index === 0 ? 'Not in this file' : '', words]),
    ['Empty cells', 'Not known: no source states it. It is never 0.'],
    [''],
    ['Sources', 'Title', 'Address', 'License', 'As of', 'Method', 'Columns'],
    ...sources.map(({ publisher, title: name, url, licence, as_of, methods, columns }) => [
      publisher,
      name,
      url ?? '',
      licence,
      as_of ?? unknown,
      methods.join(', '),
      columns.join(', '),
    ]),
    [''],
    ['Terms', terms.verify],
    ['', terms.agree],
    ...terms.points.map((point) => ['', point]),
  ]
}

const unknown = 'Unknown'

function rowXml(line: Line, number: number): string {
  const cells = line.map((text, index) =>
    text === ''
      ? ''
      : textCell(`${columnLetters(index)}${number}`, text, index === 0 ? styles.heading : styles.wrapped),
  )
  return `<row r="${number}">${cells.join('')}</row>`
}
