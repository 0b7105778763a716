import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { findOwnImport, readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { refuseSecondImport } from '#features/data/imports/one-at-a-time.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

interface Confirmed {
  readonly id: string
  readonly acceptLosses: number | null
  /** How many rows of a spreadsheet are left out. */
  readonly acceptLeftOut: number | null
}

/** Has the file loaded that this person saw the check of. Confirmed twice, it is loaded once. */
export async function confirmImport(
  context: Needed,
  accountId: string,
  { id, acceptLosses, acceptLeftOut }: Confirmed,
): Promise<Import> {
  const { database, clock, jobs } = context
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    const { status, found, kind } = await findOwnImport({ database: transaction, clock }, accountId, id)
    if (kind === 'shared') throw new Problem('invalid', { detail: 'Say value by value what is taken of this file.' })
    if (kind === 'undo' || status === 'LOADING' || status === 'DONE') return
    if (status !== 'CHECKED' || !found) throw new Problem('import_not_checked')
    refuseUnseen(found.counts, acceptLosses)
    refuseUnaccepted(found.counts, acceptLeftOut)
    await refuseSecondImport(transaction)
    const now = clock.now()
    await transaction
      .updateTable('import_request')
      .set({ status: 'LOADING', accept_losses: acceptLosses, error: null, failures: 0, progressed_at: now })
      .where('id', '=', id)
      .execute()
    const details = { import: id, accepted_losses: acceptLosses }
    const action = kind === 'results' ? 'results file confirmed' : 'officials file confirmed'
    await audit(transaction, { at: now, by: accountId, action, details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

function refuseUnseen({ problems, losses_to_accept: losses }: CheckCounts, acceptLosses: number | null): void {
  if (problems > 0)
    throw new Problem('invalid', {
      detail: 'A file with problems is not loaded. Fix them in your file, then send it again.',
    })
  if (acceptLosses === losses) return
  if (losses === null) throw new Problem('check_outdated')
  const message = `By this file ${losses} officials would vanish. Accept just this number to load it.`
  throw new Problem('check_outdated', { detail: message, errors: [{ path: 'accept_losses', message }] })
}

/** What a spreadsheet leaves open is decided before it is loaded. */
function refuseUnaccepted(
  { left_out: leftOut, questions_left: questions }: CheckCounts,
  accepted: number | null,
): void {
  if (questions > 0) {
    const seats = questions === 1 ? 'one seat is' : `${questions} seats are`
    throw new Problem('invalid', { detail: `Say first how ${seats} to be filled.` })
  }
  if (leftOut === (accepted ?? 0)) return
  const message = `${leftOut} rows of this file are left out. Accept just this number to load the others.`
  throw new Problem('check_outdated', { detail: message, errors: [{ path: 'accept_left_out', message }] })
}
