import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { newSearch } from '#search-state/new-search.ts'

/** Where a person starts: a new search, or the way in. */
export function homeOf(user: Me | null) {
  return user
    ? ({ to: '/search-builder', search: newSearch(user.preference.state_id) } as const)
    : ({ to: '/login' } as const)
}
