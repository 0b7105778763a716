import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Context } from '#context/context.ts'
import { correctionUndone } from '#imports/records/correction-source.ts'
import { correctOfficials } from '#imports/spreadsheets/import/correct-officials.ts'

type Needed = Pick<Context, 'database' | 'clock'>

export interface DecidedTogether {
  /** What was decided together, the one that an administrator looked at first. */
  readonly correctionIds: readonly string[]
  /** Who decided. */
  readonly by: string
}

/** Applies corrections to the own list, in this thread or in another one. */
export type ApplyCorrections = (decided: DecidedTogether, signal: AbortSignal) => Promise<void>

/** Makes people see what was decided, and no longer what was undone. Done already, nothing is done. */
export async function applyCorrections(
  { database, clock }: Needed,
  { correctionIds: [first, ...others], by }: DecidedTogether,
): Promise<void> {
  if (first === undefined) return
  const decision = await database
    .selectFrom('correction')
    .select(['name', 'set_column_id', 'undone_at', 'status'])
    .where('id', '=', first)
    .executeTakeFirst()
  if (!decision?.set_column_id) return
  const { name, set_column_id: columnId, undone_at: undoneAt, status } = decision
  const what = status === 'accepted' && undoneAt === null ? 'Correction' : correctionUndone
  // The account may be deleted by now.
  const account = await database.selectFrom('account').select('id').where('id', '=', by).executeTakeFirst()
  await correctOfficials(database, {
    ids: [first, ...others],
    accountId: account?.id ?? null,
    name: `${what}: ${columnOf(columnId).label} of ${name}`,
    now: clock.now(),
  })
}
