import type { Context } from '#context/context.ts'
import { enforceLimit, type RateLimit } from '#database/rate-limit.ts'
import { feedback } from '#mail/messages/feedback.ts'

const feedbackOfUser: RateLimit = { name: 'feedback of user', most: 10, windowSeconds: 60 * 60 }

interface Feedback {
  readonly accountId: string
  readonly subject: string
  readonly message: string
}

/** Mails a person's message to the support address; a reply to that mail goes to the person. */
export async function sendFeedback(context: Context, { accountId, subject, message }: Feedback): Promise<null> {
  const { database, mailer, about } = context
  await enforceLimit(context, feedbackOfUser, accountId)
  await database.transaction().execute(async (transaction) => {
    const sender = await transaction
      .selectFrom('account')
      .select(['first_name', 'last_name', 'email', 'organization'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const from = {
      name: `${sender.first_name} ${sender.last_name}`,
      email: sender.email,
      organization: sender.organization,
    }
    await mailer.enqueue(transaction, { to: about.supportEmail, ...feedback(about, { from, subject, message }) })
  })
  return null
}
