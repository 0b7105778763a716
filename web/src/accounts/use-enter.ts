import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { forgetEarlyAnswers } from '#shared/api/early-answers.ts'
import { forgetFetched, sessionQuery } from '#shared/api/session.ts'
import { sameOriginPath } from '#accounts/same-origin-path.ts'
import { homeOf } from '#layout/access/home.ts'

/** Where a person goes after signing in: to the page they requested, `next`, or to their start page. */
export function useGoal(next: string | undefined) {
  const router = useRouter()
  return (person: Me | null) =>
    sameOriginPath(next, window.location.origin) ?? router.buildLocation(homeOf(person)).href
}

/** Continues as the person who has just signed in, and clears everything that somebody else fetched or left here. */
export function useEnter(next: string | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const goalOf = useGoal(next)
  return async () => {
    forgetFetched(client)
    // A pending request was sent with the cookies of the previous session.
    await client.cancelQueries({ queryKey: sessionQuery.queryKey })
    forgetEarlyAnswers()
    const person = await client.query({ ...sessionQuery, staleTime: 0 })
    if (person) await clearDeviceStorage(person.id)
    router.history.push(goalOf(person))
  }
}
