const byteOrderMark = '\uFEFF'
export const endOfRow = '\r\n'

/**
 * Security: a spreadsheet would run such a text as a formula (OWASP, "CSV Injection"); the full-width signs
 * are those that Japanese input methods write for the same.
 */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Texts that a spreadsheet would take for a number or a day and show as another one: 01001 as 1001, 12E5 as
 * 1200000, 3-4 as a day in March. Digits and dashes alone are harmless as the formula that keeps them text.
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
  return texts.map(csvText).join(',') + endOfRow
}

/** A row for programs, which take a text that looks like a number as they are told to; for Excel `csvRow` keeps it a text. */
export function plainCsvRow(texts: readonly string[]): string {
  return texts.map(plainCsvText).join(',') + endOfRow
}

function plainCsvText(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A text as a field of CSV after RFC 4180, always in quotation marks. */
export function csvText(text: string): string {
  if (looksLikeNumber.test(text)) return `"=""${text}"""`
  const safe = withoutFormula(text)
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : `"${safe}"`
}
