import type { Context } from '#context/context.ts'

/** Notes that the person has seen the welcome page; the first time is the one that is kept. */
export async function noteWelcome(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  accountId: string,
): Promise<null> {
  await database
    .updateTable('account')
    .set({ welcomed_at: clock.now() })
    .where('id', '=', accountId)
    .where('welcomed_at', 'is', null)
    .execute()
  return null
}
