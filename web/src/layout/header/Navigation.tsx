import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { settingsQuery } from '#shared/api/settings.ts'
import { openFeedback } from '#layout/feedback/open-feedback.ts'
import styles from '#layout/header/Navigation.module.css'
import { type NavigationEntry, navigationFor } from '#layout/header/navigation.ts'
import textLook from '#shared/ui/look/text.module.css'

export function useNavigation(user: Me): NavigationEntry[] {
  const { data: settings } = useQuery(settingsQuery)
  return navigationFor(user, settings?.resources_url ?? null)
}

/** The navigation in the header; on small screens the menu has the same entries. */
export function Navigation({ user }: { readonly user: Me }) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {useNavigation(user).map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </nav>
  )
}

function Entry({ entry }: { readonly entry: NavigationEntry }) {
  switch (entry.kind) {
    case 'search':
    case 'page':
      return <PageLink entry={entry}>{entry.label}</PageLink>
    case 'elsewhere':
      return (
        <a href={entry.href} target="_blank" rel="noreferrer">
          {entry.label}
          <ElsewhereMark />
        </a>
      )
    case 'feedback':
      return (
        <button type="button" aria-haspopup="dialog" onClick={() => openFeedback()}>
          {entry.label}
        </button>
      )
  }
}

type PageEntry = Extract<NavigationEntry, { kind: 'search' | 'page' }>

/** A link to a page of ours, current also on the pages elsewhere that belong to its entry. */
export function PageLink({ entry, ...props }: { readonly entry: PageEntry } & Omit<LinkProps, 'to' | 'search'>) {
  const isAlsoHere = useLocation({
    select: ({ pathname }) => entry.also !== undefined && `${pathname}/`.startsWith(`${entry.also}/`),
  })
  return (
    <Link
      to={entry.to}
      {...(entry.kind === 'search' && { search: entry.search })}
      activeOptions={{ includeSearch: false }}
      {...(isAlsoHere && { 'aria-current': 'page' })}
      {...props}
    />
  )
}

export function ElsewhereMark() {
  return (
    <>
      <ExternalLink size={16} aria-hidden />
      <span className={textLook.visuallyHidden}>(opens another site in a new tab)</span>
    </>
  )
}
