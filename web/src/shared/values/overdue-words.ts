import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { daysAwaited } from '@atlas/contract/rules/standing.ts'
import type { Overdue } from '@atlas/contract/search/overdue.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/**
 * "918 of these 3,323 have waited for a result since 11-03-2026; 920 terms are over."; null if no record is overdue.
 */
export function overdueSentence({ results_pending, pending_since, terms_over }: Overdue, total: number): string | null {
  const over = terms_over > 0 ? `${counted(terms_over, 'term is', 'terms are')} over` : null
  if (results_pending === 0 || pending_since === null)
    return over && `${over}${total === 1 ? '' : ` among these ${thousands(total)}`}, and no successor is on file.`
  const have = results_pending === 1 ? 'has' : 'have'
  const waiting = `${someOf(results_pending, total)} ${have} waited for a result since ${typedDayOf(pending_since)}`
  return `${[waiting, over].filter((part) => part !== null).join('; ')}.`
}

/** For how many no result is expected any more; null if there are none. */
export function longOverSentence({ long_over }: Overdue): string | null {
  if (long_over === 0) return null
  const [read, are] = long_over === 1 ? ['reads', 'is'] : ['read', 'are']
  return `${thousands(long_over)} ${are} more than ${daysAwaited} days late and ${read} “Term over, successor not on file”.`
}

function someOf(some: number, total: number): string {
  if (total === 1) return 'This one'
  return some === total ? `All ${thousands(total)}` : `${thousands(some)} of these ${thousands(total)}`
}
