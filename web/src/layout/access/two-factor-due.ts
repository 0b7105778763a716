import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'

/** Nothing but the account works for this person until two-step sign-in is on. */
export function isTwoFactorDue({ two_factor: { required_from: from } }: Me): boolean {
  return from !== null && new Date(from).getTime() <= Date.now()
}
