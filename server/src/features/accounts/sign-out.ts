import type { Context } from '#context/context.ts'
import { clearSessionCookies, readCookie } from '#features/accounts/cookies.ts'
import { forgetDevice } from '#features/accounts/two-factor/second-step.ts'
import type { Exchange } from '#platform/http/serve.ts'

/** What a browser whose session has ended keeps of it: nothing, nor is it remembered for the second step. */
export async function leave({ database, site }: Context, { request, reply }: Exchange): Promise<void> {
  const remembered = readCookie(request, 'rememberedDevice', site)
  if (remembered) await forgetDevice(database, remembered)
  clearSessionCookies(reply, site)
}
