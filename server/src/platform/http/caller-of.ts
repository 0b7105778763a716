import type { Exchange } from '#platform/http/serve.ts'

/** The account that calls an endpoint which only a signed-in user may call. */
export function callerOf({ caller }: Pick<Exchange, 'caller'>): string {
  if (!caller) throw new Error('An endpoint for signed-in users was called by a stranger')
  return caller.accountId
}
