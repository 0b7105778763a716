import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { forgetFetched, sessionQuery } from '#shared/api/session.ts'
import { forgetFeedback } from '#layout/feedback/open-feedback.ts'

/** Ends a session in the browser: shows the sign-in screen and removes everything that was fetched and stored in it. */
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
