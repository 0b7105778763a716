import type { Known } from '@atlas/contract/endpoints/fields.ts'
import { thousands } from '#ui/text/thousands.ts'

/** "known for 1,204 of 7,170"; null where there is nobody of whom anything could be known. */
export function knownText({ officials, known }: Known): string | null {
  if (officials === 0) return null
  if (known === 0) return `unknown for all ${thousands(officials)}`
  if (known === officials) return `known for all ${thousands(officials)}`
  return `known for ${thousands(known)} of ${thousands(officials)}`
}
