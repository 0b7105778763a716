import type { Kind } from '#catalogue/kinds.ts'
import { normalized } from '#rules/normalized.ts'
import { comparedPhone } from '#rules/phone.ts'

/** What a text of a column of some kind is compared by, and likewise what a filter seeks in it. */
export function comparedText(kind: Kind, text: string): string {
  return kind === 'phone' ? comparedPhone(text) : normalized(text)
}
