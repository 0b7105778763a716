import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { shownPhone } from '@atlas/contract/rules/phone.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

type Known = Exclude<ColumnValue, null>

const formats: Record<DataType, (value: Known, unit: string | undefined) => string> = {
  int: (value, unit) => wholeNumber(Number(value), unit),
  str: textOf,
  list: textOf,
  dict: (value) =>
    namedCounts(value)
      .map(([name, number]) => `${name} ${number}`)
      .join(', '),
  datetime: (value) => typedDayOf(textOf(value)),
  percentage: (value) => percent(Number(value)),
}

function textOf(value: Known): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? '' : String(value)
}

/** A value as it is shown, or null where it is not known: never 0, never empty. */
export function formatValue(
  { type, unit, kind }: Pick<Column, 'type' | 'unit' | 'kind'>,
  value: ColumnValue,
): string | null {
  if (value === null) return null
  const text = formats[type](value, unit)
  return (kind === 'phone' ? shownPhone(text) : text) || null
}

/** The entries of a dict that are known, each as name and count. */
function namedCounts(value: ColumnValue): [name: string, number: string][] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, thousands(Number(each))]]))
}

function wholeNumber(number: number, unit: string | undefined): string {
  // What counts nothing names something, a year or an id, and has no thousands.
  if (unit === undefined) return String(number)
  if (unit === 'US dollars') return `$${thousands(number)}`
  if (unit === 'years') return `${number} ${number === 1 ? 'year' : 'years'}`
  return thousands(number)
}

/** What stands in the table for a value that is not known: a word where people choose by it, else a dash. */
export function missingText({ choices, type }: Pick<Column, 'choices' | 'type'>): string {
  return choices && (type === 'str' || type === 'list') ? 'Unknown' : '—'
}
