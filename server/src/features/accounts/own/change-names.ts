import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { readAccount } from '#features/accounts/own/read-account.ts'
import type { Session } from '#features/accounts/session.ts'

interface Names {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

export async function changeNames(context: Context, session: Session, names: Names): Promise<Account> {
  const changed = Object.entries(names).filter(([, name]) => name !== undefined)
  if (changed.length > 0) await writeNames(context, session.accountId, Object.fromEntries(changed))
  return await readAccount(context, session)
}

async function writeNames({ database, clock }: Context, accountId: string, names: Names): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set(names).where('id', '=', accountId).execute()
    await audit(transaction, { at: clock.now(), by: accountId, action: 'name changed' })
  })
}
