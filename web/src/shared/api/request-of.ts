import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { csrfHeaders } from '#shared/api/csrf-headers.ts'

/** The API is on another host than this page. */
export const isApiElsewhere = Boolean(import.meta.env.VITE_API_URL)
const base = `${import.meta.env.VITE_API_URL ?? ''}/api`

export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly file?: Blob
}

/** A call as it travels. */
export interface ApiRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** As JSON. */
  readonly body: string | null
}

export function requestOf(endpoint: Endpoint, input: RequestInput): ApiRequest {
  const { method, request } = endpoint
  const body = input.body === undefined ? null : JSON.stringify(input.body)
  const type = request.file?.media[0] ?? (body === null ? null : 'application/json')
  const headers = {
    Accept: 'application/json',
    ...(type ? { 'Content-Type': type } : {}),
    ...(method === 'GET' ? {} : csrfHeaders(document.cookie)),
  }
  return { method, url: base + urlPathOf(endpoint.path, input), headers, body }
}

/** The URL of a file of the API, for a link that saves it. */
export function fileUrl(
  endpoint: Endpoint,
  params: RequestInput['params'] = {},
  query: RequestInput['query'] = {},
): string {
  return base + urlPathOf(endpoint.path, { params, query })
}

function urlPathOf(path: string, { params = {}, query = {} }: RequestInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}
