import type { Context } from '#context/context.ts'
import { readAdministrators } from '#database/read-administrators.ts'
import { peopleWait } from '#mail/messages/registration.ts'

/**
 * Mails administrators about people who have confirmed an address and wait, each person once. Unconfirmed registrations
 * are not mentioned, because anybody can make those with anybody's address.
 */
export async function mailRegistrations({
  database,
  clock,
  mailer,
  about,
}: Pick<Context, 'database' | 'clock' | 'mailer' | 'about'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // If there are several servers, one sends the mail: the others wait for these rows and find them done.
    const people = await transaction
      .updateTable('account')
      .set({ registration_told_at: clock.now() })
      .where('registration_told_at', 'is', null)
      .where('email_confirmed_at', 'is not', null)
      .where('approved_at', 'is', null)
      .where('rejected_at', 'is', null)
      .returning(['first_name as firstName', 'last_name as lastName', 'organization', 'created_at'])
      .execute()
    if (people.length === 0) return
    people.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    for (const { email } of await readAdministrators(transaction))
      await mailer.enqueue(transaction, { to: email, ...peopleWait(about, people) })
  })
}
