import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Context } from '#context/context.ts'
import type { Schema } from '#database/schema.ts'

type Needed = Pick<Context, 'database' | 'clock'>

const askAgain = 'Please try again. If that fails too, contact support.'
const failed = `This could not be done, after several tries. Nothing was changed. ${askAgain}`
const stuck = `This was not done in time. ${askAgain}`

// The longest import takes minutes; where a process dies, another begins again within half a minute.
const longestSilenceHours = 2
const hour = 3_600_000

/** Marks a request as failed, with the reason. */
export async function endInFailure(context: Needed, requestId: string, reason = failed): Promise<void> {
  await end(context, reason, (column) => column('id', '=', requestId))
}

/** The same for requests that nobody works on any more, whatever became of their jobs: they would block all imports. */
export async function endStuckImports(context: Needed): Promise<void> {
  const since = new Date(context.clock.now().getTime() - longestSilenceHours * hour)
  await end(context, stuck, (column) => column('progressed_at', '<', since))
}

type Which = (column: ExpressionBuilder<Schema, 'import_request'>) => Expression<SqlBool>

async function end({ database, clock }: Needed, error: string, which: Which): Promise<void> {
  await database
    .updateTable('import_request')
    .set({ status: 'FAILED', error, step: null, progressed_at: clock.now() })
    .where('status', 'in', ['CHECKING', 'LOADING'])
    .where(which)
    .execute()
}
