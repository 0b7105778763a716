import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** "1 official", "1,204 officials" */
export function officials(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'official' : 'officials'}`
}

/** "1 row", "1,204 rows" */
export function rows(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'row' : 'rows'}`
}

/** What a load did, as one sentence. */
export function loadedText({ added, changed, vanishing, unchanged }: CheckCounts): string {
  const parts = [
    added > 0 && `${officials(added)} added`,
    changed > 0 && `${thousands(changed)} changed`,
    vanishing > 0 && `${thousands(vanishing)} gone`,
    unchanged > 0 && `${thousands(unchanged)} as before`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing changed.'
}

export function isWithoutEffect({ added, changed, vanishing, ...counts }: CheckCounts): boolean {
  return added + changed + vanishing + counts.seats_changed + counts.places_added === 0
}
