import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { OidcTrouble } from '@atlas/contract/rules/oidc-troubles.ts'
import type { ProblemCode } from '@atlas/contract/problem.ts'
import { formatQuery } from '@atlas/contract/search/query-text.ts'
import type { Context } from '#context/context.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { arrivalOf } from '#features/accounts/admit.ts'
import { clearOtherCookie, readCookie, setOtherCookie } from '#features/accounts/cookies.ts'
import { letIn } from '#features/accounts/let-in.ts'
import { limits } from '#features/accounts/limits.ts'
import { beginFlow, finishFlow, flowSeconds, readFlow, writeFlow } from '#features/accounts/oidc/flow.ts'
import { openProvider, type Provider } from '#features/accounts/oidc/provider.ts'
import { type CameBack, signInByProvider } from '#features/accounts/oidc/sign-in-by-provider.ts'
import { secondStepSeconds } from '#features/accounts/two-factor/second-step.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import { type Exchange, serve } from '#platform/http/serve.ts'

/** Signing in with the account of the organization. Whatever comes of it, the browser is led to a page that says it. */
export function oidc(app: FastifyInstance, context: Context): void {
  const provider = openProvider(context.config, context.clock)
  serve(app, endpoints.startOidc, async ({ query: { next = '' } }, exchange) => {
    await limit(context, exchange)
    return await start(context, provider, { next, exchange })
  })
  serve(app, endpoints.finishOidc, async ({ query }, exchange) => {
    await limit(context, exchange)
    return await finish(context, provider, { query, exchange })
  })
  serve(app, endpoints.leaveOidc, async (_, exchange) => {
    await limit(context, exchange)
    return await leaveProvider(context, provider)
  })
}

async function limit(context: Context, { request }: Exchange): Promise<void> {
  await enforceLimit(context, limits.oidcFromAddress, networkAddress(request))
}

interface Start {
  readonly next: string
  readonly exchange: Exchange
}

async function start(context: Context, provider: Provider | null, { next, exchange }: Start): Promise<string> {
  if (!provider) return page(context, '/login')
  try {
    const { location, flow } = await beginFlow(provider, next)
    const cookie = { token: writeFlow(flow), maxAge: flowSeconds, site: context.site }
    setOtherCookie(exchange.reply, 'oidc', cookie)
    return location
  } catch (error) {
    return troubled(context, exchange, error)
  }
}

interface Answer {
  readonly query: Readonly<Record<string, string>>
  readonly exchange: Exchange
}

async function finish(context: Context, provider: Provider | null, { query, exchange }: Answer): Promise<string> {
  if (!provider) return page(context, '/login')
  const flow = readFlow(readCookie(exchange.request, 'oidc', context.site))
  // Whatever comes of it, it comes of it once.
  clearOtherCookie(exchange.reply, 'oidc', context.site)
  if (!flow) return page(context, '/login', { trouble: 'over' })
  try {
    const identity = await finishFlow(provider, flow, query)
    const came = await signInByProvider(context, identity, arrivalOf(exchange.request, context.site))
    return await lead(context, came, { next: flow.next, exchange })
  } catch (error) {
    return troubled(context, exchange, error)
  }
}

async function lead(context: Context, came: CameBack, { next, exchange }: Start): Promise<string> {
  const goal = next ? { next } : {}
  switch (came.kind) {
    case 'in':
      await letIn(context, came.signedIn, exchange)
      return page(context, '/login', { came: 'in', ...goal })
    case 'second step': {
      const half = { token: came.token, maxAge: secondStepSeconds, site: context.site }
      setOtherCookie(exchange.reply, 'secondStep', half)
      return page(context, '/second-step', goal)
    }
    case 'refused':
      return page(context, screens[came.code] ?? '/pending-approval')
    case 'trouble':
      return page(context, '/login', { trouble: came.trouble })
  }
}

/** Which page says why an account is not let in. */
const screens: Partial<Record<ProblemCode, string>> = {
  rejected: '/rejected',
  access_removed: '/access-removed',
  confirmed_waits: '/confirmed',
}

/** People get a short message; the log has what the provider said, which contains no secret. */
function troubled(context: Context, { request }: Exchange, error: unknown): string {
  const isAnswer = error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
  const trouble: OidcTrouble = isAnswer || error instanceof client.ClientError ? 'refused' : 'away'
  request.log.warn({ reason: error instanceof Error ? error.message : 'unknown', trouble }, 'OpenID Connect')
  return page(context, '/login', { trouble })
}

/** Where the provider signs people out, where it has such a page. */
async function leaveProvider(context: Context, provider: Provider | null): Promise<string> {
  const back = page(context, '/login', { trouble: 'kept' })
  if (!provider) return page(context, '/login')
  try {
    const configuration = await provider.connect()
    if (!configuration.serverMetadata().end_session_endpoint) return back
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: page(context, '/login') }).href
  } catch {
    return back
  }
}

/** A page of ours: the only part of a request in it is where the person wanted to go, which the page checks. */
function page({ about }: Context, path: string, query: Readonly<Record<string, string>> = {}): string {
  return new URL(path + formatQuery(query), about.publicUrl).href
}
