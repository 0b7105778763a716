import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { settingsQuery } from '#shared/api/settings.ts'
import { openFeedback } from '#layout/feedback/open-feedback.ts'
import styles from '#layout/header/Navigation.module.css'
import { type NavigationEntry, navigationFor, type NavigationPage } from '#layout/header/navigation.ts'
import textLook from '#shared/ui/look/text.module.css'

export interface NavigationProps {
  readonly user: Me
  readonly pages: readonly NavigationPage[]
}

export function useNavigation({ user, pages }: NavigationProps): NavigationEntry[] {
  const { data: settings } = useQuery(settingsQuery)
  return navigationFor(user, settings?.resources_url ?? null, pages)
}

/** The navigation in the header; on small screens the menu has the same entries. */
export function Navigation(props: NavigationProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {useNavigation(props).map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </nav>
  )
}

function Entry({ entry }: { readonly entry: NavigationEntry }) {
  switch (entry.kind) {
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

type PageEntry = Extract<NavigationEntry, { kind: 'page' }>

/** A link to a page of the atlas, marked as current also on the other pages that belong to its entry. */
export function PageLink({ entry, ...props }: { readonly entry: PageEntry } & Omit<LinkProps, 'to' | 'search'>) {
  const isAlsoHere = useLocation({
    select: ({ pathname }) => entry.also.some((address) => `${pathname}/`.startsWith(`${address}/`)),
  })
  return (
    <Link
      to={entry.to}
      search={entry.search}
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
