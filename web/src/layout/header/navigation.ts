import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { LinkProps } from '@tanstack/react-router'
import { newSearch } from '#search/state/new-search.ts'
import { isAdministrator } from '#shared/api/session.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

/** A screen's place in the navigation: its own entry, or the screen whose entry it belongs to. */
export type NavigationPlace =
  | { readonly label: string; readonly isSearch?: true; readonly isOfOrganization?: true }
  | { readonly under: `/${string}` }

/** A screen that the header links to. */
export interface NavigationPage {
  readonly to: NonNullable<LinkProps['to']>
  readonly label: string
  /** It opens with the preferred state as its filter. */
  readonly isSearch: boolean
  readonly isForAdministrators: boolean
  /** Its content belongs to an organization; without one, only administrators see it. */
  readonly isOfOrganization: boolean
  /** The addresses of other screens that belong to the entry. */
  readonly also: readonly string[]
}

/** The links of the header, and on small screens of the menu. */
export type NavigationEntry =
  | (Pick<NavigationPage, 'to' | 'label' | 'also'> & { readonly kind: 'page'; readonly search: UrlQuery })
  | { readonly kind: 'feedback'; readonly label: string }
  | { readonly kind: 'elsewhere'; readonly label: string; readonly href: string }

/** `resourcesUrl` is the organization's own page of resources, if it has one. */
export function navigationFor(
  user: Me,
  resourcesUrl: string | null,
  pages: readonly NavigationPage[],
): NavigationEntry[] {
  const entries = (isForAdministrators: boolean) =>
    pages
      .filter((page) => page.isForAdministrators === isForAdministrators)
      .filter((page) => !page.isOfOrganization || user.organization_of !== null || isAdministrator(user))
      .map(({ to, label, also, isSearch }) => {
        const search = isSearch ? newSearch(user.preference.state_id) : {}
        return { kind: 'page', to, label, also, search } as const
      })
  return [
    ...entries(false),
    { kind: 'feedback', label: 'Feedback' },
    ...(resourcesUrl ? [{ kind: 'elsewhere', label: 'Additional Resources', href: resourcesUrl } as const] : []),
    ...(isAdministrator(user) ? entries(true) : []),
  ]
}
