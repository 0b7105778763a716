import { FetchFailed, Interrupted, TemporaryFailure } from '#imports/fetch/source/fetch-failed.ts'

export interface Answer {
  readonly response: Response
  /** The URL that answered, after every redirect. */
  readonly url: string
}

export interface Timeouts {
  /** How long to wait until a server begins to answer. */
  readonly answerMilliseconds: number
  /** How long to wait between two pieces of an answer. */
  readonly silenceMilliseconds: number
}

const mostRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Requests a URL and follows a few redirects, but never from https to another protocol. */
export async function request(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeouts: Timeouts,
  signal: AbortSignal,
): Promise<Answer> {
  let at = new URL(url)
  for (let count = 0; count <= mostRedirects; count += 1) {
    const response = await answerOf(at, headers, timeouts, signal)
    if (!redirects.has(response.status)) return { response, url: at.href }
    await response.body?.cancel()
    at = nextOf(at, response.headers.get('location'))
  }
  throw new FetchFailed(`${url} leads on and on: ${mostRedirects} redirects were followed`)
}

// Security: an answer must not redirect a download to a file of this machine or to an unencrypted connection.
function nextOf(from: URL, location: string | null): URL {
  const next = location && URL.parse(location, from.href)
  if (!next) throw new FetchFailed(`${from.href} redirects to nowhere`)
  const isAllowed = next.protocol === 'https:' || (from.protocol === 'http:' && next.protocol === 'http:')
  if (!isAllowed) throw new FetchFailed(`${from.href} redirects to ${next.protocol}//, which is not followed`)
  return next
}

async function answerOf(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { answerMilliseconds }: Timeouts,
  signal: AbortSignal,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), answerMilliseconds)
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.any([signal, late.signal]) })
  } catch (error) {
    throw failureOf(
      error,
      url.host,
      signal,
      late.signal.aborted && `did not answer in ${inSeconds(answerMilliseconds)}`,
    )
  } finally {
    clearTimeout(timer)
  }
}

/** The failure of a request, in words. */
export function failureOf(error: unknown, host: string, signal: AbortSignal, knownReason: string | false): FetchFailed {
  if (signal.aborted) return new Interrupted('interrupted')
  return new TemporaryFailure(`${host} ${knownReason || reasonOf(error)}`)
}

export function inSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1_000
  return `${seconds.toLocaleString('en-US')} ${seconds === 1 ? 'second' : 'seconds'}`
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'is not known; is this machine on the network?',
  EAI_AGAIN: 'cannot be looked up; is this machine on the network?',
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'broke the connection off',
  UND_ERR_SOCKET: 'broke the connection off',
  UND_ERR_CONNECT_TIMEOUT: 'did not answer',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return reasons[code] ?? `cannot be reached (${code || String(cause)})`
}
