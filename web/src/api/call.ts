import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { ApiProblem, isAbort, NetworkFailure } from '#api/api-problem.ts'
import { csrfHeaders, rememberTokens } from '#api/csrf-headers.ts'
import type { FileRequest } from '#api/send-file.ts'

const base = `${import.meta.env.VITE_API_URL ?? ''}/api`

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly file?: Blob
}

interface Options {
  readonly signal?: AbortSignal
  /** Of a call that sends a file: hears which part of it has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Asks the API. Answers the reply as the contract declares it; throws `ApiProblem` where the API
 * refused, `NetworkFailure` where no answer came, and the browser's AbortError where the caller
 * gave up.
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: Options = {}): Promise<Reply<E>> {
  const response = await ask(endpoint, input as Parts, options)
  rememberTokens(response.headers)
  if (!response.ok) throw await problemOf(response)
  return endpoint.reply.parse(await response.json()) as Reply<E>
}

async function ask(endpoint: Endpoint, input: Parts, { signal, onProgress }: Options): Promise<Response> {
  const { method, request } = endpoint
  const hasBody = input.body !== undefined
  const type = request.file?.media[0] ?? (hasBody ? 'application/json' : null)
  const headers = {
    Accept: 'application/json',
    ...(type ? { 'Content-Type': type } : {}),
    ...(method === 'GET' ? {} : csrfHeaders(document.cookie)),
  }
  const url = base + urlPathOf(endpoint.path, input)
  if (input.file) return await send({ url, method, headers, file: input.file, signal, onProgress })
  try {
    return await fetch(url, {
      method,
      credentials: 'include',
      headers,
      body: hasBody ? JSON.stringify(input.body) : null,
      signal: signal ?? null,
    })
  } catch (error) {
    throw isAbort(error) ? error : new NetworkFailure(error)
  }
}

// Loaded when first needed: few pages send a file, and no page that is open to signed-out visitors does.
async function send(request: FileRequest): Promise<Response> {
  const { sendFile } = await import('#api/send-file.ts')
  return await sendFile(request)
}

/** The URL of a file of the API, for a link that saves it. */
export function fileUrl(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return base + urlPathOf(endpoint.path, { params })
}

function urlPathOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  const problem = problemSchema.safeParse(body)
  if (problem.success) return new ApiProblem(response.status, problem.data.detail, problem.data.errors)
  return new ApiProblem(response.status, response.statusText || `The server answered ${response.status}.`)
}
