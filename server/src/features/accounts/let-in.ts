import type { Context } from '#context/context.ts'
import type { SignedIn } from '#features/accounts/admit.ts'
import { setOtherCookie, setSessionCookies } from '#features/accounts/cookies.ts'
import { deviceSeconds } from '#features/accounts/devices/known-devices.ts'
import { endSession } from '#features/accounts/session.ts'
import { rememberedSeconds } from '#features/accounts/two-factor/second-step.ts'
import type { Exchange } from '#platform/http/serve.ts'

/** Gives the browser the cookies of a session that has begun. */
export async function letIn(
  { database, site }: Context,
  { tokens, account, device, rememberedDevice }: SignedIn,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
): Promise<SignedIn['account']> {
  // A session from before signing in is dropped, so that nobody can plant a session for another person to sign in with.
  if (request.session) await endSession(database, request.session.id)
  setSessionCookies(reply, tokens, site)
  setOtherCookie(reply, 'device', { token: device, maxAge: deviceSeconds, site })
  if (rememberedDevice)
    setOtherCookie(reply, 'rememberedDevice', { token: rememberedDevice, maxAge: rememberedSeconds, site })
  return account
}
