import { Problem } from '@atlas/contract/problem.ts'
import type { Database } from '#database/connect.ts'

/** Locks a correction, so that nobody else can decide about it until this transaction ends. */
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

/** The same for a correction that is still open: if two administrators decide at once, the second gets a message. */
export async function lockOpen(transaction: Database, id: string) {
  const correction = await lockCorrection(transaction, id)
  if (correction.status !== 'open') throw new Problem('already_decided')
  return correction
}
