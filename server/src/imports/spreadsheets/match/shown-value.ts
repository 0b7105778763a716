import { parseDay, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

/** A value as people see it: "Dougherty (GA)" → "Dougherty, Georgia"; days in the format of the page. */
export function shownValue(column: FileColumn, value: string): string {
  if (column === 'county.name') return value.replace(/ \(([A-Z]{2})\)/g, (_, code) => `, ${nameOfState(String(code))}`)
  const day = parseDay(value)
  return day ? typedDayOf(day) : value
}

function nameOfState(code: string): string {
  const id = stateIds.find((each) => states[each].code === code)
  return id ? states[id].name : code
}
