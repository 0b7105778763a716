import type { AccountSession } from '@atlas/contract/endpoints/account.ts'

type Device = Pick<AccountSession, 'is_this' | 'browser' | 'system' | 'network'>

/** What somebody would call it: "This device", "iPhone". */
export function deviceName({ is_this: isThis, system, browser }: Device): string {
  return isThis ? 'This device' : (system ?? browser ?? 'Unknown device')
}

/** "Chrome on Windows, from 203.0.113.…"; what is not known is left out. */
export function deviceText({ browser, system, network }: Device): string {
  const program = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser')
  return network ? `${program}, from ${network}` : program
}
