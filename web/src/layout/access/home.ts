import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { newSearch } from '#search/state/new-search.ts'

/** Where a person starts: at the welcome page once, later with a new search; a visitor at the sign-in. */
export function homeOf(user: Me | null) {
  if (!user) return { to: '/login' } as const
  if (!user.is_welcomed) return { to: '/welcome' } as const
  return { to: '/search-builder', search: newSearch(user.preference.state_id) } as const
}
