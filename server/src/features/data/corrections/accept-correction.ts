import { type CorrectableId, isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import type * as contract from '@atlas/contract/endpoints/data/corrections.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { findOfficial } from '#features/data/corrections/corrected-official.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'
import { lockOpen } from '#features/data/corrections/lock-correction.ts'
import { readSingleValue } from '#imports/spreadsheets/cells/single-value.ts'
import { refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/** Accepts a report: a job that commits with the decision puts its value over the others. */
export async function acceptCorrection(
  { database, dataset, clock, jobs }: Needed,
  by: string,
  { params: { id }, body }: Parsed<typeof contract.acceptCorrection>,
): Promise<void> {
  const now = clock.now()
  const { value: text, source, as_of, column_id: named } = body
  await database.transaction().execute(async (transaction) => {
    const correction = await lockOpen(transaction, id)
    const requested = columnToSet(correction.column_id, named)
    const columnId = text === '' && requested && (await isOnlyWrong(transaction, id)) ? null : requested
    await findOfficial(transaction, dataset.current(), correction.official_id)
    await transaction
      .updateTable('correction')
      .set({
        status: 'accepted',
        decided_at: now,
        decided_by: by,
        reason: null,
        note: null,
        told_at: null,
        laid_version: null,
        listed_then: null,
        taken_out_version: null,
        undone_at: null,
        undone_by: null,
        set_column_id: columnId,
        value: columnId && JSON.stringify(valueOf(columnId, text)),
        source,
        as_of,
      })
      .where('id', '=', id)
      .execute()
    const details = { correction: id, official: correction.official_id, column: columnId }
    await audit(transaction, { at: now, by, action: 'correction accepted', details })
    if (columnId) await jobs.enqueue(transaction, applyCorrectionsJob, { correctionIds: [id], by })
  })
}

/** What was reported, or for something else what the administrator names, if anything. */
function columnToSet(reported: string, named: CorrectableId | undefined): CorrectableId | null {
  if (!isCorrectable(reported)) return named ?? null
  if (named === undefined || named === reported) return reported
  throw new Problem('invalid', { errors: [{ path: 'column_id', message: 'This report is about another column.' }] })
}

/** A person reported an error without knowing the right value: it may be put right in another way. */
async function isOnlyWrong(transaction: Database, correctionId: string): Promise<boolean> {
  const report = await transaction
    .selectFrom('correction_report')
    .select('id')
    .where('correction_id', '=', correctionId)
    .where('value', '=', '')
    .executeTakeFirst()
  return report !== undefined
}

export function valueOf(columnId: CorrectableId, text: string): string | number {
  refusePrivate(columnId, { value: text })
  return readSingleValue(columnId, text)
}
