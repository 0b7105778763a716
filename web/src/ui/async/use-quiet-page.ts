import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { useHasSignal } from '#ui/async/use-has-signal.ts'

const quietMilliseconds = 1_500

/** True once the page has asked for nothing for a while: what people came for is there, and code may be fetched ahead. */
export function useQuietPage(): boolean {
  const answersUnderWay = useIsFetching()
  const isChangingPage = useRouterState({ select: ({ status }) => status === 'pending' })
  const hasSignal = useHasSignal()
  return useAfterDelay(hasSignal && answersUnderWay === 0 && !isChangingPage, quietMilliseconds)
}
