import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@atlas/contract/problem.ts'
import { apiPrefix } from '#platform/http/serve.ts'
import type { Log } from '#platform/log.ts'

// Those of the contract, and what a browser asks before it sends one of them to another site.
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Node knows dozens of methods, and Fastify looks at the bodies of some of them before anybody says no. */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (methods.includes(request.method)) return
    reply.header('allow', methods.join(', '))
    throw new Problem('method_not_allowed')
  })
}

/**
 * Of an address that the router cannot read Fastify makes an answer past every hook: without security headers, without
 * a line in the log. So it is sent to an address that leads nowhere.
 */
export function leadNowhere(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  raw.url = `${apiPrefix}/address-that-cannot-be-read`
  app.routing(raw, reply.raw)
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Bytes that are not HTTP never become a request: the sender gets one line, and the log gets one. */
export function answerBrokenHttp(log: Log): (error: Error & { code?: string }, socket: Socket) => void {
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[code] ?? '400 Bad Request'
    log.info({ status: Number.parseInt(status, 10), code }, 'not HTTP')
    const headers = [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'content-length: 0',
      'connection: close',
    ]
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`)
  }
}
