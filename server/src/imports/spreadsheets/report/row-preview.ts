import type { MatchedRow, Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { sheetRowText } from '#imports/spreadsheets/match/sheet-row.ts'
import { shownValue } from '#imports/spreadsheets/match/shown-value.ts'
import type { SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { labelOf } from '#imports/spreadsheets/columns/file-columns.ts'

/** A row as people see it, with the text of the file if it differs. */
export function rowPreview(
  { line, values, was, reason }: SheetRow,
  sheets: Matching['sheets'],
): Omit<MatchedRow, 'matches'> {
  const columns = matchableColumns.filter((column) => values.has(column) || was.has(column))
  return {
    line,
    row: sheetRowText(sheets, line),
    values: columns.map((column) => {
      const value = values.get(column)
      const text = value === undefined ? null : shownValue(column, value)
      const before = was.get(column) ?? null
      return {
        column,
        label: labelOf(column),
        value: text,
        was: isDifferent(before, text, value) ? before : null,
      }
    }),
    reason,
  }
}

/** Case, spaces and punctuation do not make a different value. */
function isDifferent(before: string | null, text: string | null, value: string | undefined): boolean {
  if (before === null) return false
  if (text === null) return true
  const word = (text: string) => normalized(text).replaceAll(' ', '')
  return ![text, value ?? '', text.split(',')[0] ?? ''].some((each) => word(each) === word(before))
}
