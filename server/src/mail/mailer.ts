import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '#database/connect.ts'
import { defineJob, type Job } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Mailer } from '#mail/mail.ts'
import { noteFailure, noteLost } from '#mail/mail-state.ts'
import { loggedSubject, type Transport } from '#mail/transport.ts'
import type { Log } from '#platform/log.ts'

type SendMail = Job<{ mailId: string }>

/** For a process that only enqueues, such as a command: a server sends the mails. */
export async function openMailer(jobs: Jobs, job: SendMail = sendMail): Promise<Mailer> {
  await jobs.prepare(job)
  return {
    enqueue: async (transaction, { to, replyTo, subject, text, html, headers = {} }) => {
      const id = randomUUID()
      const answer = { reply_to: replyTo?.address ?? null, reply_to_name: replyTo?.name ?? null }
      const row = { id, recipient: to, ...answer, subject, text, html, headers: JSON.stringify(headers) }
      await transaction.insertInto('waiting_mail').values(row).execute()
      await jobs.enqueue(transaction, job, { mailId: id })
    },
  }
}

interface DeliveryOptions {
  readonly jobs: Jobs
  readonly database: Database
  readonly transport: Transport
  readonly log: Log
  readonly job?: SendMail
}

/**
 * Lets this process send what waits.
 *
 * A mail's row is deleted as soon as a server has accepted it, so a second try of the same job finds
 * nothing to send. What remains is the moment between a server's acceptance and that deletion, and the
 * connection that breaks after the mail and before the answer: SMTP cannot tell then whether the mail was
 * taken (RFC 1047), and one sent twice is better than one never sent. Both carry the same Message-ID, by
 * which mailboxes recognize the second.
 */
export async function deliverMails({ jobs, database, transport, log, job = sendMail }: DeliveryOptions): Promise<void> {
  const find = async (id: string) =>
    await database.selectFrom('waiting_mail').selectAll().where('id', '=', id).executeTakeFirst()
  const remove = async (id: string) => await database.deleteFrom('waiting_mail').where('id', '=', id).execute()
  await jobs.work(job, {
    perform: async ({ mailId }, signal) => {
      const mail = await find(mailId)
      if (!mail) return
      try {
        await transport.deliver(mail, signal)
      } catch (error) {
        await noteFailure(database, mailId, error)
        throw error
      }
      await remove(mailId)
    },
    giveUp: async ({ mailId }) => {
      const mail = await find(mailId)
      if (!mail) return
      const domain = mail.recipient.split('@').at(-1)
      log.error({ domain, subject: loggedSubject(mail) }, 'A mail was given up: no server accepted it')
      await noteLost(database, mail)
    },
  })
}

const day = 24 * 60 * 60

// A mail server may be away for three days. A person waits for the mail, so the pauses stay short at first:
// the first eight together take less than the two longest.
const longestPauseSeconds = 30 * 60
const shortPauses = 8
const retries = { times: (3 * day) / longestPauseSeconds + shortPauses, firstPauseSeconds: 15, longestPauseSeconds }

/** The mail itself waits in its table: what is in a queue is copied and kept. */
export const sendMail = defineJob('send-mail', {
  payload: z.object({ mailId: z.uuid() }),
  retries,
  expireSeconds: 120,
  atOnce: 2,
})
