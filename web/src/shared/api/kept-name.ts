import type { ApiRequest } from '#shared/api/request-of.ts'

/** The same name for the same request, whenever it is sent. */
export function keptNameOf({ method, url, body }: ApiRequest): string {
  return `${method} ${url} ${body ?? ''}`
}
