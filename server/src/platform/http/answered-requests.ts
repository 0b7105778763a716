import type { FastifyInstance } from 'fastify'
import { methods } from '#platform/http/odd-requests.ts'
import { apiPrefix } from '#platform/http/serve.ts'

export interface AnsweredRequest {
  readonly method: string
  /** The endpoint as the contract writes it, `page` for the page's files, `nowhere` where nothing is. */
  readonly endpoint: string
  readonly status: number
  readonly seconds: number
}

/**
 * Only the endpoint of an address is recorded: anything else may name a person, and strangers invent endless addresses.
 */
export function notifyAnswered(app: FastifyInstance, notify: (answered: AnsweredRequest) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    notify({
      method: methods.includes(request.method) ? request.method : 'other',
      endpoint: endpointOf(request.routeOptions.url),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
  })
}

function endpointOf(route: string | undefined): string {
  if (!route) return 'nowhere'
  return route.startsWith(`${apiPrefix}/`) ? route.replaceAll(/:(\w+)/g, '{$1}') : 'page'
}
