import type { Preference } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'

interface Choice {
  readonly accountId: string
  /** Null takes the preference away. */
  readonly stateId: string | null
}

/** Keeps the state that a person's new searches start with. */
export async function setPreference(
  { database }: Pick<Context, 'database'>,
  { accountId, stateId }: Choice,
): Promise<Preference> {
  const state =
    stateId === null
      ? null
      : await database.selectFrom('state').select(['id', 'name']).where('id', '=', stateId).executeTakeFirst()
  if (state === undefined) throw unknownState()
  await database
    .updateTable('account')
    .set({ preferred_state_id: state?.id ?? null })
    .where('id', '=', accountId)
    .execute()
  return { state_id: state?.id ?? null, state: state?.name ?? null }
}

function unknownState(): Problem {
  const message = 'The atlas has no such state.'
  return new Problem('invalid', { detail: message, errors: [{ path: 'state_id', message }] })
}
