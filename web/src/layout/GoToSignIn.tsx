import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SignInQuery } from '#layout/sign-in-query.ts'
import { Waiting } from '#layout/Waiting.tsx'

/** Goes there once: this screen stays until the next one is loaded, and its address is no longer ours by then. */
export function GoToSignIn({ only }: Pick<SignInQuery, 'only'>) {
  const router = useRouter()
  useEffect(() => {
    // A page that this person may not see is not where they go after signing in.
    // Nor is the sign-in screen, whose address may be here already while its screen is still loading.
    const { href, pathname } = router.latestLocation
    const isSignIn = pathname === '/' || pathname === '/login'
    const search: SignInQuery = only ? { only } : isSignIn ? {} : { next: href }
    void router.navigate({ to: '/login', search, replace: true })
  }, [router, only])
  return <Waiting />
}
