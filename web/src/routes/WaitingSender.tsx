import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countWaiting } from '#shared/api/device-storage.ts'
import { sessionQuery } from '#shared/api/session.ts'

/** Sends the call outcomes, reports and answers entered without a signal, on whichever page people come back to. */
export function WaitingSender() {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  useEffect(() => {
    if (!user || countWaiting(user.id) === 0) return
    void import('#routes/start-all-sending.ts').then(
      ({ startAllSending }) => startAllSending(user, client),
      () => {
        // Without a signal this code does not load either; the next page tries again.
      },
    )
  }, [user, client])
  return null
}
