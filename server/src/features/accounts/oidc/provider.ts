import * as client from 'openid-client'
import type { Config } from '#context/config.ts'
import type { Clock } from '#platform/clock.ts'

/** The provider of the organization's accounts, as it is configured. */
export interface Provider {
  /** The address to which the provider sends people back; it is registered there beforehand. */
  readonly redirectUri: string
  /** Whether an address from the provider is trusted even if the provider does not say that it verified it. */
  readonly trustsEmails: boolean
  /** For one sign-in: a fresh client reads the keys again, whatever the provider signed with before. */
  readonly connect: () => Promise<client.Configuration>
}

type Allowance = (configuration: client.Configuration) => void

const timeoutSeconds = 5
/** How far its clock may be from ours. */
const toleranceSeconds = 60
/** How long the provider's description of itself is cached. Its keys are never cached. */
const knownMilliseconds = 60 * 60 * 1_000

/** Null where none is configured. */
export function openProvider(config: Config, clock: Clock): Provider | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: id = '',
    OIDC_CLIENT_SECRET: secret = '',
    PUBLIC_URL: ours = '',
  } = config
  if (!issuer) return null
  let known: { readonly metadata: client.ServerMetadata; readonly until: number } | null = null
  // oxlint-disable-next-line no-deprecated -- the library calls it so to be noticed; the settings allow http on this machine only
  const insecurely: Allowance[] = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  return {
    redirectUri: new URL('/api/auth/oidc/callback', ours).href,
    trustsEmails: config.OIDC_EMAILS === 'trusted',
    connect: async () => {
      const now = clock.now().getTime()
      if (!known || known.until <= now) {
        const options = { timeout: timeoutSeconds, execute: insecurely }
        const found = await client.discovery(new URL(issuer), id, secret, undefined, options)
        known = { metadata: found.serverMetadata(), until: now + knownMilliseconds }
      }
      const { metadata } = known
      // What nothing is said of means the header (OpenID Connect Discovery 1.0, 3).
      const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const way = ways.includes('client_secret_post') ? client.ClientSecretPost : client.ClientSecretBasic
      const times = {
        [client.clockSkew]: Math.round((now - Date.now()) / 1_000),
        [client.clockTolerance]: toleranceSeconds,
      }
      const configuration = new client.Configuration(metadata, id, times, way(secret))
      configuration.timeout = timeoutSeconds
      for (const allow of insecurely) allow(configuration)
      // The signature is looked at although the answer comes straight from the provider.
      client.enableNonRepudiationChecks(configuration)
      return configuration
    },
  }
}
