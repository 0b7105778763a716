import type { Known } from '@atlas/contract/endpoints/search/fields.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** "known for 1,204 of 7,170"; null where there are no officials. */
export function knownText({ found, known }: Known): string | null {
  if (found === 0) return null
  if (known === 0) return `unknown for all ${thousands(found)}`
  if (known === found) return `known for all ${thousands(found)}`
  return `known for ${thousands(known)} of ${thousands(found)}`
}
