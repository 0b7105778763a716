import { dayOfSerial } from '#imports/spreadsheets/read/serial-day.ts'

/** The format of a number in a spreadsheet: the number of a built-in format, or a format code. */
export interface NumberFormat {
  readonly id: number
  readonly code: string
}

const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
// The last day of 2199; a larger number is not a day.
const lastSerial = 109_573

/** A number as shown in the sheet if the format adds meaning: a day as YYYY-MM-DD, "00000" with leading zeros. */
export function numberText(value: number, { id, code }: NumberFormat, is1904: boolean): string {
  if (value >= 1 && value <= lastSerial && (builtInDays.has(id) || isDayFormat(code)))
    return dayOfSerial(value, { is1904 })
  const digits = /^0{2,15}(?=$|;)/.exec(code)?.[0].length ?? 0
  return Number.isInteger(value) && value >= 0 ? String(value).padStart(digits, '0') : String(value)
}

function isDayFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''))
}
