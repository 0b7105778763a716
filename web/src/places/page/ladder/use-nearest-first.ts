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
 * Whether the offices of the place itself come before Congress: as this person chose it, else on a phone, where whoever
 * looks for neighbors would scroll past all others.
 */
export function useNearestFirst(): boolean {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const isPhone = !useMediaQuery(fromTablet)
  return user?.is_nearest_first ?? isPhone
}

/**
 * Puts the one or the other first, at once. Without a signal that holds until the page is loaded anew, so that a place kept
 * on this phone can be read in either order; where the server refuses it, they stand as before, and a message says so.
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
    // Nothing is chosen later, when the signal is back and the person has chosen otherwise.
    networkMode: 'always',
  })
  return mutate
}
