import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'

/** Until two-step sign-in is on, this person can use nothing but the account page. */
export function isTwoFactorDue({ two_factor: { required_from: from } }: Me): boolean {
  return from !== null && new Date(from).getTime() <= Date.now()
}
