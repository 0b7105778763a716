import type { Exchange } from '#platform/http/serve.ts'

/** Operators read why the geocoder failed; what was asked for stands nowhere. */
export function tellOfFailure({ request }: Exchange): (why: string) => void {
  return (why) => request.log.warn(`The geocoder ${why}`)
}
