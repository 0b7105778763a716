import { readFile } from 'node:fs/promises'
import { type TextFile, textFileOf } from '#imports/reading/text-file.ts'

/** A downloaded table, under the name that people know. */
export async function downloadedTable(path: string, name: string): Promise<TextFile> {
  const { text } = textFileOf(name, await readFile(path))
  return { path: name, text: text.replaceAll('\r\n', '\n') }
}

/** A table in the format of the pack: a header row, commas, LF. */
export function csvText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(String(row[column] ?? ''))).join(','))
  return [columns.map(cell).join(','), ...lines, ''].join('\n')
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
