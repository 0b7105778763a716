import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'
import { call } from '#shared/api/call.ts'
import { takeEarlyReply } from '#shared/api/early-answers.ts'

/** The options of a query for one endpoint; an early answer is its first data. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return {
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, input, { signal }),
    initialData: () => takeEarlyReply(endpoint, input),
  }
}
