import type { Context } from '#context/context.ts'

interface Choice {
  readonly accountId: string
  readonly isOn: boolean
}

/** Whether a place shows its own offices before Congress to a person, on each of their devices. */
export async function chooseNearestFirst(
  { database }: Pick<Context, 'database'>,
  { accountId, isOn }: Choice,
): Promise<{ is_nearest_first: boolean }> {
  await database.updateTable('account').set({ is_nearest_first: isOn }).where('id', '=', accountId).execute()
  return { is_nearest_first: isOn }
}
