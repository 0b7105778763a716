import * as client from 'openid-client'
import type { Provider } from '#features/accounts/oidc/provider.ts'

/**
 * A sign-in that has begun and has not come back yet; the reply is compared with it. The browser keeps it in a cookie.
 */
export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The page that the person asked for before. */
  readonly next: string
}

/** So long somebody may take at the provider. */
export const flowSeconds = 10 * 60

/** Where the browser goes, and what is kept meanwhile. */
export async function beginFlow(
  { connect, redirectUri }: Provider,
  next: string,
): Promise<{ readonly location: string; readonly flow: Flow }> {
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    next,
  }
  const url = client.buildAuthorizationUrl(await connect(), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  return { location: url.href, flow }
}

export function writeFlow({ state, nonce, verifier, next }: Flow): string {
  return [state, nonce, verifier, Buffer.from(next).toString('base64url')].join('.')
}

/** Null of what no server wrote. */
export function readFlow(text: string | undefined): Flow | null {
  const [state, nonce, verifier, next] = text?.split('.') ?? []
  if (!state || !nonce || !verifier || next === undefined) return null
  return { state, nonce, verifier, next: Buffer.from(next, 'base64url').toString() }
}

/** What a provider says about a person who has signed in there. */
export interface Identity {
  readonly issuer: string
  /** Its own word for the person, which stays. */
  readonly subject: string
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  /** They proved it there with more than a password (RFC 8176). */
  readonly hadSecondStep: boolean
}

const known = ['pwd', 'pin', 'kba']
const owned = ['otp', 'hwk', 'swk', 'sc', 'sms', 'tel', 'pop']

/** One proof alone, whatever it is, is a first step. */
function isSecondStep(methods: readonly unknown[]): boolean {
  const has = (those: readonly unknown[]) => methods.some((method) => those.includes(method))
  return has(['mfa']) || (has(known) && has(owned))
}

/** Trades the code of an answer, and checks all that was signed: issuer, audience, times, nonce, state and PKCE. */
export async function finishFlow(
  { connect, redirectUri, trustsEmails }: Provider,
  { state, nonce, verifier }: Flow,
  query: Readonly<Record<string, string>>,
): Promise<Identity> {
  const answered = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) answered.searchParams.set(name, value)
  const tokens = await client.authorizationCodeGrant(await connect(), answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim().slice(0, 200) : '')
  const isVerified = claims['email_verified'] === true || trustsEmails
  const methods = Array.isArray(claims['amr']) ? claims['amr'] : []
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isVerified && text('email') ? text('email') : null,
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
    hadSecondStep: isSecondStep(methods),
  }
}
