import { type Role, roles } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { AccountContext } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { issueToken } from '#features/accounts/one-time-tokens.ts'
import { resetTwoFactor } from '#features/accounts/two-factor/turn-off.ts'
import { assignRole } from '#features/users/assign-role.ts'
import { removeRole } from '#features/users/remove-role.ts'
import { asUser, findUser, selectUsers } from '#features/users/user-row.ts'
import { linkTo } from '#mail/messages/compose.ts'

export const userUsage =
  'user list | grant EMAIL ROLE [unconfirmed] | revoke EMAIL ROLE | reset-link EMAIL | reset-two-step EMAIL'

/** What the command line does with accounts; returns the lines to print. */
export async function userCommand(context: AccountContext, words: readonly string[]): Promise<string[]> {
  const [action, email = '', role = '', consent = ''] = words
  switch (action) {
    case 'list':
      return await listUsers(context.database)
    case 'grant':
      return [await changeRole(context, granting(consent), email, role)]
    case 'revoke':
      return [await changeRole(context, removeRole, email, role)]
    case 'reset-link':
      return [await resetLink(context, email)]
    case 'reset-two-step':
      return [await resetTwoStep(context, email)]
    default:
      throw new Error(`npm run atlas -- ${userUsage}`)
  }
}

async function listUsers(database: Database): Promise<string[]> {
  const rows = await selectUsers(database).orderBy('created_at', 'desc').orderBy('account.id').execute()
  return rows.map(asUser).map((user) => {
    const current = roles.filter((role) => user.roles[role])
    const state = user.rejected_at ? 'rejected' : current.join(', ') || 'waits for approval'
    const typed = user.organization ? `“${user.organization}”, as typed` : 'no organization'
    const organization = user.organization_of?.name ?? typed
    return `${user.email}\t${user.first_name} ${user.last_name}\t${organization}\t${state}`
  })
}

async function changeRole(
  context: AccountContext,
  change: typeof assignRole,
  email: string,
  role: string,
): Promise<string> {
  if (!(roles as readonly string[]).includes(role))
    throw new Error(`The role must be one of ${roles.join(', ')}, not ${role || 'nothing'}.`)
  const id = await findUser(context.database, email)
  const user = await change(context, { id, role: role as Role, by: null })
  const current = roles.filter((each) => user.roles[each])
  return `${user.email} now has ${current.length > 0 ? current.join(', ') : 'no role and waits for approval'}.`
}

/** The command has to say explicitly that a role goes to an address that nobody has confirmed. */
function granting(consent: string): typeof assignRole {
  if (consent !== '' && consent !== 'unconfirmed') throw new Error(`npm run atlas -- ${userUsage}`)
  return async (context, change) =>
    await assignRole(context, { ...change, acceptsUnconfirmed: consent === 'unconfirmed' }).catch((error: unknown) => {
      if (!(error instanceof Problem && error.code === 'email_unconfirmed')) throw error
      throw new Error(
        'Nobody has confirmed this email address, so somebody else may have registered with it. Make sure who it is, then add the word unconfirmed.',
      )
    })
}

/** For a person who has lost the phone and the recovery codes. */
async function resetTwoStep(context: AccountContext, email: string): Promise<string> {
  const wasOn = await resetTwoFactor(context, await findUser(context.database, email))
  if (!wasOn) throw new Error(`Two-step sign-in is not on for ${email}.`)
  return `Two-step sign-in is off for ${email}, who was signed out everywhere and is told by mail.`
}

/** Makes a link to choose a new password, for a person whom no mail reaches. It works once, for an hour. */
async function resetLink({ database, clock, about }: AccountContext, email: string): Promise<string> {
  const id = await findUser(database, email)
  const now = clock.now()
  const token = await database.transaction().execute(async (transaction) => {
    await audit(transaction, { at: now, by: null, action: 'password reset asked for', details: { account: id } })
    return await issueToken(transaction, 'reset-password', id, now)
  })
  return linkTo(about, '/password', { token })
}
