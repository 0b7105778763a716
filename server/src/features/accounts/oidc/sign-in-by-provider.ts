import type { OidcTrouble } from '@atlas/contract/rules/oidc-troubles.ts'
import type { ProblemCode } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { admit, type Arrival, type SignedIn } from '#features/accounts/admit.ts'
import { accountOfIdentity, noPassword } from '#features/accounts/oidc/account-of-identity.ts'
import type { Identity } from '#features/accounts/oidc/flow.ts'
import { findAccount, refusalOf } from '#features/accounts/sign-in.ts'
import { beginSecondStep, needsSecondStep } from '#features/accounts/two-factor/second-step.ts'

/** What comes of a sign-in at the provider. */
export type CameBack =
  | { readonly kind: 'in'; readonly signedIn: SignedIn }
  | { readonly kind: 'second step'; readonly token: string }
  | { readonly kind: 'refused'; readonly code: ProblemCode }
  | { readonly kind: 'trouble'; readonly trouble: OidcTrouble }

/**
 * Signs in the person whom the provider has named. Administrators still decide on approval. If the person uses two-step
 * sign-in here and proved a second step at the provider, no other code is required.
 */
export async function signInByProvider(context: Context, identity: Identity, arrival: Arrival): Promise<CameBack> {
  const { database, clock, config } = context
  const passwordHash = await noPassword()
  return await database.transaction().execute(async (transaction): Promise<CameBack> => {
    await takeTurn(transaction, 'accounts')
    const found = await accountOfIdentity(context, transaction, { identity, passwordHash })
    if ('trouble' in found) return { kind: 'trouble', trouble: found.trouble }
    const account = await findAccount(transaction, found.emailKey, 'locked')
    if (!account) return { kind: 'trouble', trouble: 'refused' }
    const now = clock.now()
    const refusal = refusalOf(account)
    if (refusal) {
      const { networkAddress } = arrival
      await audit(transaction, { at: now, by: account.id, action: 'sign-in refused', details: { networkAddress } })
      return { kind: 'refused', code: refusal.code }
    }
    const asksForCode =
      config.TWO_FACTOR !== 'off' &&
      !identity.hadSecondStep &&
      (await needsSecondStep(transaction, account.id, arrival.rememberedDevice, now))
    if (asksForCode) return { kind: 'second step', token: await beginSecondStep(transaction, account.id, now) }
    return { kind: 'in', signedIn: await admit(context, transaction, { account, arrival, isByProvider: true }) }
  })
}
