import { columnLetters } from '@atlas/contract/rules/column-letters.ts'
import type { CellKind, CellValue } from '#features/exports/file/exported-column.ts'
import { styles } from '#features/exports/file/xlsx-styles.ts'
import { xmlStart, xmlText } from '@atlas/contract/rules/xml-text.ts'

export interface SheetColumn {
  readonly heading: string
  readonly kind: CellKind
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

// A spreadsheet takes no longer text in one cell.
const longestText = 32_767
// In letters; a column wider than that pushes the others off the screen.
const widest = 40
const narrowest = 12
const widths: Record<CellKind, number> = { text: 24, number: 14, day: 12 }

/** A sheet with a heading that stays in sight; each cell has the type of its column. */
export function sheetOf(columns: readonly SheetColumn[]) {
  const letters = columns.map((_, index) => columnLetters(index))
  const cells = columns.map(({ kind }) => cellWriters[kind])
  let number = 1
  return {
    start: `${xmlStart}<worksheet xmlns="${namespace}">${frozenHeading}${columnWidths(columns)}<sheetData>${headingRow(columns)}`,
    rows: (rows: Iterable<readonly CellValue[]>): string => {
      const lines: string[] = []
      for (const row of rows) {
        number++
        const written = row.map((value, index) =>
          value === null ? '' : (cells[index] as CellWriter)(`${letters[index]}${number}`, value),
        )
        lines.push(`<row r="${number}">${written.join('')}</row>`)
      }
      return lines.join('')
    },
    end: () => `</sheetData><autoFilter ref="A1:${letters.at(-1)}${number}"/></worksheet>`,
  }
}

const frozenHeading =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

type CellWriter = (reference: string, value: string | number) => string

const cellWriters: Record<CellKind, CellWriter> = {
  text: (reference, value) => textCell(reference, String(value), styles.text),
  number: (reference, value) => `<c r="${reference}"><v>${value}</v></c>`,
  day: (reference, value) => `<c r="${reference}" s="${styles.day}"><v>${dayNumber(String(value))}</v></c>`,
}

/** A text in the cell itself: a list of all texts would grow with the rows. It is never read as a formula. */
export function textCell(reference: string, text: string, style: number): string {
  const truncated = xmlText(text.slice(0, longestText))
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${truncated}</t></is></c>`
}

function headingRow(columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ heading }, index) => textCell(`${columnLetters(index)}1`, heading, styles.heading))
  return `<row r="1">${cells.join('')}</row>`
}

function columnWidths(columns: readonly SheetColumn[]): string {
  const each = columns.map(({ heading, kind }, index) => {
    const width = Math.min(widest, Math.max(narrowest, widths[kind], heading.length + 4))
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  return `<cols>${each.join('')}</cols>`
}

const millisecondsADay = 86_400_000
// Spreadsheets count days from here on, because the first of them took 1900 for a leap year.
const dayZero = Date.UTC(1899, 11, 30)

function dayNumber(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - dayZero) / millisecondsADay
}
