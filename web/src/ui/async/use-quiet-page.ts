import { onlineManager, useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'

const quietMilliseconds = 1_500

/** True once the page has asked for nothing for a while: what people came for is there, and code may be fetched ahead. */
export function useQuietPage(): boolean {
  const answersUnderWay = useIsFetching()
  const isChangingPage = useRouterState({ select: ({ status }) => status === 'pending' })
  const isOnline = useSyncExternalStore(onSignal, () => onlineManager.isOnline())
  return useAfterDelay(isOnline && answersUnderWay === 0 && !isChangingPage, quietMilliseconds)
}

const onSignal = (changed: () => void) => onlineManager.subscribe(changed)
