import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#api/session.ts'
import { waitingKeyOf } from '#keeping/lists/waiting-key.ts'

/** Sends what somebody said of calls without a signal, on whatever page they come back. */
export function OutcomesSender() {
  const { data: user } = useQuery(sessionQuery)
  const client = useQueryClient()
  useEffect(() => {
    if (!user || !isWaiting(user)) return
    void import('#keeping/lists/send-outcomes.ts').then(
      ({ startSending }) => startSending({ user, client }),
      () => {
        // Without a signal the code does not come either: the next page tries again.
      },
    )
  }, [user, client])
  return null
}

function isWaiting({ id }: Me): boolean {
  try {
    return localStorage.getItem(waitingKeyOf(id)) !== null
  } catch {
    return false
  }
}
