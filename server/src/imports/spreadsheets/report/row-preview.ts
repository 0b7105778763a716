import type { MatchedRow, Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { sheetRowText } from '#imports/spreadsheets/match/sheet-row.ts'
import type { SheetRow } from '#imports/spreadsheets/match/matched-rows.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'

/** A row as people read it, with what the file says where that is something else. */
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

/** "Dougherty (GA)" → "Dougherty, Georgia"; days as they are typed. */
function shownValue(column: FileColumn, value: string): string {
  if (column === 'county.name') return value.replace(/ \(([A-Z]{2})\)/g, (_, code) => `, ${nameOfState(String(code))}`)
  const day = parseDay(value)
  return day ? typedDayOf(day) : value
}

function nameOfState(code: string): string {
  const id = stateIds.find((each) => states[each].code === code)
  return id ? states[id].name : code
}

/** Capitals, blanks and marks between the same letters are no other value. */
function isDifferent(before: string | null, text: string | null, value: string | undefined): boolean {
  if (before === null) return false
  if (text === null) return true
  const word = (text: string) => normalised(text).replaceAll(' ', '')
  return ![text, value ?? '', text.split(',')[0] ?? ''].some((each) => word(each) === word(before))
}
