import type { Me, Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Config } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import type { Session } from '#features/accounts/session.ts'

type Setting = Config['TWO_FACTOR']

const graceMilliseconds = 7 * 24 * 60 * 60 * 1_000

export function isRequired(setting: Setting, roles: ReadonlySet<Role>): boolean {
  return setting === 'all' || (setting === 'admins' && roles.has('ADMIN'))
}

/** From when on nothing but the account's own page works; null where two-step sign-in is on, or need not be. */
function requiredFrom(setting: Setting, { roles, twoFactor }: Pick<Session, 'roles' | 'twoFactor'>): Date | null {
  return isRequired(setting, roles) && !twoFactor.isOn ? twoFactor.dueAt : null
}

/** As every screen has to know it. */
export function twoFactorStatus(setting: Setting, session: Session): Me['two_factor'] {
  return {
    is_on: session.twoFactor.isOn && setting !== 'off',
    required_from: requiredFrom(setting, session)?.toISOString() ?? null,
  }
}

/** The session, its grace begun where it has to set up two-step sign-in and never had to before. */
export async function beginGrace({ config, database, clock }: Context, session: Session): Promise<Session> {
  const { twoFactor, roles, accountId } = session
  if (twoFactor.isOn || twoFactor.dueAt || !isRequired(config.TWO_FACTOR, roles)) return session
  const dueAt = new Date(clock.now().getTime() + graceMilliseconds)
  await database
    .updateTable('account')
    .set({ two_factor_due_at: dueAt })
    .where('id', '=', accountId)
    .where('two_factor_due_at', 'is', null)
    .execute()
  return { ...session, twoFactor: { ...twoFactor, dueAt } }
}

/** After the grace only what is the account's own works, and what anybody may do. */
export function refuseWithoutTwoFactor(
  { access, beforeTwoFactor }: Pick<Endpoint, 'access' | 'beforeTwoFactor'>,
  session: Session,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
): void {
  if (beforeTwoFactor || access === 'anyone') return
  if (isTwoFactorOverdue(session, { config, clock })) throw new Problem('two_factor_needed')
}

/** Whether somebody should have set up two-step sign-in by now. */
export function isTwoFactorOverdue(
  who: Pick<Session, 'roles' | 'twoFactor'>,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
): boolean {
  const from = requiredFrom(config.TWO_FACTOR, who)
  return from !== null && from <= clock.now()
}
