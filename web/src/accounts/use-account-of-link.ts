import { accountOfLink } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'

/**
 * The account whose password a mailed link changes or confirms. An expired link is reported when the password is sent.
 */
export function useAccountOfLink(token: string, purpose: 'reset-password' | 'confirm-email') {
  return useQuery({
    queryKey: ['account of a link', token],
    queryFn: ({ signal }) => call(accountOfLink, { body: { token, purpose } }, { signal }),
    retry: false,
    meta: { showsOwnError: true },
  })
}
