import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'
import { nameOf } from '#database/account-name.ts'

/** Only one import changes the data at a time: what a person confirmed is compared with what another one changes. */
export async function refuseSecondImport(transaction: Database): Promise<void> {
  const running = await transaction
    .selectFrom('import_request')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['kind', 'file_name', 'first_name', 'last_name', 'email'])
    .where('status', '=', 'LOADING')
    .executeTakeFirst()
  if (!running) return
  const done = running.kind === 'undo' ? 'undone' : 'loaded'
  throw new Problem('import_running', {
    detail: `${running.file_name} is being ${done} right now, as ${nameOf(running)} asked. Please wait until that is over, and try again.`,
  })
}
