import type { Endpoint, Input } from '@atlas/contract/endpoints/endpoint.ts'

/**
 * A call of the API that has not been sent. A screen sends it, or the page does before the code of the screen has
 * loaded.
 */
export type Question<E extends Endpoint = Endpoint> = readonly [endpoint: E, input: Input<E>]

export function question<E extends Endpoint>(endpoint: E, input: Input<E>): Question<E> {
  return [endpoint, input]
}
