import { useQuery } from '@tanstack/react-query'
import { readKept, writeKept } from '#shared/api/kept-on-device.ts'
import { sessionQuery } from '#shared/api/session.ts'

/**
 * What a person typed at a place and neither sent nor gave up: it is there again on this device, also after the page was
 * left or the browser closed, until it is sent, given up, or they sign out.
 */
export function useUnfinished(place: string): {
  readonly text: string | null
  readonly keep: (text: string | null) => void
} {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  if (!user) return { text: null, keep: () => {} }
  const key = { thing: 'unfinished texts', userId: user.id, which: place } as const
  const kept = readKept(key)
  return { text: typeof kept === 'string' ? kept : null, keep: (text) => void writeKept(key, text) }
}
