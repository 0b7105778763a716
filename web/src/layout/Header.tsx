import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '#api/session.ts'
import { settingsQuery } from '#api/settings.ts'
import { AccountButton } from '#layout/AccountButton.tsx'
import { homeOf } from '#layout/home.ts'
import { Logo } from '#layout/Logo.tsx'
import { Navigation } from '#layout/Navigation.tsx'
import { QuickSearch } from '#layout/quick-search/QuickSearch.tsx'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { useLoaded } from '#ui/async/use-loaded.ts'
import { showToast } from '#ui/overlay/toasts.tsx'

const loadAccountMenu = () => import('#layout/AccountMenu.tsx')

export function Header() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <header className="site-header">
      <Brand user={user ?? null} />
      {user && <Navigation user={user} />}
      {user && <QuickSearch />}
      {user === null && <PublicLink />}
      <Account user={user ?? null} />
    </header>
  )
}

function Brand({ user }: { readonly user: Me | null }) {
  const { data: settings, isError } = useQuery(settingsQuery)
  const title = settings?.title ?? (isError ? 'Southern Officials Atlas' : '')
  const shortTitle = settings?.short_title ?? (isError ? 'Officials Atlas' : '')
  return (
    <Link className="brand" {...(user ? homeOf(user) : { to: '/' })} aria-label={title || 'Start page'}>
      <Logo />
      <span className="brand-long">{title}</span>
      <span className="brand-short">{shortTitle}</span>
    </Link>
  )
}

const waysIn = ['/', '/login', '/forgot-password', '/password']

/** Where people may come in, the way to an account; everywhere else, the way in. */
function PublicLink() {
  const path = useLocation({ select: (location) => location.pathname })
  const [to, label] = waysIn.includes(path) ? (['/register', 'Sign Up'] as const) : (['/login', 'Login'] as const)
  return (
    <Link className="btn btn-quiet public-link" to={to}>
      {label}
    </Link>
  )
}

/** The menu's code comes after the page's own, or as soon as a person reaches for it; without an account only then. */
function Account({ user }: { readonly user: Me | null }) {
  const [isPressed, setIsPressed] = useState(false)
  const isQuiet = useAfterDelay(user !== null, 1_500)
  const loaded = useLoaded(loadAccountMenu, isPressed || isQuiet, () => {
    if (isPressed) showToast('error', 'The menu could not be loaded. Please reload the page and try again.')
    setIsPressed(false)
  })
  if (loaded) return <loaded.AccountMenu user={user} isOpenAtFirst={isPressed} />
  return <AccountButton user={user} onClick={() => setIsPressed(true)} />
}
