import { emailKey } from '@atlas/contract/rules/email.ts'
import type { Database } from '#database/connect.ts'

/** The id of the account of an e-mail address, for a person at a terminal. */
export async function findUser(database: Database, email: string): Promise<string> {
  const found = await database
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!found) throw new Error(`Nobody has an account with the address ${email}.`)
  return found.id
}
