import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { hasReadableTokens } from '#shared/api/csrf-headers.ts'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'
import { NoAnswer, useNoAnswer } from '#layout/access/NoAnswer.tsx'
import { isTwoFactorDue } from '#layout/access/two-factor-due.ts'
import type { SignInQuery } from '#layout/access/sign-in-query.ts'
import { Waiting } from '#shared/page/Waiting.tsx'

// A session that ended while its page was closed leaves its cookies.
const cameWithSession = hasReadableTokens(document.cookie)

/** Lets a signed-in person through. Anybody else goes to the sign-in screen and comes back afterwards. */
export function RequireUser() {
  const { data: user } = useQuery(sessionQuery)
  const wasSignedIn = useWasTrue(Boolean(user))
  const noAnswer = useNoAnswer()
  const pathname = useLocation({ select: (location) => location.pathname })
  // React renders the result of a query in one uninterrupted task, which for a whole screen freezes a slow phone.
  // Deferred, it is rendered in slices.
  const isLetIn = useDeferredValue(Boolean(user))
  if (user && isTwoFactorDue(user) && pathname !== '/account') return <Navigate to="/account" replace />
  if (user) return isLetIn ? <Outlet /> : <Waiting />
  if (user === null) return <GoToSignIn hasEnded={wasSignedIn || cameWithSession} />
  return noAnswer ? <NoAnswer {...noAnswer} /> : <Waiting />
}

/** Lets an administrator through. The sign-in screen tells any other signed-in person who may see the page. */
export function RequireAdministrator() {
  const { data: user } = useQuery(sessionQuery)
  const wasSignedIn = useWasTrue(Boolean(user))
  if (user === null && wasSignedIn) return <GoToSignIn hasEnded />
  if (!user) return <RequireUser />
  if (isTwoFactorDue(user)) return <RequireUser />
  return isAdministrator(user) ? <Outlet /> : <GoToSignIn only="administrators" />
}

function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was
}

/** Navigates once, because this screen stays until the next one is loaded, and by then the URL has changed. */
function GoToSignIn({ only, hasEnded = false }: Pick<SignInQuery, 'only'> & { readonly hasEnded?: boolean }) {
  const router = useRouter()
  useEffect(() => {
    // After signing in, nobody is sent back to a page that they may not see. The same goes for the sign-in screen,
    // whose URL may be here before its screen has loaded.
    const { href, pathname } = router.latestLocation
    const isSignIn = pathname === '/' || pathname === '/login'
    const search: SignInQuery = only ? { only } : isSignIn ? {} : { next: href }
    void router.navigate({ to: '/login', search, state: hasEnded ? { news: { kind: 'ended' } } : {}, replace: true })
  }, [router, only, hasEnded])
  return <Waiting />
}
