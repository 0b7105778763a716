import type { Caller, Exchange } from '#platform/http/serve.ts'

/** The account that calls an endpoint which only a signed-in user may call. */
export function callerOf(exchange: Pick<Exchange, 'caller'>): string {
  return userOf(exchange).accountId
}

/** The same with what else is known of the caller. */
export function userOf({ caller }: Pick<Exchange, 'caller'>): Caller {
  if (!caller) throw new Error('An endpoint for signed-in users was called by a stranger')
  return caller
}
