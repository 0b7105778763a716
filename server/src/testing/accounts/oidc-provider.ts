import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWK, Provider } from 'oidc-provider'
import { afterwards } from '#testing/end.ts'

/** What the provider says of a person. */
export interface PersonThere {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export const client = { id: 'atlas', secret: 'the-secret-of-the-atlas' }

/** A real OpenID Connect provider on this machine. The person who signs in there is always `person`. */
export async function startOidcProvider(publicUrl: string) {
  const there: { person: PersonThere | null; amr: readonly string[] } = { person: null, amr: ['pwd'] }
  let serve: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, PersonThere>()

  /** With a key of its own: the one before is forgotten. */
  function open(): void {
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
          post_logout_redirect_uris: [`${publicUrl}/login`],
        },
      ],
      claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      conformIdTokenClaims: false,
      cookies: { keys: [randomUUID()] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [newKey()] },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    const answer = provider.callback()
    serve = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
      void (async () => {
        await provider.interactionDetails(request, response)
        const { person } = there
        if (person) people.set(person.sub, person)
        const result = person
          ? { login: { accountId: person.sub, amr: [...there.amr] } }
          : { error: 'access_denied', error_description: 'They did not want to' }
        await provider.interactionFinished(request, response, result)
      })()
    }
  }
  open()
  afterwards(() => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))))
  return { issuer, there, rotateKeys: open }
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}
