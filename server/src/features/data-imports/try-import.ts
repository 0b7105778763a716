import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import { carryOut, Superseded } from '#features/data-imports/carry-out.ts'
import { endInFailure } from '#features/data-imports/end-in-failure.ts'
import type { ImportRow } from '#features/data-imports/import-row.ts'
import { recordSteps } from '#features/data-imports/record-steps.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Log } from '#platform/log.ts'

const mostFailures = 3

/**
 * Does what was asked for, unless it is done already. What is refused in words is over with those words; what fails
 * otherwise is tried three times. A try whose process was told to end has not failed.
 */
export async function tryImport(
  { log, ...context }: Pick<Context, 'database' | 'clock'> & { readonly log: Log },
  requestId: string,
  signal: AbortSignal,
): Promise<void> {
  const request = await findUnderWay(context.database, requestId)
  if (!request) return
  const steps = recordSteps(context, requestId)
  try {
    await carryOut(context, request, steps.record)
  } catch (error) {
    if (error instanceof Superseded) return
    if (error instanceof ImportRefused) return await endInFailure(context, requestId, `${error.message}.`)
    if (signal.aborted || (await countFailure(context.database, requestId)) < mostFailures) throw error
    log.error({ err: error, requestId }, 'An import was given up')
    await endInFailure(context, requestId)
  } finally {
    await steps.end()
  }
}

async function findUnderWay(database: Database, id: string): Promise<ImportRow | undefined> {
  return await database
    .selectFrom('import_request')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['CHECKING', 'LOADING'])
    .executeTakeFirst()
}

async function countFailure(database: Database, id: string): Promise<number> {
  const counted = await database
    .updateTable('import_request')
    .set((column) => ({ failures: column('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return counted?.failures ?? 0
}
