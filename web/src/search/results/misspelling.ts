import { type ColumnId, columnOf, isLookedUp, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { operators } from '@atlas/contract/catalogue/operators.ts'

/** The value of a filter that a person typed and may have misspelled. */
export interface TypedText {
  readonly text: string
  /** Where to look for the intended value. */
  readonly columnId: LookUpColumnId
}

/** Null for what cannot be looked up, what was selected from a list, and what is to be excluded. */
export function typedText({ column_id, operator, value }: Filter): TypedText | null {
  const columnId = column_id as ColumnId
  const { choices } = columnOf(columnId)
  const { compares } = operators[operator]
  const isTyped = compares === 'text' || (compares === 'equality' && !choices)
  const [text, ...more] = [value ?? []].flat()
  if (!isTyped || typeof text !== 'string' || more.length > 0 || !isLookedUp(columnId)) return null
  // A single word of a name is usually the last name; the nearest whole name would find one person only.
  const isOneName = columnId === 'eo.name' && !normalized(text).includes(' ')
  return { text, columnId: isOneName ? 'eo.last' : columnId }
}

/** The filter with the intended value; null where that is what was typed. */
export function corrected(filter: Filter, typed: string, meant: string): Filter | null {
  if (normalized(typed) === normalized(meant)) return null
  return { ...filter, value: Array.isArray(filter.value) ? [meant] : meant }
}
