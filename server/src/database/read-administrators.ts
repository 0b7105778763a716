import type { Database } from '#database/connect.ts'

/** Whom a mail to the administrators goes to. */
export async function readAdministrators(transaction: Database): Promise<{ email: string }[]> {
  return await transaction
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .select('email')
    .where('role_id', '=', 'ADMIN')
    .execute()
}
