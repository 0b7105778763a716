import { chooseNonpartisan } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const messages = {
  on: 'Nonpartisan view is on. Party and candidates’ shares are hidden.',
  off: 'Nonpartisan view is off. Party and candidates’ shares are shown.',
} as const

/** Switches the nonpartisan view on or off; the screen follows at once. */
export function useTurnNonpartisan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(chooseNonpartisan, { body: { is_on: isOn } }),
    onSuccess: async ({ is_nonpartisan: isOn }) => {
      await showChange(
        client,
        sessionQuery,
        (user) => user && { ...user, is_nonpartisan: isOn, asks_nonpartisan: false },
      )
      showToast('success', isOn ? messages.on : messages.off)
    },
  })
}
