import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onStored, readStored, type StorageKey, writeStored } from '#shared/api/device-storage.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

/**
 * Whether the offices of the place itself come before Congress: as this person chose it on this device, else on a
 * phone, where whoever looks for neighbors would scroll past all others.
 */
export function useNearestFirst(): [isNearestFirst: boolean, choose: (isNearestFirst: boolean) => void] {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const isPhone = !useMediaQuery(fromTablet)
  const key: StorageKey = { thing: 'nearest first', ...(user && { userId: user.id }) }
  const chosen = useSyncExternalStore(onStored, () => readStored(key))
  return [typeof chosen === 'boolean' ? chosen : isPhone, (next) => void writeStored(key, next)]
}
