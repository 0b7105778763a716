import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterwards } from '#testing/end.ts'

interface AddressServer {
  readonly url: string
  /** What was asked, oldest first: path and query. */
  readonly requests: URL[]
}

/** A small server on this machine that answers as a geocoder would, or otherwise. */
export async function addressServer(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<AddressServer> {
  const requests: URL[] = []
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://geocoder.test'))
    answer(response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterwards(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

export function json(value: unknown, status = 200) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
}
