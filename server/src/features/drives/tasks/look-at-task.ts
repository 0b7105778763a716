import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type * as contract from '@atlas/contract/endpoints/drives/tasks.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { publishTaskJob } from '#features/drives/publish/publish-task-job.ts'
import { lockTask, type TaskRow } from '#features/drives/task-rows.ts'
import { withoutEmpty } from '#features/drives/tasks/check-answers.ts'
import { prepareAnswers } from '#features/drives/tasks/prepare-answers.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/** Accepts somebody else's answers, with the reviewer's changes, and publishes them. Accepting twice publishes once. */
export async function acceptTask(
  { database, dataset, clock, jobs }: Needed,
  caller: Caller,
  { params: { id }, body: { changes } }: Parsed<typeof contract.acceptTask>,
): Promise<void> {
  const now = clock.now()
  const snapshot = dataset.current()
  await database.transaction().execute(async (transaction) => {
    const task = await lockTask(transaction, caller, id, now)
    if (task.state === 'publishing' && task.looked_by === caller.accountId) return
    const filled = filledBySomebodyElse(task, caller)
    const changed = changes.answers && (caller.isNonpartisan ? withParties(changes.answers, filled) : changes.answers)
    const preparing = { database: transaction, snapshot, task, now, decisions: changes.conflicts, isSecondLook: true }
    const { answers, given, toPublish } = await prepareAnswers(preparing, withoutEmpty(changed ?? filled))
    await transaction
      .updateTable('drive_task')
      .set({
        state: 'publishing',
        answers: JSON.stringify(answers),
        given: JSON.stringify(given),
        looked_by: caller.accountId,
        to_publish: JSON.stringify(toPublish),
        error: null,
        progressed_at: now,
      })
      .where('id', '=', id)
      .execute()
    const details = { task: id, ...(changed && { changed: true }) }
    await audit(transaction, { at: now, by: caller.accountId, action: 'task accepted', details })
    await jobs.enqueue(transaction, publishTaskJob, { taskId: id })
  })
}

function filledBySomebodyElse({ state, answers, filled_by: filledBy, undoes_round: undoes }: TaskRow, caller: Caller) {
  if (state !== 'done' || answers === null || undoes !== null) throw new Problem('nothing_to_look_at')
  if (filledBy === caller.accountId) throw new Problem('own_answers')
  return answers
}

/** A reviewer in the nonpartisan view does not see the parties, so these are kept unchanged. */
function withParties(changed: Answers, filled: Answers): Answers {
  const parties = new Map<string, string>([
    ...filled.seats.flatMap(({ id, people }) =>
      people.map(({ name, party }) => [`${id} ${normalized(name)}`, party] as const),
    ),
    ...filled.officials.map(({ official_id: id, party }) => [String(id), party] as const),
  ])
  return {
    ...changed,
    seats: changed.seats.map((seat) => ({
      ...seat,
      people: seat.people.map((person) => ({
        ...person,
        party: parties.get(`${seat.id} ${normalized(person.name)}`) ?? '',
      })),
    })),
    officials: changed.officials.map((each) => ({ ...each, party: parties.get(String(each.official_id)) ?? '' })),
    results: changed.results.map((each) => {
      const before = filled.results.find(({ seat_id: id, name }) => id === each.seat_id && name === each.name)
      return { ...each, party: before?.party ?? '', votes: before?.votes ?? null, share: before?.share ?? null }
    }),
  }
}

/**
 * Sends a task back with a message to the person who filled it in. If it is sent back twice, the first message stays.
 */
export async function sendBackTask(
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  caller: Caller,
  { params: { id }, body: { word } }: Parsed<typeof contract.sendBackTask>,
): Promise<void> {
  const now = clock.now()
  await database.transaction().execute(async (transaction: Database) => {
    const task = await lockTask(transaction, caller, id, now)
    if (task.state === 'sent_back' && task.sent_back_by === caller.accountId) return
    filledBySomebodyElse(task, caller)
    await transaction
      .updateTable('drive_task')
      .set({
        state: 'sent_back',
        word,
        sent_back_by: caller.accountId,
        sent_back_at: now,
        told_at: null,
        error: null,
        progressed_at: now,
      })
      .where('id', '=', id)
      .execute()
    await audit(transaction, { at: now, by: caller.accountId, action: 'task sent back', details: { task: id } })
  })
}
