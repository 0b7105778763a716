import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { forgetFetched, sessionQuery } from '#shared/api/session.ts'
import { sameOriginPath } from '#accounts/same-origin-path.ts'
import { homeOf } from '#layout/access/home.ts'

/** Where somebody goes after signing in: to the page that they asked for, `next`, or to their start. */
export function useGoal(next: string | undefined) {
  const router = useRouter()
  return (person: Me | null) =>
    sameOriginPath(next, window.location.origin) ?? router.buildLocation(homeOf(person)).href
}

/** Goes on as whoever has just signed in: nothing that somebody else has fetched or left here is shown to them. */
export function useEnter(next: string | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const goalOf = useGoal(next)
  return async () => {
    forgetFetched(client)
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    const person = client.getQueryData(sessionQuery.queryKey) ?? null
    if (person) await clearDeviceStorage(person.id)
    router.history.push(goalOf(person))
  }
}
