import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { problemSchema } from '@atlas/contract/problem.ts'
import { ApiProblem, isAbort, NetworkFailure } from '#api/api-problem.ts'
import { csrfHeaders, rememberTokens } from '#api/csrf-headers.ts'

const base = `${import.meta.env.VITE_API_URL ?? ''}/api`

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/**
 * Asks the API. Answers the reply as the contract declares it; throws `ApiProblem` where the API
 * refused, `NetworkFailure` where no answer came, and the browser's AbortError where the caller
 * gave up.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Reply<E>> {
  const response = await ask(endpoint, input as Parts, signal)
  rememberTokens(response.headers)
  if (!response.ok) throw await problemOf(response)
  return endpoint.reply.parse(await response.json()) as Reply<E>
}

async function ask(endpoint: Endpoint, input: Parts, signal: AbortSignal | undefined): Promise<Response> {
  const changes = endpoint.method !== 'GET'
  const hasBody = input.body !== undefined
  const headers = {
    Accept: 'application/json',
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(changes ? csrfHeaders(document.cookie) : {}),
  }
  try {
    return await fetch(base + addressOf(endpoint.path, input), {
      method: endpoint.method,
      credentials: 'include',
      headers,
      body: hasBody ? JSON.stringify(input.body) : null,
      signal: signal ?? null,
    })
  } catch (error) {
    throw isAbort(error) ? error : new NetworkFailure(error)
  }
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
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
