import { normalized } from '@atlas/contract/rules/normalized.ts'

/**
 * Whether an entry that kept its key is about a different person now. One of the two names may change, by marriage or
 * to the name that a person goes by; both at once do not.
 */
export function isSomebodyElse(before: FirstAndLast, now: FirstAndLast): boolean {
  // The usual case, checked first because a list of thousands runs this for everybody in it.
  if (before.last === now.last) return false
  if (normalized(before.last) === normalized(now.last)) return false
  return !before.first || !now.first || normalized(before.first) !== normalized(now.first)
}

interface FirstAndLast {
  readonly first?: string | null
  readonly last: string
}
