import type { Exchange } from '#platform/http/serve.ts'

/** Logs for operators why the geocoder failed; the address is never logged. */
export function logFailure({ request }: Exchange): (why: string) => void {
  return (why) => request.log.warn(`The geocoder ${why}`)
}
