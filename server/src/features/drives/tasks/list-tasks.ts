import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { Context } from '#context/context.ts'
import { accountsOf, describeSummary, peopleOf } from '#features/drives/describe-summary.ts'
import { findTask, roundsOf, selectTasks, type TaskRow } from '#features/drives/task-rows.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Tasks with their states. */
export async function describeTasks(
  { database, dataset }: Needed,
  caller: Caller,
  tasks: readonly TaskRow[],
): Promise<TaskSummary[]> {
  const rounds = await roundsOf(
    database,
    tasks.map(({ id }) => id),
  )
  const person = await peopleOf(database, caller, tasks.flatMap(accountsOf))
  const looking = { snapshot: dataset.current(), caller, person }
  return tasks.map((task) => describeSummary(task, rounds.get(task.id) ?? [], looking))
}

export async function describeOne(context: Needed, caller: Caller, id: string): Promise<TaskSummary> {
  const task = await findTask(context.database, caller, id, context.clock.now())
  const [summary] = await describeTasks(context, caller, [task])
  return summary as TaskSummary
}

export async function listTasks(
  context: Needed,
  caller: Caller,
  which: 'to_look_at' | 'mine',
): Promise<{ values: TaskSummary[] }> {
  const { accountId } = caller
  const all = selectTasks(context.database, caller, context.clock.now())
  const matching =
    which === 'to_look_at'
      ? all
          .where('drive_task.state', '=', 'done')
          .where((column) => column.or([column('filled_by', 'is', null), column('filled_by', '!=', accountId)]))
      : all.where((column) =>
          column.or([
            column.and([column('drive_task.state', '=', 'taken'), column('taken_by', '=', accountId)]),
            column.and([column('drive_task.state', 'in', ['done', 'sent_back']), column('filled_by', '=', accountId)]),
          ]),
        )
  const rows = await matching.orderBy('filled_at').orderBy('drive_task.id').execute()
  const values = await describeTasks(context, caller, rows)
  return {
    values:
      which === 'mine' ? values.filter(({ taken, filled }) => [taken, filled].some((each) => each?.by?.is_me)) : values,
  }
}
