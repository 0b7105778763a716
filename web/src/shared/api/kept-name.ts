import type { ApiRequest } from '#shared/api/request-of.ts'

/** One name for the same request, whenever it is asked. */
export function keptNameOf({ method, url, body }: ApiRequest): string {
  return `${method} ${url} ${body ?? ''}`
}
