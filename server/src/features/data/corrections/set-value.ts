import { randomUUID } from 'node:crypto'
import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { valueOf } from '#features/data/corrections/accept-correction.ts'
import { findOfficial, storedWith } from '#features/data/corrections/corrected-official.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/** Sets a value without a report: a correction that nobody has to be notified of. Returns its id. */
export async function setValue(
  { database, dataset, clock, jobs }: Needed,
  by: string,
  { body }: Parsed<typeof contract.setValue>,
): Promise<string> {
  const { eo_id, column_id: columnId, value, source, as_of } = body
  const now = clock.now()
  const id = randomUUID()
  await database.transaction().execute(async (transaction) => {
    const official = await findOfficial(transaction, dataset.current(), eo_id)
    await transaction
      .insertInto('correction')
      .values({
        ...storedWith(official, columnId),
        id,
        column_id: columnId,
        status: 'accepted',
        reported_at: now,
        decided_at: now,
        decided_by: by,
        told_at: now,
        set_column_id: columnId,
        value: JSON.stringify(valueOf(columnId, value)),
        source,
        as_of,
      })
      .execute()
    const details = { correction: id, official: eo_id, column: columnId }
    await audit(transaction, { at: now, by, action: 'value set', details })
    await jobs.enqueue(transaction, applyCorrectionsJob, { correctionIds: [id], by })
  })
  return id
}
