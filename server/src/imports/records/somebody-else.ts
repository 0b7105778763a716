import { normalised } from '@atlas/contract/rules/normalised.ts'

/**
 * Whether an entry that kept its key is about somebody else now. One of the two names may change, by marriage or to the
 * name that a person goes by; both at once do not.
 */
export function isSomebodyElse(before: FirstAndLast, now: FirstAndLast): boolean {
  // Nearly always, and a list of thousands asks it of everybody in it.
  if (before.last === now.last) return false
  if (normalised(before.last) === normalised(now.last)) return false
  return !before.first || !now.first || normalised(before.first) !== normalised(now.first)
}

interface FirstAndLast {
  readonly first?: string | null
  readonly last: string
}
