import type * as contract from '@atlas/contract/endpoints/drives/drives.ts'
import type { Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { describeDrives } from '#features/drives/describe-drives.ts'
import { sentBackOf, peopleOf } from '#features/drives/describe-summary.ts'
import { findDrive, selectDrives } from '#features/drives/find-drives.ts'
import { selectTasks } from '#features/drives/task-rows.ts'
import { describeTasks } from '#features/drives/tasks/list-tasks.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** The drives that a caller may see, newest first, with the number of tasks that wait for them. */
export async function listDrives(
  context: Needed,
  caller: Caller,
  { place_id: placeId }: Parsed<typeof contract.listDrives>['query'],
): Promise<Reply<typeof contract.listDrives>> {
  const { database, clock } = context
  const { accountId } = caller
  // Drives of an election day have a page of their own.
  let query = selectDrives(database, caller).where('election_day', 'is', null)
  if (placeId !== undefined)
    query = query.where(
      sql<boolean>`exists (select from drive_task where drive_id = drive.id and place_id = ${placeId})`,
    )
  const drives = await query.orderBy('made_at', 'desc').orderBy('drive.id').execute()
  const tasks = await selectTasks(database, caller, clock.now())
    .where('drive_task.state', 'in', ['done', 'sent_back'])
    .execute()
  const sentBack = tasks.filter(({ state, filled_by: by }) => state === 'sent_back' && by === accountId)
  const person = await peopleOf(
    database,
    caller,
    sentBack.map(({ sent_back_by: by }) => by),
  )
  const account = await database
    .selectFrom('account')
    .select('is_told_of_tasks')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return {
    values: await describeDrives(context, caller, drives, placeId),
    to_look_at: tasks.filter(({ state, filled_by: by }) => state === 'done' && by !== accountId).length,
    sent_back: sentBack.flatMap((task) => {
      const details = sentBackOf(task, person)
      return details ? [{ task_id: task.id, place: task.place_name, drive: task.drive_name, ...details }] : []
    }),
    is_mailed: account?.is_told_of_tasks ?? false,
  }
}

export async function describeDrive(
  context: Needed,
  caller: Caller,
  id: string,
): Promise<Reply<typeof contract.readDrive>> {
  const drive = await findDrive(context.database, caller, id)
  const [described] = await describeDrives(context, caller, [drive])
  return described as Reply<typeof contract.readDrive>
}

export async function listDriveTasks(
  context: Needed,
  caller: Caller,
  id: string,
): Promise<Reply<typeof contract.listDriveTasks>> {
  await findDrive(context.database, caller, id)
  const tasks = await selectTasks(context.database, caller, context.clock.now())
    .where('drive_id', '=', id)
    .orderBy('place_name')
    .orderBy('drive_task.id')
    .execute()
  return { values: await describeTasks(context, caller, tasks) }
}
