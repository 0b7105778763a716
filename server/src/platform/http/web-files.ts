import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@atlas/contract/problem.ts'
import { sendProblem } from '#platform/http/errors.ts'
import { apiPrefix } from '#platform/http/serve.ts'

const oneYear = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/**
 * Serves the built web page. Files under assets/ carry a hash of their content in their name and may
 * be kept for ever; index.html names them, so it is revalidated each time. Any other URL is a
 * route of the page, except below /api, where it is a problem.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? oneYear : revalidate)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isBelowApi(request.url)
    if (isBuilt && isPage && !request.url.startsWith('/assets/')) return await reply.sendFile('index.html')
    return sendProblem(request, reply, new Problem('not_found'))
  })
}

function isBelowApi(url: string): boolean {
  return url === apiPrefix || url.startsWith(`${apiPrefix}/`) || url.startsWith(`${apiPrefix}?`)
}
