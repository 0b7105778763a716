import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'
import type { Parts } from '#shared/api/request-of.ts'

/** A call of the API, as the screen will make it. */
export interface Question {
  readonly endpoint: Endpoint
  readonly input: Parts
}

export function question<E extends Endpoint>(endpoint: E, input: Input<E>): Question {
  return { endpoint, input: input as Parts }
}
