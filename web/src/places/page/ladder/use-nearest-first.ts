import { chooseNearestFirst } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const forNow = 'The order holds until this page is loaded again.'

/**
 * Whether the offices of the place itself come before Congress: as this person chose; otherwise on a phone, where
 * people looking for local officials would have to scroll past all others.
 */
export function useNearestFirst(): boolean {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const isPhone = !useMediaQuery(fromTablet)
  return user?.is_nearest_first ?? isPhone
}

/**
 * Changes the order at once. Without a signal the change lasts until the page is reloaded, so that a place kept on this
 * phone can be read in either order. If the server refuses it, the order returns to what it was, and a message says so.
 */
export function useChooseNearestFirst(): (isOn: boolean) => void {
  const client = useQueryClient()
  const lay = async (isOn: boolean | null) =>
    await showChange(client, sessionQuery, (user) => user && { ...user, is_nearest_first: isOn })
  const { mutate } = useMutation({
    mutationFn: (isOn: boolean) => call(chooseNearestFirst, { body: { is_on: isOn } }),
    onMutate: async (isOn) => {
      const before = client.getQueryData(sessionQuery.queryKey)?.is_nearest_first ?? null
      await lay(isOn)
      return before
    },
    onError: async (error, _, before) => {
      if (isNetworkFailure(error)) showToast('error', 'No answer came from the server', forNow)
      else await lay(before ?? null)
    },
    // The choice must not be sent later, when the signal is back and the person has chosen differently.
    networkMode: 'always',
  })
  return mutate
}
