import { logout } from '@atlas/contract/endpoints/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#api/call.ts'
import { forgetFetched, sessionQuery } from '#api/session.ts'
import { forgetFeedback } from '#layout/feedback/open-feedback.ts'

/** Ends the session, forgets everything that was fetched in it, and goes to the sign-in screen. */
export function useLogout(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: async () => {
      await navigate({ to: '/login' })
      forgetFetched(client)
      forgetFeedback()
      client.setQueryData(sessionQuery.queryKey, null)
    },
  })
  return mutate
}
