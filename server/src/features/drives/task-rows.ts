import { type Selectable, sql } from 'kysely'
import { Problem } from '@atlas/contract/problem.ts'
import type { TaskState } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { Database } from '#database/connect.ts'
import type { AskedItem, Schema } from '#database/schema.ts'
import { leftOf, sumOf } from '#features/drives/asked-items.ts'
import type { Caller } from '#platform/http/serve.ts'

type Stored = Selectable<Schema['drive_task']>

/** A stored task, with those values of its drive that determine who may do what. */
export interface TaskRow extends Stored {
  readonly drive_name: string
  readonly second_look: boolean
  readonly ended_at: Date | null
  readonly made_at: Date
  readonly offices: readonly string[]
  /** The election day, if it is a task of results. */
  readonly election_day: string | null
  readonly organization_id: string
  readonly organization_name: string
  readonly time_zone: string
  /** Whether the caller belongs to the organization. */
  readonly is_member: boolean
  /** Whether the person who took it may still fill it in and the two hours are not over. */
  readonly is_held: boolean
}

export type RoundRow = Selectable<Schema['task_round']>

/** People who may fill in: in the organization, with a role, and not blocked. */
const mayFill = sql<boolean>`exists (
  select from account as filler
  where filler.id = drive_task.taken_by and filler.organization_id = drive.organization_id and filler.rejected_at is null
    and exists (select from account_role where account_role.account_id = filler.id))`

export function isHeldAt(now: Date) {
  return sql<boolean>`(drive_task.state = 'taken' and coalesce(drive_task.taken_until > ${now}, false) and ${mayFill})`
}

/** Security: the tasks that a caller may see: those of their organization's drives; for an administrator, all. */
export function selectTasks(database: Database, { accountId, roles }: Caller, now: Date) {
  const isMember = sql<boolean>`coalesce(drive.organization_id = (
    select viewer.organization_id from account as viewer where viewer.id = ${accountId}), false)`
  const all = database
    .selectFrom('drive_task')
    .innerJoin('drive', 'drive.id', 'drive_id')
    .innerJoin('organization', 'organization.id', 'drive.organization_id')
    .selectAll('drive_task')
    .select(['drive.name as drive_name', 'second_look', 'ended_at', 'drive.made_at', 'offices', 'election_day'])
    .select(['drive.organization_id', 'organization.name as organization_name', 'time_zone'])
    .select([isMember.as('is_member'), isHeldAt(now).as('is_held')])
  return roles.has('ADMIN') ? all : all.where(isMember)
}

/** A task that the caller may see; any other is not found. */
export async function findTask(database: Database, caller: Caller, id: string, now: Date): Promise<TaskRow> {
  const found = await selectTasks(database, caller, now).where('drive_task.id', '=', id).executeTakeFirst()
  if (found) return found
  throw new Problem('not_found', { detail: 'There is no such task, or its drive belongs to another organization.' })
}

/** The same within a transaction, locked until its end. */
export async function lockTask(transaction: Database, caller: Caller, id: string, now: Date): Promise<TaskRow> {
  await transaction.selectFrom('drive_task').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return await findTask(transaction, caller, id, now)
}

/** The rounds of some tasks that are published and not undone, newest first. */
export async function roundsOf(database: Database, taskIds: readonly string[]): Promise<Map<string, RoundRow[]>> {
  if (taskIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('task_round')
    .leftJoin('import_run', 'import_run.id', 'run_id')
    .selectAll('task_round')
    .select(sql<Date | null>`coalesce(task_round.undone_at, import_run.undone_at)`.as('ended_at'))
    .where(sql<boolean>`task_id = any(${taskIds}::uuid[])`)
    .orderBy('task_round.id', 'desc')
    .execute()
  const all = rows.map(({ ended_at: endedAt, ...row }) => ({ ...row, undone_at: endedAt }))
  return Map.groupBy(all, ({ task_id: id }) => id)
}

/** The state of a task, and how many answers are published, wait, and are left. */
export interface TaskStanding {
  readonly state: TaskState
  readonly published: readonly AskedItem[]
  readonly waiting: readonly AskedItem[]
  readonly left: readonly AskedItem[]
}

const waitingStates: readonly TaskState[] = ['done', 'sent_back', 'publishing']

export function standingOf(task: TaskRow, rounds: readonly RoundRow[], indexVersion: number): TaskStanding {
  const inForce = rounds.filter(({ undone_at: undoneAt }) => undoneAt === null)
  const unpublished = leftOf(
    task.asked,
    inForce.flatMap(({ given }) => given),
  )
  const published = leftOf(task.asked, unpublished)
  const state = stateOf(task, sumOf(unpublished) === 0, inForce, indexVersion)
  const given = waitingStates.includes(state) && task.state !== 'open' ? (task.given ?? []) : []
  const left = leftOf(unpublished, given)
  return { state, published, waiting: leftOf(unpublished, left), left }
}

function stateOf(
  { state, is_held: isHeld, word, undoes_round: undoes }: TaskRow,
  isAllPublished: boolean,
  inForce: readonly RoundRow[],
  indexVersion: number,
): TaskState {
  if (undoes !== null) return 'publishing'
  if (state === 'taken' && !isHeld) return word === null ? 'open' : 'sent_back'
  if (state !== 'open') return state
  // Published means that every search finds it.
  if (inForce.some(({ version }) => version > indexVersion)) return 'publishing'
  return isAllPublished ? 'published' : 'open'
}
