import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { accountStateScreen } from '#shared/api/account-state-screen.ts'
import { ApiProblem, isAbort, NetworkFailure } from '#shared/api/api-problem.ts'
import { rememberTokens } from '#shared/api/csrf-headers.ts'
import { takeEarlyResponse } from '#shared/api/early-answers.ts'
import { forgetKept, keptAnswer, renewKept } from '#shared/api/kept.ts'
import { isSignedOut } from '#shared/api/problem-message.ts'
import { type ApiRequest, type RequestInput, requestOf } from '#shared/api/request-of.ts'
import { noteSignal } from '#shared/api/signal.ts'
import type { FileRequest } from '#shared/api/send-file.ts'

interface Options {
  readonly signal?: AbortSignal
  /** For a request that sends a file: receives the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Does not fall back to a kept answer. */
  readonly isForServer?: true
}

/**
 * Calls the API and returns the reply that the contract declares. Throws `ApiProblem` where the API refuses,
 * `NetworkFailure` where no answer comes and none is kept, and the browser's AbortError where the caller aborts.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: Options = {}): Promise<Reply<E>> {
  const request = requestOf(endpoint, input as RequestInput)
  return endpoint.reply.parse(await bodyOf(endpoint, input as RequestInput, options, request)) as Reply<E>
}

/** Falls back to the kept answer when no answer comes. */
async function bodyOf(
  endpoint: Endpoint,
  input: RequestInput,
  options: Options,
  request: ApiRequest,
): Promise<unknown> {
  try {
    const body: unknown = await (await answerOf(endpoint, input, options)).json()
    renewKept(request, body)
    return body
  } catch (error) {
    const kept = error instanceof NetworkFailure && !options.isForServer ? await keptAnswer(request) : undefined
    if (kept === undefined) throw error
    return kept
  }
}

/** A short file of the API, with the name that the answer gives it. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<{ name: string; text: string }> {
  const response = await answerOf(endpoint, input as RequestInput, {})
  const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, text: await response.text() }
}

async function answerOf(endpoint: Endpoint, input: RequestInput, options: Options): Promise<Response> {
  const response = await ask(endpoint, input, options)
  rememberTokens(response.headers)
  if (response.ok) return response
  const problem = await problemOf(response)
  // The first answer that says so removes what is kept, whichever request it answers, because it is only for people who
  // may still read it.
  if (isSignedOut(problem) || accountStateScreen(problem)) await forgetKept()
  throw problem
}

async function ask(endpoint: Endpoint, input: RequestInput, { signal, onProgress }: Options): Promise<Response> {
  const request = requestOf(endpoint, input)
  const { method, url, headers, body } = request
  if (input.file) return await send({ url, method, headers, file: input.file, signal, onProgress })
  try {
    const early = takeEarlyResponse(request)
    const pending = early ?? fetch(url, { method, credentials: 'include', headers, body, signal: signal ?? null })
    const response = await pending
    noteSignal(true)
    return response
  } catch (error) {
    if (isAbort(error)) throw error
    noteSignal(false)
    throw new NetworkFailure(error)
  }
}

// Loaded when first needed: few pages send a file, and no page that is open to signed-out visitors does.
async function send(request: FileRequest): Promise<Response> {
  const { sendFile } = await import('#shared/api/send-file.ts')
  return await sendFile(request)
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  const problem = problemSchema.safeParse(body)
  if (problem.success)
    return new ApiProblem(response.status, problem.data.detail, problem.data.errors, problem.data.type)
  return new ApiProblem(response.status, response.statusText || `The server answered ${response.status}.`)
}
