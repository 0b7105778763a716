import type { AccountSession } from '@atlas/contract/endpoints/accounts/account.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'

type Device = Pick<AccountSession, 'is_this' | 'browser' | 'system' | 'network' | 'signed_in_at'>

/** An everyday name for the device: "This device", "iPhone". */
export function deviceName({ is_this: isThis, system, browser }: Device): string {
  return isThis ? 'This device' : (system ?? browser ?? 'Unknown device')
}

/**
 * "Chrome on Windows, from 203.0.113.…, since November 20, 2026 at 9:00 AM"; unknown parts are left out. The time of
 * the sign-in distinguishes two sessions that are otherwise described alike.
 */
export function deviceText({ browser, system, network, signed_in_at: since }: Device): string {
  const program = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser')
  return [program, network && `from ${network}`, `since ${momentText(since)}`].filter(Boolean).join(', ')
}
