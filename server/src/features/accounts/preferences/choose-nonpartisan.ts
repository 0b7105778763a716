import type { Context } from '#context/context.ts'

interface Choice {
  readonly accountId: string
  readonly isOn: boolean
}

/** Turns the nonpartisan view of a person on or off; their very next request is answered so. */
export async function chooseNonpartisan(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { accountId, isOn }: Choice,
): Promise<{ is_nonpartisan: boolean }> {
  await database
    .updateTable('account')
    .set({ is_nonpartisan: isOn, nonpartisan_chosen_at: clock.now() })
    .where('id', '=', accountId)
    .execute()
  return { is_nonpartisan: isOn }
}
