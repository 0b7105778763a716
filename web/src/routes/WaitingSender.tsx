import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countWaiting } from '#shared/api/device-storage.ts'
import { sessionQuery } from '#shared/api/session.ts'

/** Sends what somebody said of calls, reported and filled in without a signal, on whatever page they come back. */
export function WaitingSender() {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  useEffect(() => {
    if (!user || countWaiting(user.id) === 0) return
    void import('#routes/start-all-sending.ts').then(
      ({ startAllSending }) => startAllSending(user, client),
      () => {
        // Without a signal the code does not come either: the next page tries again.
      },
    )
  }, [user, client])
  return null
}
