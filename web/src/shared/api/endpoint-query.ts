import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'
import { call } from '#shared/api/call.ts'
import { takeEarlyReply } from '#shared/api/early-answers.ts'

/** The parts of a query that asks one endpoint: what was asked early is its first answer. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return {
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(endpoint, input, { signal }),
    initialData: () => takeEarlyReply(endpoint, input),
  }
}
