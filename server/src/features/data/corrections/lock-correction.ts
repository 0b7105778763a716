import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'

/** A correction that nobody else decides about until this transaction ends. */
export async function lockCorrection(transaction: Database, id: string) {
  const correction = await transaction
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!correction) throw new Problem('not_found', { detail: 'There is no such report, or no longer one.' })
  return correction
}

/** The same of one that is to be decided: of two administrators at once, the second is told. */
export async function lockOpen(transaction: Database, id: string) {
  const correction = await lockCorrection(transaction, id)
  if (correction.status !== 'open') throw new Problem('already_decided')
  return correction
}
