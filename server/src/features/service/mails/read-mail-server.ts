import { sql } from 'kysely'
import type { MailServer, UndeliveredMail } from '@atlas/contract/endpoints/service/mails.ts'
import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { loggedSubject } from '#mail/transport.ts'

const mostListed = 20

/** How mails go, for administrators: here a mail that failed a moment ago counts too. */
export async function readMailServer({
  database,
  transport,
}: Pick<Context, 'database' | 'transport'>): Promise<MailServer> {
  const waiting = await readWaiting(database)
  const undelivered = await readUndelivered(database)
  const server = await database.selectFrom('mail_server').selectAll().executeTakeFirst()
  const since = [server?.failing_since, waiting.since].filter((moment) => moment instanceof Date)
  return {
    mails: transport.isOutbox ? 'outbox' : since.length > 0 ? 'wait' : 'leave',
    leads_to: transport.leadsTo,
    failure: server?.failure ?? waiting.failure,
    since: since.toSorted((one, other) => one.getTime() - other.getTime())[0]?.toISOString() ?? null,
    waiting: waiting.count,
    undelivered: undelivered.length,
    newest_undelivered: undelivered.slice(0, mostListed),
  }
}

/** Mails that are tried again, since the first of those that failed. */
async function readWaiting(database: Database) {
  const { count, since, failure } = await database
    .selectFrom('waiting_mail')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<Date | null>`min(created_at) filter (where failed_at is not null)`.as('since'),
      sql<string | null>`max(failure)`.as('failure'),
    ])
    .where('is_refused', '=', false)
    .executeTakeFirstOrThrow()
  return { count, since, failure }
}

async function readUndelivered(database: Database): Promise<UndeliveredMail[]> {
  const refused = await database
    .selectFrom('waiting_mail')
    .select(['recipient', 'subject', 'reply_to', 'created_at', 'failure'])
    .where('is_refused', '=', true)
    .execute()
  const lost = await database
    .selectFrom('lost_mail')
    .select(['recipient', 'subject', 'created_at', 'failure'])
    .execute()
  return [
    ...refused.map(({ reply_to, ...mail }) => ({
      ...mail,
      subject: loggedSubject({ subject: mail.subject, reply_to }),
      is_given_up: false,
    })),
    ...lost.map((mail) => ({ ...mail, is_given_up: true })),
  ]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() }))
}
