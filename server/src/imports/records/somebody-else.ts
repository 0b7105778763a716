import { normalised } from '@atlas/contract/rules/normalised.ts'

/**
 * Whether an entry that kept its key is about a different person now. One of the two names may change, by marriage or
 * to the name that a person goes by; both at once do not.
 */
export function isSomebodyElse(before: FirstAndLast, now: FirstAndLast): boolean {
  // The usual case, checked first because a list of thousands runs this for everybody in it.
  if (before.last === now.last) return false
  if (normalised(before.last) === normalised(now.last)) return false
  return !before.first || !now.first || normalised(before.first) !== normalised(now.first)
}

interface FirstAndLast {
  readonly first?: string | null
  readonly last: string
}
