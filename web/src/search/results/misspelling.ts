import { type ColumnId, columnOf, isLookedUp, type LookUpColumnId } from '@atlas/contract/catalogue/columns.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { operators } from '@atlas/contract/catalogue/operators.ts'

/** What a filter looks for, where a person typed it and may have misspelt it. */
export interface TypedText {
  readonly text: string
  /** Where to look for what was meant. */
  readonly columnId: LookUpColumnId
}

/** Null for what cannot be looked up, what was chosen from a list, and what is to be left out. */
export function typedText({ column_id, operator, value }: Filter): TypedText | null {
  const columnId = column_id as ColumnId
  const { choices } = columnOf(columnId)
  const { compares } = operators[operator]
  const isTyped = compares === 'text' || (compares === 'equality' && !choices)
  const [text, ...more] = [value ?? []].flat()
  if (!isTyped || typeof text !== 'string' || more.length > 0 || !isLookedUp(columnId)) return null
  // One word of a name is as a rule the last name: a whole name, as the nearest, would find one person only.
  const isOneName = columnId === 'eo.name' && !normalised(text).includes(' ')
  return { text, columnId: isOneName ? 'eo.last' : columnId }
}

/** The filter with what was meant; null where that is what was typed. */
export function corrected(filter: Filter, typed: string, meant: string): Filter | null {
  if (normalised(typed) === normalised(meant)) return null
  return { ...filter, value: Array.isArray(filter.value) ? [meant] : meant }
}
