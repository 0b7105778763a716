import type { OfficialsFileProblem } from '@atlas/contract/endpoints/data/import-check.ts'

// Excel takes a text that begins so for a formula, and a reason may quote the file.
const formula = /^[=+\-@\t\r]/
const byteOrderMark = '\uFEFF'

/** The problems as a CSV file that spreadsheets open as it is meant. */
export function problemsFile(problems: readonly OfficialsFileProblem[]): string {
  const rows = problems.map(({ line, column, reason }) => [String(line ?? ''), column ?? '', reason])
  const lines = [['Line', 'Column', 'What is wrong'], ...rows].map((row) => row.map(cell).join(','))
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('')
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
