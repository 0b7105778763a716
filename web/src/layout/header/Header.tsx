import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { sessionQuery } from '#shared/api/session.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { homeOf } from '#layout/access/home.ts'
import { AccountButton } from '#layout/header/AccountButton.tsx'
import styles from '#layout/header/Header.module.css'
import { Navigation } from '#layout/header/Navigation.tsx'
import type { NavigationPage } from '#layout/header/navigation.ts'
import { QuickSearch } from '#search/quick/QuickSearch.tsx'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { useQuietPage } from '#shared/ui/async/use-quiet-page.ts'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const loadAccountMenu = () => import('#layout/header/AccountMenu.tsx')

/** `pages` are the screens that the header links to. */
export function Header({ pages }: { readonly pages: readonly NavigationPage[] }) {
  const { data: user } = useQuery(sessionQuery)
  return (
    <header className={styles.header}>
      <Brand user={user ?? null} />
      {user && <Navigation user={user} pages={pages} />}
      {user && <QuickSearch />}
      {user === null && <PublicLink />}
      <Account user={user ?? null} pages={pages} />
    </header>
  )
}

function Brand({ user }: { readonly user: Me | null }) {
  const { data: settings, isError } = useQuery(settingsQuery)
  const title = settings?.title ?? (isError ? 'Southern Officials Atlas' : '')
  const shortTitle = settings?.short_title ?? (isError ? 'Officials Atlas' : '')
  return (
    <Link className={styles.brand} {...(user ? homeOf(user) : { to: '/' })} aria-label={title || 'Start page'}>
      <Logo />
      <span className={styles.long}>{title}</span>
      <span className={styles.short}>{shortTitle}</span>
    </Link>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="#1d5a45"
        d="M6 3h26.2c-1 4.6-4.4 7.2-4.6 12-.2 4 2.2 6.2 2 10.2L3 25.2V6a3 3 0 0 1 3-3ZM46.2 30.4H61V58a3 3 0 0 1-3 3H46.2V30.4Z"
      />
      <path fill="#e2a32b" d="M35.2 3H58a3 3 0 0 1 3 3v21.4H32.6c.1-4.6-2.3-7-2.1-11 .2-4.9 3.7-8 4.7-13.4Z" />
      <path fill="#3f806a" d="M3 28.2h26.4c-.6 4.4-4.6 6.8-6 11.4-1.9 6.2 1.8 11.6-.6 21.4H6a3 3 0 0 1-3-3V28.2Z" />
      <path fill="#7fb09b" d="M32.3 30.4h10.9V61H25.9c2.2-9.6-1.3-15.2.3-20.6 1.3-4.3 5-6 6.1-10Z" />
    </svg>
  )
}

const waysIn = ['/', '/login', '/second-step', '/forgot-password', '/password']

/** On the sign-in screens it leads to registration; everywhere else, to the sign-in. */
function PublicLink() {
  const path = useLocation({ select: (location) => location.pathname })
  const [to, label] = waysIn.includes(path) ? (['/register', 'Sign Up'] as const) : (['/login', 'Login'] as const)
  return (
    <Link className={classes(buttonLook.quiet, styles.publicLink)} to={to}>
      {label}
    </Link>
  )
}

interface AccountProps {
  readonly user: Me | null
  readonly pages: readonly NavigationPage[]
}

/**
 * The menu's code loads when the pointer or the keyboard reaches the button. Where the menu contains the navigation, it
 * loads after the page; on a wide screen the header has the navigation, and few people need the menu.
 */
function Account({ user, pages }: AccountProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** Null until the button is reached, false if the code failed to load. */
  const [isReached, setIsReached] = useState<boolean | null>(null)
  const isWide = useMediaQuery(fromDesktop)
  const isDue = useQuietPage() && user !== null && !isWide
  const loaded = useLoaded(loadAccountMenu, isReached ?? isDue, () => {
    if (isOpen) showToast('error', 'The menu could not be loaded. Please reload the page and try again.')
    setIsOpen(false)
    setIsReached(false)
  })
  const reach = () => setIsReached(true)
  return (
    <>
      <AccountButton
        user={user}
        isWide={isWide}
        ref={button}
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          reach()
          setIsOpen(!isOpen)
        }}
      />
      {loaded && (
        <loaded.AccountMenu user={user} pages={pages} button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  )
}
