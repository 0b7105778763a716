import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Context } from '#context/context.ts'
import type { Schema } from '#database/schema.ts'

type Needed = Pick<Context, 'database' | 'clock'>

const askAgain = 'Please ask for it again. If that fails too, contact support.'
const failed = `The file could not be made after several tries. ${askAgain}`
const stuck = `The file was not made in time. ${askAgain}`

// The rows of the largest file come minutes apart at most, even where the process died and another begins again.
const longestSilenceHours = 2
const hour = 3_600_000

/** Marks an export as failed, and deletes what there is of its file. */
export async function giveUpExport(context: Needed, exportId: string): Promise<void> {
  await giveUp(context, failed, (column) => column('id', '=', exportId))
}

/** The same for files that nobody makes any more, whatever became of their jobs: a running one locks its owner out. */
export async function giveUpStuckExports(context: Needed): Promise<void> {
  const since = new Date(context.clock.now().getTime() - longestSilenceHours * hour)
  await giveUp(context, stuck, (column) => column('progressed_at', '<', since))
}

type Which = (column: ExpressionBuilder<Schema, 'export'>) => Expression<SqlBool>

async function giveUp({ database, clock }: Needed, error: string, which: Which): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const givenUp = await transaction
      .updateTable('export')
      .set({ status: 'FAILED', error, progressed_at: clock.now() })
      .where('status', '=', 'CREATING')
      .where(which)
      .returning('id')
      .execute()
    if (givenUp.length === 0) return
    const ids = givenUp.map(({ id }) => id)
    await transaction.deleteFrom('export_chunk').where('export_id', 'in', ids).execute()
  })
}
