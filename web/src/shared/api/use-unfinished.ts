import { useQuery } from '@tanstack/react-query'
import { readStored, writeStored } from '#shared/api/device-storage.ts'
import { sessionQuery } from '#shared/api/session.ts'

/**
 * Text that a person typed somewhere and neither sent nor canceled. It stays on this device, even after the page or
 * the browser was closed, until it is sent or canceled, or they sign out.
 */
export function useUnfinished(place: string): {
  readonly text: string | null
  readonly store: (text: string | null) => void
} {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  if (!user) return { text: null, store: () => {} }
  const key = { thing: 'unfinished texts', userId: user.id, which: place } as const
  const stored = readStored(key)
  return { text: typeof stored === 'string' ? stored : null, store: (text) => void writeStored(key, text) }
}
