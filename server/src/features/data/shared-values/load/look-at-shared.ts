import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type * as contract from '@atlas/contract/endpoints/data/shared-values.ts'
import { sharedKinds } from '@atlas/contract/endpoints/data/shared-values.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { SharedRequest } from '#database/schema.ts'
import { takeTurn } from '#database/locks.ts'
import { findOwnImport, readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { refuseSecondImport } from '#features/data/imports/one-at-a-time.ts'
import { takenByThemselves, takenOf } from '#features/data/shared-values/load/compare-shared.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>
type Reading = Parsed<typeof contract.readSharedValues>
type Confirming = Parsed<typeof contract.confirmSharedValues>

/** A page of what a file holds beside what is on file; the cursor is how many came before. */
export async function readSharedValues(
  context: Needed,
  accountId: string,
  { params, query: { kind, cursor, limit } }: Reading,
): Promise<Reply<typeof contract.readSharedValues>> {
  const { from, values, untold, digest } = await findShared(context, accountId, params.id)
  const filtered = values.filter((value) => kind === undefined || value.kind === kind)
  const start = Number(cursor ?? 0)
  const end = start + limit
  const countOf = (each: contract.SharedKind) => values.filter((value) => value.kind === each).length
  return {
    from,
    counts: Object.fromEntries(sharedKinds.map((each) => [each, countOf(each)])) as Record<contract.SharedKind, number>,
    values: filtered.slice(start, end),
    cursor: end < filtered.length ? String(end) : null,
    untold: untold.slice(0, listedAtMost),
    untold_total: untold.length,
    taken_by_themselves: takenByThemselves(values).length,
    digest,
  }
}

/** Has the values taken that a person has reviewed. A second confirmation changes nothing. */
export async function confirmSharedValues(
  context: Needed,
  accountId: string,
  { params: { id }, body }: Confirming,
): Promise<Import> {
  const { database, clock, jobs } = context
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    const { status } = await findOwnImport({ database: transaction, clock }, accountId, id)
    if (status === 'LOADING' || status === 'DONE') return
    const shared = await findShared({ ...context, database: transaction }, accountId, id)
    if (shared.digest !== body.digest) throw new Problem('check_outdated')
    const taken = takenOf(shared.values, { take: new Set(body.take), keep: new Set(body.keep) })
    if (taken.length === 0)
      throw new Problem('invalid', { detail: 'Nothing is chosen. Choose at least one value that you take.' })
    await refuseSecondImport(transaction)
    const now = clock.now()
    await transaction
      .updateTable('import_request')
      .set({
        status: 'LOADING',
        shared: JSON.stringify({ ...shared, taken } satisfies SharedRequest),
        error: null,
        failures: 0,
        progressed_at: now,
      })
      .where('id', '=', id)
      .execute()
    const details = { import: id, rows: taken.length }
    await audit(transaction, { at: now, by: accountId, action: 'shared values confirmed', details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

async function findShared(
  { database, clock }: { readonly database: Database; readonly clock: Context['clock'] },
  accountId: string,
  id: string,
): Promise<SharedRequest> {
  const { kind, status } = await findOwnImport({ database, clock }, accountId, id)
  if (kind !== 'shared')
    throw new Problem('not_found', { detail: 'There is no such file of shared values, or not any more.' })
  const { shared } = await database
    .selectFrom('import_request')
    .select('shared')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!shared || status === 'CHECKING' || status === 'FAILED') throw new Problem('import_not_checked')
  return shared
}
