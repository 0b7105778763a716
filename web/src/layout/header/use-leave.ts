import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { forgetFetched, sessionQuery } from '#shared/api/session.ts'
import { forgetFeedback } from '#layout/feedback/open-feedback.ts'

/** What follows the end of a session: the sign-in screen, and nothing left of what was fetched and kept in it. */
export function useLeave(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await navigate({ to: '/login' })
    forgetFetched(client)
    forgetFeedback()
    await clearDeviceStorage()
    client.setQueryData(sessionQuery.queryKey, null)
  }
}
