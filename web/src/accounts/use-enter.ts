import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { forgetEarlyAnswers } from '#shared/api/early-answers.ts'
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
    // An answer that is still on its way was asked for before, with the cookies of a session that is over.
    await client.cancelQueries({ queryKey: sessionQuery.queryKey })
    forgetEarlyAnswers()
    const person = await client.query({ ...sessionQuery, staleTime: 0 })
    if (person) await clearDeviceStorage(person.id)
    router.history.push(goalOf(person))
  }
}
