import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { LeasedAttempts } from '#database/rate-limit.ts'
import { readCookie, readableTokenHeaders, setSessionCookies, sendReadableTokens } from '#features/accounts/cookies.ts'
import { callerByKey } from '#features/accounts/keys/caller-by-key.ts'
import { limits } from '#features/accounts/limits.ts'
import { refuseHidden } from '#features/accounts/refuse-hidden.ts'
import { findByAccess, renewSession, type Session } from '#features/accounts/session.ts'
import { shortened } from '#features/accounts/devices/describe-device.ts'
import { beginGrace, refuseWithoutTwoFactor } from '#features/accounts/two-factor/requirement.ts'
import { noteRequest, noteUse } from '#features/accounts/visits.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { isToken } from '#platform/tokens.ts'
import type { Site } from '#platform/http/site.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Recognizes the session of each request, guards what changes something, and refuses what a caller may not do. */
export function recognizeCallers(app: FastifyInstance, context: Context): void {
  const searches = new LeasedAttempts(limits.searchesOfUser)
  app.decorateRequest('session', null)
  app.decorateRequest('caller', null)
  app.decorate('examine', refuseHidden)
  app.decorate('authorize', async (endpoint, request, reply) => {
    const { access, limit, searches: weight } = endpoint
    // Monitoring asks often, and a browser may cache the answer, so no cookie, token or statement is used here.
    // A calendar program that has a link has no session either.
    if (access === 'public' || access === 'link') return null
    if (access === 'key') return await callerByKey(context, endpoint, request, reply)
    request.session = await sessionOf(request, reply, context)
    if (request.session) request.session = await noteCaller(request.session, request, context)
    if (changesSomething(request)) refuseForgery(request, request.session, context.site.allowedOrigins)
    refuseStrangers(access, request.session)
    if (request.session) refuseWithoutTwoFactor(endpoint, request.session, context)
    if (limit === 'search' && request.session) await limitSearches(request.session, context, { searches, weight })
    if (!request.session) return null
    const { accountId, roles, isNonpartisan } = request.session
    return { accountId, roles, isNonpartisan }
  })
}

async function noteCaller(session: Session, request: FastifyRequest, context: Context): Promise<Session> {
  const now = context.clock.now()
  await noteRequest(context.database, session, now)
  await noteUse(context.database, session, shortened(networkAddress(request)), now)
  return await beginGrace(context, session)
}

async function sessionOf(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<Session | null> {
  const { database, clock, site } = context
  const [access, refresh] = [readCookie(request, 'access', site), readCookie(request, 'refresh', site)]
  const current = access ? await findByAccess(database, access, clock.now()) : null
  if (current) sendKnownTokens(request, reply, current, site)
  if (current || !refresh) return current
  const renewed = await renewSession(database, refresh, clock.now())
  if (renewed?.tokens) setSessionCookies(reply, renewed.tokens, site)
  return renewed?.session ?? null
}

/** Only the tokens of this session are sent again, never what else a cookie may hold. */
function sendKnownTokens(request: FastifyRequest, reply: FastifyReply, { csrf }: Session, site: Site): void {
  const [csrfAccess, csrfRefresh] = [readCookie(request, 'csrfAccess', site), readCookie(request, 'csrfRefresh', site)]
  if (!csrfAccess || !csrfRefresh) return
  const areOurs = csrf.some((pair) => isToken(csrfAccess, pair.access) && isToken(csrfRefresh, pair.refresh))
  if (areOurs) sendReadableTokens(reply, { csrfAccess, csrfRefresh }, site)
}

function changesSomething(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD'
}

/**
 * Another website can make a browser send our cookies, but it can neither read them nor forge where a request comes
 * from. What says that it comes from elsewhere is refused. With a session the two readable tokens must come back in
 * headers as well, so that scripts and old browsers, which say nothing of where they are, may leave that out; without
 * one the request must say that it comes from a page of ours.
 */
function refuseForgery(request: FastifyRequest, session: Session | null, allowedOrigins: ReadonlySet<string>): void {
  const from = originOf(request, allowedOrigins)
  if (from === 'elsewhere' || (from === 'unsaid' && !session)) throw new Problem('origin')
  if (!session) return
  const access = headerOf(request, readableTokenHeaders.csrfAccess)
  const refresh = headerOf(request, readableTokenHeaders.csrfRefresh)
  const isOurs = session.csrf.some((pair) => isToken(access, pair.access) && isToken(refresh, pair.refresh))
  if (!isOurs) throw new Problem('csrf')
}

/** From where a browser says that a request comes; some hide the origin, and all but old ones still tell their own site. */
function originOf({ headers }: FastifyRequest, allowedOrigins: ReadonlySet<string>): 'here' | 'elsewhere' | 'unsaid' {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || (origin !== undefined && allowedOrigins.has(origin))) return 'here'
  return origin === undefined && site === undefined ? 'unsaid' : 'elsewhere'
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function refuseStrangers(access: Exclude<Access, 'public' | 'link' | 'key'>, session: Session | null): void {
  if (access === 'anyone') return
  if (!session) throw new Problem('not_signed_in')
  if (session.roles.size === 0) throw new Problem('not_approved')
  if (access === 'admin' && !session.roles.has('ADMIN')) throw new Problem('not_allowed')
}

async function limitSearches(
  { accountId }: Session,
  { config, database, clock }: Context,
  { searches, weight = 1 }: { readonly searches: LeasedAttempts; readonly weight: number | undefined },
): Promise<void> {
  if (config.RATE_LIMITS === 'off') return
  const { isAllowed, retryAfterSeconds } = await searches.count(database, accountId, clock.now(), weight)
  if (!isAllowed)
    throw new Problem('too_many', {
      detail: 'That is a lot of searches for one minute. Please wait a moment.',
      retryAfterSeconds,
    })
}
