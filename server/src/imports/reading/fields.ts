import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import { isNoVote } from '#imports/records/pseudo-candidates.ts'

const stateByCode = new Map<string, StateId>(Object.entries(states).map(([id, { code }]) => [code, id as StateId]))

/** A state, given by its postal code. */
export function stateField(text: string): StateId {
  const state = stateByCode.get(text.toUpperCase())
  if (!state) throw new RowRefused(`"${text}" is none of the five states`)
  return state
}

/** A five-digit FIPS code from the list of counties. */
export function countyField(text: string, counties: ReadonlySet<string>): string {
  if (!counties.has(text)) throw new RowRefused(`no county has the FIPS code "${text}"`)
  return text
}

export function countField(text: string, column: string): number {
  if (!/^\d+$/.test(text)) throw new RowRefused(`${column} is not a whole number: "${text}"`)
  if (!Number.isSafeInteger(Number(text))) throw new RowRefused(`${column} is too large: "${text}"`)
  return Number(text)
}

/** A percentage from 0 to 100 as a fraction with six decimals; division alone turns 8.2 into 0.08199999999999999. */
export function percentField(text: string, column: string): number {
  const percent = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || percent > 100)
    throw new RowRefused(`${column} is not a percentage from 0 to 100: "${text}"`)
  return Number((percent / 100).toFixed(6))
}

/** A difference of two percentages as a fraction, which may be negative. */
export function differenceField(text: string, column: string): number {
  const percent = Number(text)
  if (!/^[+-]?\d+(\.\d+)?$/.test(text) || Math.abs(percent) > 100)
    throw new RowRefused(`${column} is not a difference from -100 to 100: "${text}"`)
  return Number((percent / 100).toFixed(6))
}

// Security: no honest value of the pack begins like a formula. A spreadsheet program would run such a value when a
// person opens an export.
export function plainField(text: string, column: string): string {
  if (/^\s*(?:[=@]|[+-]\D)/.test(text)) throw new RowRefused(`${column} begins as a formula does: "${text}"`)
  return text
}

export function dayField(text: string, column: string): string {
  const day = parseDay(text)
  if (!day) throw new RowRefused(`${column} is not a day of the calendar: "${text}"`)
  return day
}

export function optionalDayField(text: string | undefined, column: string): string | null {
  return text ? dayField(text, column) : null
}

/** "003" → "3", "AT-LARGE" → "AT-LARGE" */
export function districtField(text: string): string {
  return /^\d+$/.test(text) ? String(Number(text)) : text
}

/** "2026-12" → "2026-12-31"; null where the text does not begin with a month. */
export function lastDayOfMonth(text: string): string | null {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])/.test(text)) return null
  const [year, month] = [Number(text.slice(0, 4)), Number(text.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The name of a candidate, or the write-ins. */
export function candidateField(text: string): string {
  if (isNoVote(text)) throw new RowRefused(`"${text}" is nobody’s vote, and no part of the total of a race`)
  return text
}
