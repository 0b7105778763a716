import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { keptNameOf } from '#shared/api/kept-name.ts'
import { renewKept } from '#shared/api/kept.ts'
import { type ApiRequest, type RequestInput, requestOf } from '#shared/api/request-of.ts'

/** The answer to a request that was sent before the code of the screen had loaded. */
interface EarlyAnswer {
  readonly response: Promise<Response>
  /** What a good answer says, once it is here. */
  body: unknown
}

const answers = new Map<string, EarlyAnswer>()

/** Sends a request that the screen is about to need. */
export function prefetch(endpoint: Endpoint, input: RequestInput): void {
  const request = requestOf(endpoint, input)
  const { method, url, headers, body } = request
  const answer: EarlyAnswer = {
    response: fetch(url, { method, credentials: 'include', headers, body }),
    body: undefined,
  }
  answers.set(keptNameOf(request), answer)
  // The caller that takes the answer handles a failure; if there is none, nobody has to.
  void read(answer).catch(() => {})
}

async function read(answer: EarlyAnswer): Promise<void> {
  const response = await answer.response
  if (response.ok) answer.body = await response.clone().json()
}

/** The answer to an early request; only the first caller gets it. */
export function takeEarlyResponse(request: ApiRequest): Promise<Response> | undefined {
  return take(request)?.response
}

/** The reply to an early request that is here already, so that the screen is drawn once, with it. */
export function takeEarlyReply<E extends Endpoint>(endpoint: E, input: Input<E>): Reply<E> | undefined {
  const request = requestOf(endpoint, input as RequestInput)
  if (answers.get(keptNameOf(request))?.body === undefined) return undefined
  const body = take(request)?.body
  renewKept(request, body)
  return endpoint.reply.parse(body) as Reply<E>
}

function take(request: ApiRequest): EarlyAnswer | undefined {
  const name = keptNameOf(request)
  const answer = answers.get(name)
  answers.delete(name)
  return answer
}

/** On another screen or for another person, early answers are outdated. */
export function forgetEarlyAnswers(): void {
  answers.clear()
}
