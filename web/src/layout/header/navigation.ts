import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { isAdministrator } from '#shared/api/session.ts'
import { newSearch } from '#search/state/new-search.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** Where the header, and on small screens the menu, leads a person. */
export type NavigationEntry =
  | {
      readonly kind: 'search'
      readonly label: string
      readonly to: '/search-builder' | '/advanced-search' | '/places' | '/coming-up'
      readonly search: UrlQuery
      readonly also?: OtherAddress
    }
  | { readonly kind: 'feedback'; readonly label: string }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }
  | {
      readonly kind: 'page'
      readonly label: string
      readonly to: '/admin' | '/saved'
      readonly also?: OtherAddress
    }

/** The beginning of other addresses that belong to an entry. */
type OtherAddress = '/find' | '/lists'

/** `resourcesUrl` is the organization's own place for files, where it has one. */
export function navigationFor(user: Me, resourcesUrl: string | null): NavigationEntry[] {
  const search = newSearch(user.preference.state_id)
  return [
    { kind: 'search', label: 'Search Builder', to: '/search-builder', search },
    { kind: 'search', label: 'Advanced Search', to: '/advanced-search', search },
    { kind: 'search', label: 'Places', to: '/places', search, also: '/find' },
    { kind: 'search', label: 'Coming Up', to: '/coming-up', search },
    { kind: 'page', label: 'Saved', to: '/saved', also: '/lists' },
    { kind: 'feedback', label: 'Feedback' },
    ...(resourcesUrl ? [{ kind: 'elsewhere', label: 'Additional Resources', href: resourcesUrl } as const] : []),
    ...(isAdministrator(user) ? [{ kind: 'page', label: 'Admin', to: '/admin' } as const] : []),
  ]
}
