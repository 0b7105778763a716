import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { lockOpen } from '#features/data/corrections/lock-correction.ts'

/** Leaves the value as it is, with the reason that the reporters are told. */
export async function declineCorrection(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  by: string,
  { params: { id }, body: { reason, note } }: Parsed<typeof contract.declineCorrection>,
): Promise<void> {
  if (reason === 'other' && note === '') throw noLine()
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const { official_id: official, column_id: column } = await lockOpen(transaction, id)
    await transaction
      .updateTable('correction')
      .set({ status: 'declined', decided_at: now, decided_by: by, reason, note: note || null })
      .set({ set_column_id: null, value: null, source: null, as_of: null, told_at: null })
      .where('id', '=', id)
      .execute()
    const details = { correction: id, official, column, reason }
    await audit(transaction, { at: now, by, action: 'correction declined', details })
  })
}

/** "Other" alone would tell the reporter nothing. */
function noLine(): Problem {
  const message = 'Say why in a line to whoever reported it.'
  return new Problem('invalid', { detail: message, errors: [{ path: 'note', message }] })
}
