import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A server on this machine that stands for the publishers: it may answer well, badly or not at all. */
export async function testPublishers() {
  const handlers = new Map<string, Handler>()
  const requests: IncomingMessage[] = []
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    requests.push(request)
    const path = request.url ?? ''
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    const handler = handlers.get(path)
    if (handler) handler(request, response, count)
    else response.writeHead(404).end('404: Not Found')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers an address from now on; the address is that of the publisher. */
    serve: (address: string, handler: Handler) => {
      counts.clear()
      requests.length = 0
      handlers.set(address.replace('https://', '/'), handler)
    },
    requestHeaders: () => requests.map(({ headers }) => headers),
  }
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('hex')}"`
}

/** A server that knows ETags, ranges and conditions, as those of the publishers do. */
export function well(bytes: Buffer): Handler {
  return (request, response) => {
    const { start, status, headers } = agreed(bytes, request)
    response.writeHead(status, headers)
    response.end(status === 304 || status === 416 ? undefined : bytes.subarray(start))
  }
}

/** Sends that many bytes of what is requested, then does something else. */
export function partly(bytes: Buffer, count: number, then: (response: ServerResponse) => void): Handler {
  return (request, response) => {
    const { start, status, headers } = agreed(bytes, request)
    response.writeHead(status, headers)
    response.write(bytes.subarray(start, start + count), () => setTimeout(then, 20, response))
  }
}

export const cut = (response: ServerResponse): void => {
  response.socket?.destroy()
}
export const stall = (): void => undefined

/** The first handlers once each, the last one ever after. */
export function inTurn(...handlers: readonly Handler[]): Handler {
  return (request, response, count) => handlers[Math.min(count, handlers.length) - 1]?.(request, response, count)
}

export function status(code: number, headers: Record<string, string> = {}, body = ''): Handler {
  return (_, response) => {
    response.writeHead(code, headers).end(body)
  }
}

function agreed(bytes: Buffer, { headers }: IncomingMessage) {
  const etag = etagOf(bytes)
  const base = { etag, 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream' }
  if (headers['if-none-match'] === etag) return { start: 0, status: 304, headers: base }
  const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
  if (start === 0 || headers['if-range'] !== etag)
    return { start: 0, status: 200, headers: { ...base, 'content-length': String(bytes.length) } }
  if (start >= bytes.length)
    return { start, status: 416, headers: { ...base, 'content-range': `bytes */${bytes.length}` } }
  const range = `bytes ${start}-${bytes.length - 1}/${bytes.length}`
  return {
    start,
    status: 206,
    headers: { ...base, 'content-range': range, 'content-length': String(bytes.length - start) },
  }
}
