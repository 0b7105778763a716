import { type CsvReader, csvText } from '@atlas/contract/rules/csv-text.ts'
import type { CellKind, CellValue } from '#features/exports/file/exported-column.ts'

/**
 * A cell as a field of CSV after RFC 4180. Texts always stand in quotation marks and numbers and days never do,
 * so that a reader that looks at them can tell 01001 the text from 1001 the number.
 */
export const csvField: Record<CellKind, (value: CellValue, reader: CsvReader) => string> = {
  text: textField,
  number: bareField,
  day: bareField,
}

function bareField(value: CellValue): string {
  return value === null ? '' : String(value)
}

function textField(value: CellValue, reader: CsvReader): string {
  return value === null ? '' : csvText(String(value), reader)
}
