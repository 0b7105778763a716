import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { versionHeader } from '#context/from-snapshot.ts'
import { accounts } from '#features/accounts/routes.ts'
import { readableTokenHeaders } from '#features/accounts/cookies.ts'
import { recognizeCallers } from '#features/accounts/authorize.ts'
import { corrections } from '#features/data/corrections/routes.ts'
import { counties } from '#features/places/counties/routes.ts'
import { coverage } from '#features/data/coverage/routes.ts'
import { dataImports } from '#features/data/imports/routes.ts'
import { drives } from '#features/drives/routes.ts'
import { elections } from '#features/elections/routes.ts'
import { exports } from '#features/exports/routes.ts'
import { fields } from '#features/search/fields/routes.ts'
import { civicInfo } from '#features/places/forms/civicinfo/routes.ts'
import { openStates } from '#features/places/forms/openstates/routes.ts'
import { find } from '#features/places/find/routes.ts'
import { liveLinks } from '#features/saved/live-links/routes.ts'
import { lists } from '#features/saved/lists/routes.ts'
import { mails } from '#features/service/mails/routes.ts'
import { officials } from '#features/officials/routes.ts'
import { places } from '#features/places/routes.ts'
import { preferences } from '#features/accounts/preferences/routes.ts'
import { boardPages } from '#features/saved/board-pages/routes.ts'
import { savedSearches } from '#features/saved/searches/routes.ts'
import { service } from '#features/service/routes.ts'
import { sharedValues } from '#features/data/shared-values/routes.ts'
import { support } from '#features/service/support/routes.ts'
import { auditLog } from '#features/users/audit/routes.ts'
import { invitations } from '#features/users/invitations/routes.ts'
import { users } from '#features/users/routes.ts'
import { collectAtRest } from '#platform/collect-at-rest.ts'
import { serveApiPage } from '#platform/http/api-page.ts'
import { type AnsweredRequest, notifyAnswered } from '#platform/http/answered-requests.ts'
import { answerErrors } from '#platform/http/errors.ts'
import { rememberNetwork } from '#platform/http/network-of-request.ts'
import { answerBrokenHttp, leadNowhere, refuseOtherMethods } from '#platform/http/odd-requests.ts'
import { sendSecurityHeaders } from '#platform/http/security-headers.ts'
import { type Log, logRequests } from '#platform/log.ts'
import { serveWebFiles } from '#platform/http/web-files.ts'

const bodyLimitBytes = 100 * 1024
const retryAfterSeconds = 5
const leastSampleMilliseconds = 1_000
// A file of officials may have 20 MB, which takes 107 seconds over a slow rural line of 1.5 Mbit/s. A request that is
// still arriving after this time is broken, or held open to use up connections.
const requestTimeoutMilliseconds = 120_000

/** What a page on another host may read beside an answer. */
const exposedHeaders = [
  'x-request-id',
  'retry-after',
  'etag',
  'content-disposition',
  versionHeader,
  ...Object.values(readableTokenHeaders),
]

const beginningsOfLinks = Object.values(endpoints)
  .filter(({ access }) => access === 'link')
  .map(({ path }) => path.slice(0, path.indexOf('{')))

/** By name; each serves its endpoints of the contract. */
const features: readonly ((app: FastifyInstance, context: Context) => void)[] = [
  service,
  accounts,
  users,
  invitations,
  mails,
  auditLog,
  fields,
  officials,
  preferences,
  support,
  counties,
  places,
  find,
  civicInfo,
  openStates,
  coverage,
  elections,
  lists,
  savedSearches,
  boardPages,
  liveLinks,
  corrections,
  drives,
  exports,
  dataImports,
  sharedValues,
]

export interface AppOptions {
  readonly log: Log
  /** The built web page; absent, only the API is served. */
  readonly webFolder: string
  /** Called for each answered request with its endpoint, and with nothing else of its address. */
  readonly onAnswered?: ((answered: AnsweredRequest) => void) | undefined
}

/** What every request passes, then the features by name. */
export async function createApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const { config, site } = context
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMilliseconds,
    // The IP address that a proxy passes on is believed only of those that are named: anybody else may invent it.
    trustProxy: [...config.TRUSTED_PROXIES],
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_, request, reply) => leadNowhere(app, request, reply),
    clientErrorHandler: answerBrokenHttp(options.log),
    // The contract checks what comes and goes: Fastify's own checkers, which it would load, have nothing to do.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  app.removeContentTypeParser('text/plain')
  logRequests(app, beginningsOfLinks)
  if (options.onAnswered) notifyAnswered(app, options.onAnswered)
  answerErrors(app)
  refuseWhileClosing(app)
  rememberNetwork(app)
  collectAtRest(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  const logoOrigins = config.PRESENTED_BY_LOGO_URL ? [new URL(config.PRESENTED_BY_LOGO_URL).origin] : []
  sendSecurityHeaders(app, { site, imageOrigins: logoOrigins })
  if (site.foreignOrigins.length > 0) {
    await app.register(cors, {
      origin: [...site.foreignOrigins],
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders,
    })
  }
  refuseOtherMethods(app)
  await app.register(underPressure, {
    // With 0, none are ever sent elsewhere.
    maxEventLoopDelay: config.OVERLOAD_DELAY,
    // Where the process stood still from one look to the next, the delay passes for endless, however long is allowed.
    sampleInterval: Math.max(leastSampleMilliseconds, config.OVERLOAD_DELAY),
    pressureHandler: () => {
      throw new Problem('unavailable', { retryAfterSeconds })
    },
  })
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(cookie)

  recognizeCallers(app, context)
  for (const feature of features) feature(app, context)

  serveApiPage(app, config.APP_TITLE, endpoints)
  await serveWebFiles(app, options.webFolder)
  return app
}

/** Requests that are under way are finished; new ones on open connections are sent elsewhere. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Problem('unavailable', { retryAfterSeconds })
  })
}

function refuseSchemas(): never {
  throw new Error('What a route takes and answers is said in the contract, not in a schema of Fastify')
}
