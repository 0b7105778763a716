import { lockHours } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { findTask, lockTask, roundsOf, standingOf, type TaskRow } from '#features/drives/task-rows.ts'
import { readNames } from '#lists/people.ts'
import type { Database } from '#database/connect.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

const hour = 3_600_000

/** Locks a task for one person for two hours, or extends their lock by two hours. */
export async function takeTask({ database, dataset, clock }: Needed, caller: Caller, id: string): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const task = await lockTask(transaction, caller, id, now)
    refuseStrangers(task)
    const rounds = (await roundsOf(transaction, [id])).get(id) ?? []
    const { state } = standingOf(task, rounds, dataset.current().index.version)
    if (state === 'taken' && task.taken_by !== caller.accountId) throw await takenByAnother(transaction, task)
    if (state !== 'taken' && state !== 'open' && state !== 'sent_back') throw new Problem('task_not_open')
    const until = new Date(now.getTime() + lockHours * hour)
    await transaction
      .updateTable('drive_task')
      .set({ state: 'taken', taken_by: caller.accountId, taken_until: until, progressed_at: now })
      .where('id', '=', id)
      .execute()
  })
}

/** Only people of the organization may fill in, while the drive is open. */
export function refuseStrangers({ is_member: isMember, organization_name: name, ended_at: endedAt }: TaskRow): void {
  if (!isMember) throw new Problem('not_member', { detail: `Only people of ${name} fill this in.` })
  if (endedAt !== null) throw new Problem('drive_ended')
}

/** "Marcus Hill has taken this task, until 12:41 PM." */
export async function takenByAnother(
  database: Database,
  { taken_by: by, taken_until: until, time_zone: timeZone }: TaskRow,
): Promise<Problem> {
  const name = (await readNames(database, [by])).get(by ?? '') ?? 'Somebody else'
  const time = until?.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }) ?? ''
  return new Problem('task_taken', {
    detail: `${name} has taken this task until ${time.replaceAll(/\s/g, ' ')}. Take another one, or wait until it is free again.`,
  })
}

/** Releases a task; an administrator may take it from somebody else. A released task stays released. */
export async function releaseTask({ database, clock }: Needed, caller: Caller, id: string): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction) => {
    const task = await lockTask(transaction, caller, id, now)
    if (task.state !== 'taken') return
    const isMine = task.taken_by === caller.accountId
    if (!isMine && task.is_held && !caller.roles.has('ADMIN')) throw await takenByAnother(transaction, task)
    await transaction.updateTable('drive_task').set(released(now)).where('id', '=', id).execute()
    if (isMine) return
    const details = { task: id, ...(task.taken_by && { account: task.taken_by }) }
    await audit(transaction, { at: now, by: caller.accountId, action: 'task released', details })
  })
}

function released(now: Date) {
  return {
    state: sql<'open' | 'sent_back'>`case when word is null then 'open' else 'sent_back' end`,
    taken_by: null,
    taken_until: null,
    progressed_at: now,
  } as const
}

/** Releases tasks whose two hours are over, and those of people who may no longer fill them in. */
export async function releaseExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { numUpdatedRows } = await database
    .updateTable('drive_task')
    .set(released(now))
    .where('state', '=', 'taken')
    .where(
      sql<boolean>`(taken_until <= ${now} or not exists (
        select from account as filler join drive on drive.organization_id = filler.organization_id
        where filler.id = taken_by and drive.id = drive_id and filler.rejected_at is null
          and exists (select from account_role where account_role.account_id = filler.id)))`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Stores the draft of anybody who may see the task, even after somebody else has taken it. */
export async function keepDraft(
  { database, clock }: Needed,
  caller: Caller,
  id: string,
  answers: object,
): Promise<{ saved_at: string }> {
  const now = clock.now()
  const task = await findTask(database, caller, id, now)
  if (!task.is_member) refuseStrangers(task)
  const draft = { answers: JSON.stringify(answers), saved_at: now }
  await database
    .insertInto('task_draft')
    .values({ task_id: id, account_id: caller.accountId, ...draft })
    .onConflict((conflict) => conflict.columns(['task_id', 'account_id']).doUpdateSet(draft))
    .execute()
  return { saved_at: now.toISOString() }
}
