import { type Selectable, sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { ChangedRow, RowToPublish, Schema } from '#database/schema.ts'
import { refuseOverfullSeats } from '#features/drives/publish/overfull-seats.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { changedRows, undoRows } from '#imports/spreadsheets/import/undo-rows.ts'
import type { MatchedTable, OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { type OfficialsImport, OfficialsRefused } from '#imports/spreadsheets/report/officials-check.ts'
import { fileOfRows, type OfficialRow, tableOfRows } from '#imports/spreadsheets/rows/file-of-rows.ts'

type Needed = Pick<Context, 'database' | 'clock'>
type Task = Selectable<Schema['drive_task']> & { readonly drive_name: string }

/** Publishes tasks, in this thread or another one. */
export type PublishTask = (taskId: string, signal: AbortSignal) => Promise<void>

/** Another process published it meanwhile, so the work of this attempt is rolled back. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

/**
 * Removes the values of a task that are to be undone, and loads accepted answers. Does nothing if that is done
 * already.
 */
export async function publishTask(context: Needed, taskId: string): Promise<void> {
  const task = await findUnderWay(context.database, taskId)
  if (!task) return
  try {
    if (task.undoes_round !== null) await undoRound(context, task, task.undoes_round)
    if (task.state === 'publishing' && task.to_publish) await load(context, task, task.to_publish)
  } catch (error) {
    if (error instanceof Superseded) return
    if (!(error instanceof ImportRefused)) throw error
    await endInRefusal(context, taskId, `${reasonOf(error)}.`)
  }
}

async function findUnderWay(database: Database, id: string): Promise<Task | undefined> {
  return await database
    .selectFrom('drive_task')
    .innerJoin('drive', 'drive.id', 'drive_id')
    .selectAll('drive_task')
    .select('drive.name as drive_name')
    .where('drive_task.id', '=', id)
    .where(sql<boolean>`(state = 'publishing' or undoes_round is not null)`)
    .executeTakeFirst()
}

/** The problem of the first row that cannot be loaded, if there is one. */
function reasonOf(error: ImportRefused): string {
  const problem = error instanceof OfficialsRefused ? error.check.problems[0] : undefined
  return problem ? `${changed} ${problem.reason}` : error.message
}

const changed = 'The data has changed since this was accepted.'

/** Returns the task to its reviewer with the reason. */
export async function endInRefusal({ database, clock }: Needed, taskId: string, error: string): Promise<void> {
  await database
    .updateTable('drive_task')
    .set({
      state: sql`case when state = 'publishing' then 'done' else state end`,
      to_publish: null,
      undoes_round: null,
      error,
      progressed_at: clock.now(),
    })
    .where('id', '=', taskId)
    .where(sql<boolean>`(state = 'publishing' or undoes_round is not null)`)
    .execute()
}

async function load({ database, clock }: Needed, task: Task, rows: readonly RowToPublish[]): Promise<void> {
  const now = clock.now()
  const accountId = task.looked_by ?? task.filled_by
  if (rows.length === 0) {
    await database.transaction().execute(async (transaction) => {
      const { version } = await transaction.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
      await finish(transaction, task, { now, runId: null, version, changed: [] })
    })
    return
  }
  await importOfficialsFile(database, fileOf(task, rows), {
    now,
    // Every official who leaves was named in the answers, with a successor.
    acceptLosses: Number.POSITIVE_INFINITY,
    accountId,
    cameBy: 'drive',
    onProgress: () => undefined,
    beforeCommit: async (transaction, done) => {
      refuseOpenQuestions(done)
      const changed = await changedRows(transaction, done.runId)
      await refuseOverfullSeats(transaction, changed)
      await finish(transaction, task, { now, runId: done.runId, version: done.version, changed })
    },
  })
}

function fileOf({ place_name: place, drive_name: drive }: Task, rows: readonly RowToPublish[]): OfficialsFile {
  const read = rows.map(({ cells }) => new Map(Object.entries(cells)) as unknown as OfficialRow)
  const { headings, cells } = tableOfRows(read)
  const firstLine = 2
  const rowOf = (line: number) => rows[line - firstLine]
  const matched: MatchedTable = {
    headings,
    rows: cells.map((each, at) => ({ line: at + firstLine, cells: each })),
    skipped: [],
    scope: 'add',
    seatAnswer: (line) => rowOf(line)?.answer ?? null,
    followsOf: (line) => rowOf(line)?.follows ?? null,
    electedResult: (line) => rowOf(line)?.electedResult ?? null,
  }
  return { name: nameOfTask({ place, drive }), bytes: fileOfRows(read), matched }
}

function nameOfTask({ place, drive }: { readonly place: string; readonly drive: string }): string {
  return `${[place, drive].join(', ').replaceAll(/[\p{Cc}/\\]/gu, ' ')}.csv`
}

/** The data may have changed since the answers were accepted. Throwing inside the load rolls it back. */
function refuseOpenQuestions({ seatQuestions, skipped }: OfficialsImport): void {
  const open = seatQuestions.find(({ answer }) => answer === null)
  if (open)
    throw new ImportRefused(
      `Somebody was first: ${open.holder.official} is on file as ${open.office}, ${open.jurisdiction}, and a single seat cannot have two holders`,
    )
  const [first] = skipped
  if (first) throw new ImportRefused(`${changed} ${first.reason}`)
}

interface Published {
  readonly now: Date
  readonly runId: number | null
  readonly version: number
  readonly changed: readonly ChangedRow[]
}

/** Marks the task in the transaction that changes the data, so that it is never published twice. */
async function finish(transaction: Database, task: Task, { now, runId, version, changed }: Published): Promise<void> {
  const { id, answers, given, filled_by, filled_at, looked_by, client_id } = task
  if (!answers) throw new Error('A task is to be published, and there are no answers')
  const ended = await transaction
    .updateTable('drive_task')
    .set({ ...nothingFilled, state: 'open', progressed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'publishing')
    .executeTakeFirst()
  if (ended.numUpdatedRows !== 1n) throw new Superseded('This task was published by another process')
  await transaction
    .insertInto('task_round')
    .values({
      task_id: id,
      filled_by,
      filled_at: filled_at ?? now,
      looked_by,
      published_at: now,
      answers: JSON.stringify(answers),
      given: JSON.stringify(given ?? []),
      changed: JSON.stringify(changed),
      client_id,
      run_id: runId,
      version,
    })
    .execute()
  const details = { task: id, ...(runId !== null && { run: runId }) }
  await audit(transaction, { at: now, by: looked_by ?? filled_by, action: 'task published', details })
}

/** The columns of a task that nobody has taken, without waiting answers. */
const nothingFilled = {
  answers: null,
  given: null,
  filled_by: null,
  filled_at: null,
  client_id: null,
  looked_by: null,
  to_publish: null,
  word: null,
  sent_back_by: null,
  sent_back_at: null,
  told_at: null,
  error: null,
} as const

async function undoRound({ database, clock }: Needed, task: Task, roundId: number): Promise<void> {
  const now = clock.now()
  const round = await database
    .selectFrom('task_round')
    .leftJoin('import_run', 'import_run.id', 'run_id')
    .selectAll('task_round')
    .select('import_run.undone_at as run_undone_at')
    .where('task_round.id', '=', roundId)
    .executeTakeFirst()
  const mark = async (transaction: Database) => {
    const undone = await transaction
      .updateTable('drive_task')
      .set({ undoes_round: null, error: null, progressed_at: now })
      .where('id', '=', task.id)
      .where('undoes_round', '=', roundId)
      .executeTakeFirst()
    if (undone.numUpdatedRows !== 1n) throw new Superseded('This was undone by another process')
    if (!round) return
    await transaction.updateTable('task_round').set({ undone_at: now }).where('id', '=', roundId).execute()
    await lookAgain(transaction, task.id, round, now)
    const details = { task: task.id, ...(round.run_id !== null && { run: round.run_id }) }
    await audit(transaction, { at: now, by: round.undone_by, action: 'task undone', details })
  }
  if (!round || round.run_id === null || round.run_undone_at !== null || round.changed.length === 0)
    return await database.transaction().execute(mark)
  const { place_name: place, drive_name: drive } = task
  await undoRows(
    database,
    { rows: round.changed, runId: round.run_id, name: `Taken back: ${nameOfTask({ place, drive })}` },
    { now, accountId: round.undone_by, onProgress: () => undefined, beforeCommit: mark },
  )
}

/** Removed answers return to review, unless somebody has taken the task again. */
async function lookAgain(
  transaction: Database,
  taskId: string,
  { answers, given, filled_by, filled_at, client_id }: Selectable<Schema['task_round']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('drive_task')
    .set({
      state: 'done',
      answers: JSON.stringify(answers),
      given: JSON.stringify(given),
      filled_by,
      filled_at,
      client_id,
      progressed_at: now,
    })
    .where('id', '=', taskId)
    .where('state', '=', 'open')
    .execute()
}
