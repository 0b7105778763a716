import { randomUUID } from 'node:crypto'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { enforceLimit, type RateLimit } from '#database/rate-limit.ts'
import { noteLook } from '#mail/mail-state.ts'
import { testMail } from '#mail/messages/mail-check.ts'
import { oneLine } from '#mail/messages/compose.ts'
import { NotAccepted } from '#mail/not-accepted.ts'
import type { Transport, WaitingMail } from '#mail/transport.ts'

const testMailsOfUser: RateLimit = { name: 'test mails of user', most: 10, windowSeconds: 60 * 60 }
const longestMilliseconds = 20_000
const longestWords = 300

interface Tested {
  readonly is_accepted: boolean
  readonly answer: string
}

/** Sends a mail to an administrator at once, not by way of those that wait, and answers what the mail server said. */
export async function sendTestMail(context: Context, accountId: string): Promise<Tested> {
  const { database, clock, transport, about } = context
  await enforceLimit(context, testMailsOfUser, accountId)
  const { email, first_name: firstName } = await database
    .selectFrom('account')
    .select(['email', 'first_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const mail = { ...testMail(about, { firstName }), ...sentNow(email, clock.now()) }
  const tested = await tryOut(transport, mail)
  await audit(database, {
    at: clock.now(),
    by: accountId,
    action: 'test mail sent',
    details: { accepted: tested.is_accepted },
  })
  if (tested.is_accepted) await noteLook(database, null)
  return tested
}

function sentNow(recipient: string, created_at: Date) {
  return { id: randomUUID(), recipient, reply_to: null, reply_to_name: null, headers: {}, created_at }
}

async function tryOut(transport: Transport, mail: WaitingMail): Promise<Tested> {
  try {
    const response = await transport.deliver(mail, AbortSignal.timeout(longestMilliseconds))
    return { is_accepted: true, answer: acceptedSentence(transport, response) }
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error
    return { is_accepted: false, answer: refusedSentence(transport, error) }
  }
}

function acceptedSentence({ isOutbox, leadsTo }: Transport, response: string): string {
  if (isOutbox) return `It was written to ${response} in the folder ${leadsTo}, because no mail server is set up.`
  return `The mail server ${leadsTo} took it for you and said: “${inWords(response)}”.`
}

function refusedSentence({ leadsTo }: Transport, { serverReply: response, reason }: NotAccepted): string {
  return response === null
    ? `The mail server ${leadsTo} gave no answer: ${reason}.`
    : `The mail server ${leadsTo} did not take it and said: “${inWords(response)}”.`
}

function inWords(response: string): string {
  return oneLine(response).slice(0, longestWords)
}
