import type { FastifyReply } from 'fastify'
import type { Site } from '#platform/http/site.ts'

/** The four cookies of a session: two that only the server reads, two that the page reads to prove itself. */
export const cookieNames = {
  access: 'access_token',
  refresh: 'refresh_token',
  csrfAccess: 'csrf_access_token',
  csrfRefresh: 'csrf_refresh_token',
} as const

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
  reply.setCookie(cookieNames.access, tokens.access, { ...shared, httpOnly: true, maxAge: accessSeconds })
  reply.setCookie(cookieNames.refresh, tokens.refresh, { ...shared, httpOnly: true, maxAge: refreshSeconds })
  // These two live as long as the session: a page must be able to renew it after the access token is gone.
  reply.setCookie(cookieNames.csrfAccess, tokens.csrfAccess, { ...shared, maxAge: refreshSeconds })
  reply.setCookie(cookieNames.csrfRefresh, tokens.csrfRefresh, { ...shared, maxAge: refreshSeconds })
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
  for (const name of Object.values(cookieNames)) reply.clearCookie(name, attributes(site))
}

function attributes({ isHttps, isCrossSite }: Site) {
  return { path: '/', secure: isHttps || isCrossSite, sameSite: isCrossSite ? ('none' as const) : ('lax' as const) }
}
