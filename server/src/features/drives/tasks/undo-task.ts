import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { publishTaskJob } from '#features/drives/publish/publish-task-job.ts'
import { lockTask, roundsOf } from '#features/drives/task-rows.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'jobs'>

/** Removes the latest round of a task. A repeated request has no further effect. */
export async function undoTask({ database, clock, jobs }: Needed, caller: Caller, id: string): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const task = await lockTask(transaction, caller, id, now)
    if (task.undoes_round !== null) return
    if (task.state === 'publishing')
      throw new Problem('import_running', {
        detail: 'This task is being published right now. Please wait until that is done, then undo it.',
      })
    const round = (await roundsOf(transaction, [id])).get(id)?.find(({ undone_at: undoneAt }) => undoneAt === null)
    if (!round) throw new Problem('nothing_to_undo')
    await transaction
      .updateTable('drive_task')
      .set({ undoes_round: round.id, progressed_at: now })
      .where('id', '=', id)
      .execute()
    await transaction
      .updateTable('task_round')
      .set({ undone_by: caller.accountId })
      .where('id', '=', round.id)
      .execute()
    await audit(transaction, { at: now, by: caller.accountId, action: 'task undo asked for', details: { task: id } })
    await jobs.enqueue(transaction, publishTaskJob, { taskId: id })
  })
}
