import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'

/** The columns whose id, label or meaning contains every typed word, in any order. */
export function matchFields(fields: readonly Field[], typed: string): readonly Field[] {
  const words = normalized(typed).split(' ')
  return fields.filter(({ id, label, meaning }) => {
    const text = normalized(`${id} ${label} ${meaning}`)
    return words.every((word) => text.includes(word))
  })
}
