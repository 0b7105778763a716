import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { sessionQuery } from '#api/session.ts'
import { settingsQuery } from '#api/settings.ts'
import { AccountButton } from '#layout/AccountButton.tsx'
import { Logo } from '#layout/Logo.tsx'
import { navigationFor } from '#layout/navigation.ts'
import { useAfterDelay } from '#ui/use-after-delay.ts'

const AccountMenu = lazy(async () => ({ default: (await import('#layout/AccountMenu.tsx')).AccountMenu }))

export function Header() {
  const { data: user } = useQuery(sessionQuery)
  return (
    <header className="site-header">
      <Brand isSignedIn={Boolean(user)} />
      {user && <Navigation user={user} />}
      {user === null && <PublicLink />}
      <Account user={user ?? null} />
    </header>
  )
}

function Brand({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { data: settings, isError } = useQuery(settingsQuery)
  const title = settings?.title ?? (isError ? 'Southern Officials Atlas' : '')
  const shortTitle = settings?.short_title ?? (isError ? 'Officials Atlas' : '')
  return (
    <Link className="brand" to={isSignedIn ? '/advanced-search' : '/'} aria-label={title || 'Start page'}>
      <Logo />
      <span className="brand-long">{title}</span>
      <span className="brand-short">{shortTitle}</span>
    </Link>
  )
}

function Navigation({ user }: { readonly user: Me }) {
  return (
    <nav className="nav" aria-label="Main">
      {navigationFor(user).map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
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

/** The menu's code comes after the page's own, or as soon as a person reaches for it. */
function Account({ user }: { readonly user: Me | null }) {
  const [isPressed, setIsPressed] = useState(false)
  const isQuiet = useAfterDelay(true, 1_500)
  const button = <AccountButton user={user} onClick={() => setIsPressed(true)} />
  if (!isPressed && !isQuiet) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} isOpenAtFirst={isPressed} />
    </Suspense>
  )
}
