import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#platform/http/site.ts'

/** The four cookies of a session: two that only the server reads, two that the page reads to prove itself. */
export const cookieNames = {
  access: 'access_token',
  refresh: 'refresh_token',
  csrfAccess: 'csrf_access_token',
  csrfRefresh: 'csrf_refresh_token',
} as const

/** Beside those of a session: each is read by the server alone, and is no right by itself. */
const otherNames = {
  secondStep: 'second_step',
  device: 'device',
  rememberedDevice: 'remembered_device',
  oidc: 'oidc',
} as const

const allNames = { ...cookieNames, ...otherNames }
type CookieId = keyof typeof allNames

/**
 * What a cookie is called on this site. A browser takes one with this prefix from the host itself only, over https, and
 * for every path: no neighbor below the same domain can plant one (RFC 6265bis, 4.1.3).
 */
function nameOf(id: CookieId, site: Site): string {
  return attributes(site).secure ? `__Host-${allNames[id]}` : allNames[id]
}

export function readCookie(request: Pick<FastifyRequest, 'cookies'>, id: CookieId, site: Site): string | undefined {
  return request.cookies[nameOf(id, site)]
}

/** A cookie beside those of the session. */
export function setOtherCookie(
  reply: FastifyReply,
  id: keyof typeof otherNames,
  { token, maxAge, site }: { readonly token: string; readonly maxAge: number; readonly site: Site },
): void {
  reply.setCookie(nameOf(id, site), token, { ...attributes(site), httpOnly: true, maxAge })
}

export function clearOtherCookie(reply: FastifyReply, id: keyof typeof otherNames, site: Site): void {
  reply.clearCookie(nameOf(id, site), attributes(site))
}

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
  readonly csrfAccess: string
  readonly csrfRefresh: string
}

export const accessSeconds = 15 * 60
export const refreshSeconds = 14 * 24 * 60 * 60

export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens, site: Site): void {
  const shared = attributes(site)
  reply.setCookie(nameOf('access', site), tokens.access, { ...shared, httpOnly: true, maxAge: accessSeconds })
  reply.setCookie(nameOf('refresh', site), tokens.refresh, { ...shared, httpOnly: true, maxAge: refreshSeconds })
  // These two live as long as the session: a page must be able to renew it after the access token is gone.
  reply.setCookie(nameOf('csrfAccess', site), tokens.csrfAccess, { ...shared, maxAge: refreshSeconds })
  reply.setCookie(nameOf('csrfRefresh', site), tokens.csrfRefresh, { ...shared, maxAge: refreshSeconds })
  sendReadableTokens(reply, tokens, site)
}

export const readableTokenHeaders = { csrfAccess: 'x-csrf-access-token', csrfRefresh: 'x-csrf-refresh-token' } as const

/** A page on another host cannot read our cookies, so it gets the two readable tokens in headers, which only allowed origins see. */
export function sendReadableTokens(
  reply: FastifyReply,
  { csrfAccess, csrfRefresh }: Pick<SessionTokens, 'csrfAccess' | 'csrfRefresh'>,
  site: Site,
): void {
  if (site.foreignOrigins.length === 0) return
  reply.header(readableTokenHeaders.csrfAccess, csrfAccess)
  reply.header(readableTokenHeaders.csrfRefresh, csrfRefresh)
}

export function clearSessionCookies(reply: FastifyReply, site: Site): void {
  for (const id of Object.keys(cookieNames) as (keyof typeof cookieNames)[])
    reply.clearCookie(nameOf(id, site), attributes(site))
  clearOtherCookie(reply, 'rememberedDevice', site)
  // Not "cookies", which would take those of every neighbor below the same domain, and the device's own with which it
  // is known again; not "storage", in which outcomes of calls may wait for a signal (decision 130).
  reply.header('clear-site-data', '"cache"')
}

function attributes({ isHttps, isCrossSite }: Site) {
  return { path: '/', secure: isHttps || isCrossSite, sameSite: isCrossSite ? ('none' as const) : ('lax' as const) }
}
