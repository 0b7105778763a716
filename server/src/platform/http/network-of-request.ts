import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const network = new AsyncLocalStorage<string>()

/** Lets whatever a request leads to know where the request came from. */
export function rememberNetwork(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => network.run(request.ip, done))
}

/** The network address of the request that this is part of; null where it is part of none, as at the terminal. */
export function networkOfRequest(): string | null {
  return network.getStore() ?? null
}
