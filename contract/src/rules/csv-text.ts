const byteOrderMark = '\uFEFF'
export const endOfRow = '\r\n'

/**
 * Security: a spreadsheet would run such a text as a formula (OWASP, "CSV Injection"); the full-width signs
 * are those that Japanese input methods write for the same.
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** Who opens the file: a program that takes a text as it is, or Excel after a double click, which guesses. */
export type CsvReader = 'any program' | 'Excel'

/**
 * Texts that Excel would take for a number or a day and show as another one: 01001 as 1001, 12E5 as
 * 1200000, 3-4 as a day in March. Digits and dashes alone are harmless as the formula that keeps them text there;
 * to every other program the formula is a part of the text, and its rows join with nothing.
 */
const looksLikeNumber = /^(0\d+|\d{12,}|\d+[eE]\d+|\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?)$/

/** A longitude: as a formula it is the same number. */
const negativeDecimal = /^-\d+\.\d+$/

function withoutFormula(text: string): string {
  return startsFormula.test(text) && !negativeDecimal.test(text) ? `'${text}` : text
}

/** The first row, after the mark by which Excel knows the file as UTF-8. */
export function csvStart(headings: readonly string[]): string {
  return byteOrderMark + csvRow(headings)
}

export function csvRow(texts: readonly string[]): string {
  return texts.map((text) => csvText(text)).join(',') + endOfRow
}

/** A row in which only those texts stand in quotation marks that need them. */
export function plainCsvRow(texts: readonly string[]): string {
  return texts.map(plainCsvText).join(',') + endOfRow
}

function plainCsvText(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A text as a field of CSV after RFC 4180, always in quotation marks. */
export function csvText(text: string, reader: CsvReader = 'any program'): string {
  if (reader === 'Excel' && looksLikeNumber.test(text)) return `"=""${text}"""`
  const safe = withoutFormula(text)
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : `"${safe}"`
}
