import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'

/** Whether mails leave, wait until the mail server answers, or are written to a folder because there is none. */
export const mailsStates = ['leave', 'wait', 'outbox'] as const
export type MailsState = (typeof mailsStates)[number]

const stateSchema = z.enum(mailsStates)
const moment = z.string()

/**
 * What a screen may say about a mail that was just requested. It is the same for everybody and depends only on the mail
 * server, never on mail to a particular person.
 */
export const readMails = endpoint({
  method: 'GET',
  path: '/mails',
  access: 'public',
  summary: 'Whether mails leave now, wait until the mail server answers, or are written to the outbox folder.',
  request: {},
  reply: z.object({ mails: stateSchema }),
})

const undeliveredSchema = z.object({
  recipient: z.string(),
  /** In words where a person typed it. */
  subject: z.string(),
  created_at: moment,
  /** The codes that the mail server answered. */
  failure: z.nullable(z.string()),
  /** It is not tried any more. */
  is_given_up: z.boolean(),
})
export type UndeliveredMail = z.infer<typeof undeliveredSchema>

export const readMailServer = endpoint({
  method: 'GET',
  path: '/admin/mails',
  access: 'admin',
  summary: 'Where mails go, whether they leave, how many wait since when, and whom mails did not reach.',
  request: {},
  reply: z.object({
    mails: stateSchema,
    /** The host and port of the mail server, or the folder of the outbox. */
    leads_to: z.string(),
    /** What is in the way of mails; null where nothing is. */
    failure: z.nullable(z.string()),
    /** Since when mails wait. */
    since: z.nullable(moment),
    /** Mails that wait until the mail server answers. */
    waiting: z.int(),
    /** Mails that the mail server refused, or that were given up in the last 30 days: how many, and the newest. */
    undelivered: z.int(),
    newest_undelivered: z.array(undeliveredSchema),
  }),
})
export type MailServer = z.infer<typeof readMailServer.reply>

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/admin/mails/test',
  access: 'admin',
  summary: 'Send a mail to yourself now, and hear what the mail server said; at most ten an hour.',
  request: { body: z.strictObject({}) },
  reply: z.object({
    is_accepted: z.boolean(),
    /** In a sentence, with the mail server's own words. */
    answer: z.string(),
  }),
})
