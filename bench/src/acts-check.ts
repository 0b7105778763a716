import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '@atlas/server/database/open.ts'
import type { Told } from '#acts.ts'
import { type Place, settingsOf } from '#servers.ts'

/** What is not as people were told: each line names one thing that is lost, half done or there twice. */
export async function troublesOf(place: Place, told: Told): Promise<string[]> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = settingsOf(place)
  const onIdleError = (error: Error) => {
    throw error
  }
  const { database, close } = await openDatabase({ url, dataDirectory: folder, onIdleError })
  const times = async (query: ReturnType<typeof sql<{ key: string; times: number }>>) =>
    new Map((await query.execute(database)).rows.map(({ key, times: count }) => [key, count]))
  try {
    const accounts = await times(sql`select email as key, count(*) as times from account group by email`)
    const roles = await times(sql`
      select email as key, count(*) as times from account_role join account on account.id = account_id group by email`)
    const approvals = await times(sql`
      select account.email as key, count(*) as times from audit_event
      join account on account.id::text = details ->> 'account' where action = 'role assigned' group by account.email`)
    const values = await times(sql`
      select correction_id::text as key, count(*) as times from official_change
      where correction_id is not null group by correction_id`)
    const outcomes = await times(
      sql`select client_id::text as key, count(*) as times from list_outcome group by client_id`,
    )
    const files = await times(sql`
      select id::text as key, count(*) as times from export where status = 'COMPLETE' group by id`)
    const waiting = await sql<{ count: number }>`select count(*) as count from waiting_mail`.execute(database)
    return [
      ...notOnce('an account', told.registered, accounts),
      ...notOnce('a role', told.approved, roles),
      ...notOnce('an approval in the trail', told.approved, approvals),
      ...notOnce('a mail about an approval', told.approved, approvalMails(folder)),
      ...notOnce('a corrected value', told.corrected.keys(), values),
      ...notOnce('an outcome', told.outcomes, outcomes),
      ...notOnce('a file', told.exports, files),
      ...(Number(waiting.rows[0]?.count) > 0 ? [`${waiting.rows[0]?.count} mails still wait`] : []),
      ...[...outcomes].filter(([, count]) => count !== 1).map(([id]) => `outcome ${id} is there twice`),
    ]
  } finally {
    await close()
  }
}

function notOnce(what: string, told: Iterable<string>, found: ReadonlyMap<string, number>): string[] {
  return [...told]
    .filter((key) => found.get(key) !== 1)
    .map((key) => `${what} of ${key} is there ${found.get(key) ?? 0} times`)
}

/** To whom the outbox has a mail that says that they are approved, and how often. */
function approvalMails(folder: string): ReadonlyMap<string, number> {
  const mails = new Map<string, number>()
  const outbox = join(folder, 'outbox')
  for (const name of readdirSync(outbox)) {
    const text = readFileSync(join(outbox, name), 'utf8')
    const [, to] = /^To: <?([^\s>]+)/m.exec(text) ?? []
    if (to && /^Subject: .*is approved/m.test(text.replaceAll(/\r?\n /g, ' '))) mails.set(to, (mails.get(to) ?? 0) + 1)
  }
  return mails
}
