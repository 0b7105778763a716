import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { givenBy } from '#features/drives/asked-items.ts'
import { publishTaskJob } from '#features/drives/publish/publish-task-job.ts'
import { lockTask, type TaskRow } from '#features/drives/task-rows.ts'
import { checkAnswers, withoutEmpty } from '#features/drives/tasks/check-answers.ts'
import { placeOfTask, requestedResults } from '#features/drives/tasks/describe-task.ts'
import { prepareAnswers } from '#features/drives/tasks/prepare-answers.ts'
import { takenByAnother, refuseStrangers } from '#features/drives/tasks/take-task.ts'
import { latestDayOf } from '#platform/clock.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

interface Submitted {
  readonly id: string
  readonly clientId: string
  readonly answers: Answers
}

/**
 * Submits the answers of a task for review, or for publishing if the drive has no second look. A repeated request has
 * no further effect.
 */
export async function submitTask(
  { database, dataset, clock, jobs }: Needed,
  caller: Caller,
  { id, clientId, answers: sent }: Submitted,
): Promise<void> {
  const now = clock.now()
  const snapshot = dataset.current()
  await database.transaction().execute(async (transaction) => {
    const task = await lockTask(transaction, caller, id, now)
    if (await isThere(transaction, task, clientId)) return
    await refuseOthers(transaction, task, caller)
    const answers = withoutEmpty(sent)
    await fileAnswers({ transaction, snapshot, jobs, now }, caller, task, { clientId, answers })
  })
}

interface Filing extends Pick<Needed, 'jobs'> {
  readonly transaction: Database
  readonly snapshot: Snapshot
  readonly now: Date
}

/** Stores checked answers until somebody else has reviewed them, or publishes them if the drive has no second look. */
export async function fileAnswers(
  { transaction, snapshot, jobs, now }: Filing,
  caller: Caller,
  task: TaskRow,
  { clientId, answers }: Pick<Submitted, 'clientId' | 'answers'>,
): Promise<void> {
  const { id } = task
  const isDirect = !task.second_look
  const preparing = { database: transaction, snapshot, task, now, decisions: [], isSecondLook: false }
  const prepared = isDirect ? await prepareAnswers(preparing, answers) : checked(snapshot, task, answers, now)
  await transaction
    .updateTable('drive_task')
    .set({
      state: isDirect ? 'publishing' : 'done',
      taken_by: null,
      taken_until: null,
      asked: JSON.stringify(task.asked),
      answers: JSON.stringify(prepared.answers),
      given: JSON.stringify(prepared.given),
      filled_by: caller.accountId,
      filled_at: now,
      client_id: clientId,
      looked_by: null,
      to_publish: prepared.toPublish && JSON.stringify(prepared.toPublish),
      word: null,
      sent_back_by: null,
      sent_back_at: null,
      told_at: null,
      error: null,
      progressed_at: now,
    })
    .where('id', '=', id)
    .execute()
  await transaction
    .deleteFrom('task_draft')
    .where('task_id', '=', id)
    .where('account_id', '=', caller.accountId)
    .execute()
  await audit(transaction, { at: now, by: caller.accountId, action: 'task sent', details: { task: id } })
  if (isDirect) await jobs.enqueue(transaction, publishTaskJob, { taskId: id })
}

/** Checked answers that wait for a reviewer. */
function checked(snapshot: Snapshot, task: TaskRow, answers: Answers, now: Date) {
  const here = placeOfTask(snapshot, task)
  const results = requestedResults(task, here)
  checkAnswers(answers, { here, results, latestDay: latestDayOf(now) })
  return { answers, given: givenBy(answers, task, here), toPublish: null }
}

/** Whether the same answers arrived before, so that only the reply was lost. */
export async function isThere(
  transaction: Database,
  { id, client_id: current }: TaskRow,
  clientId: string,
): Promise<boolean> {
  if (current === clientId) return true
  const round = transaction.selectFrom('task_round').select('id').where('task_id', '=', id)
  return (await round.where('client_id', '=', clientId).executeTakeFirst()) !== undefined
}

async function refuseOthers(transaction: Database, task: TaskRow, { accountId }: Caller): Promise<void> {
  refuseStrangers(task)
  if (task.state === 'taken' && task.taken_by === accountId) return
  if (task.state === 'taken' && task.is_held) throw await takenByAnother(transaction, task)
  throw new Problem(task.state === 'done' || task.state === 'publishing' ? 'task_not_open' : 'task_not_yours')
}
