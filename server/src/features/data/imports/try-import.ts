import type { Context } from '#context/context.ts'
import type { Database } from '#database/connect.ts'
import type { CarryOut } from '#features/data/imports/carry-out.ts'
import { endInFailure } from '#features/data/imports/end-in-failure.ts'
import { recordSteps } from '#features/data/imports/record-steps.ts'
import type { Log } from '#platform/log.ts'

const mostFailures = 3

export type ImportContext = Pick<Context, 'database' | 'clock'> & {
  readonly log: Log
  /** The thread that asks, unless told otherwise: of few officials a file is loaded sooner than a thread is. */
  readonly carryOut?: CarryOut
}

/**
 * Does what was asked for, unless it is done already. What is refused in words is over with those words; what fails
 * otherwise is tried three times. A try whose process was told to end has not failed.
 */
export async function tryImport(
  { log, carryOut, ...context }: ImportContext,
  requestId: string,
  signal: AbortSignal,
): Promise<void> {
  const steps = recordSteps(context, requestId)
  try {
    const refusal = await (carryOut ?? (await carryOutHere(context)))(requestId, steps.record, signal)
    if (refusal !== null) await endInFailure(context, requestId, refusal)
  } catch (error) {
    if (signal.aborted || (await countFailure(context.database, requestId)) < mostFailures) throw error
    log.error({ err: error, requestId }, 'An import was given up')
    await endInFailure(context, requestId)
  } finally {
    await steps.end()
  }
}

// Read only here: a server has a thread for it, and need not know how imports are read.
async function carryOutHere(context: Pick<Context, 'database' | 'clock'>): Promise<CarryOut> {
  const { carryOutHere } = await import('#features/data/imports/carry-out.ts')
  return carryOutHere(context)
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
