import type { Context } from '#context/context.ts'

/** Switches the daily email about answers that were sent back on or off. */
export async function switchMail(
  { database }: Pick<Context, 'database'>,
  accountId: string,
  isOn: boolean,
): Promise<null> {
  await database.updateTable('account').set({ is_told_of_tasks: isOn }).where('id', '=', accountId).execute()
  return null
}
