import { randomUUID } from 'node:crypto'
import type { Answers, AnswerSource } from '@atlas/contract/endpoints/drives/answers.ts'
import type * as contract from '@atlas/contract/endpoints/drives/results.ts'
import type { ResultsSource } from '@atlas/contract/endpoints/drives/results.ts'
import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, type PlaceOnFile, placeAt } from '#dataset/places/places.ts'
import { askedResult } from '#features/drives/asked-items.ts'
import { unitOf } from '#features/drives/results/units.ts'
import { resultsHere } from '#features/drives/results-here.ts'
import { lockTask, type TaskRow } from '#features/drives/task-rows.ts'
import { withoutEmpty } from '#features/drives/tasks/check-answers.ts'
import { unitHere } from '#features/drives/tasks/describe-task.ts'
import { isWebAddress } from '#features/drives/tasks/source-of-answer.ts'
import { fileAnswers, isThere } from '#features/drives/tasks/submit-task.ts'
import { takenByAnother, refuseStrangers } from '#features/drives/tasks/take-task.ts'
import { readNames } from '#lists/people.ts'
import type { Caller } from '#platform/http/serve.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/**
 * Stores the results of a place's seats as answers of a task, so that they are reviewed, published and undone like
 * other answers. The first results create the drive of the day and the task of the place.
 */
export async function sendResults(
  { database, dataset, clock, jobs }: Needed,
  caller: Caller,
  { params: { day }, body }: Parsed<typeof contract.sendResults>,
): Promise<void> {
  const now = clock.now()
  const snapshot = dataset.current()
  refuseDay(day, snapshot)
  const place = placeOfResults(snapshot, body.place_id)
  await database.transaction().execute(async (transaction) => {
    const driveId = await driveOfDay(transaction, caller, day, now)
    const id = await taskOfPlace(transaction, driveId, place, now)
    const stored = await lockTask(transaction, caller, id, now)
    if (await isThere(transaction, stored, body.client_id)) return
    await refuseOthers(transaction, stored, caller)
    const found = resultsHere(unitHere(snapshot, place.number), day, stored.asked).map(askedResult)
    const known = new Set(found.map(({ id: each }) => each))
    const asked = [...stored.asked.filter(({ id: each }) => !known.has(each)), ...found]
    const answers = withoutEmpty(answersOf(body, snapshot.today))
    const filing = { transaction, snapshot, jobs, now }
    await fileAnswers(filing, caller, { ...stored, asked }, { clientId: body.client_id, answers })
  })
}

/** Results must be of a past election. */
function refuseDay(day: string, { isHistoric, today }: Snapshot): void {
  if (isHistoric) throw new Problem('invalid', { detail: 'No results are filled in of past officials.' })
  if (day <= today) return
  const detail = `${typedDayOf(day)} is still to come. Results are filled in once people have voted.`
  throw new Problem('invalid', { detail, errors: [{ path: 'day', message: detail }] })
}

/** The place whose page has the results of a place. */
export function placeOfResults({ places }: Snapshot, id: string): PlaceOnFile {
  const number = findPlace(places, id)
  if (number === undefined) throw new Problem('not_found', { detail: `There is no place with the id ${id}.` })
  return placeAt(places, unitOf(places, number))
}

function answersOf({ source, seats }: Parsed<typeof contract.sendResults>['body'], today: string): Answers {
  return { source: sourceOf(source, today), seats: [], officials: [], lines: [], results: seats }
}

function sourceOf({ text, read_on: readOn, is_official: isOfficial }: ResultsSource, today: string): AnswerSource {
  const about = { day: readOn ?? today, ...(!isOfficial && { is_unofficial: true as const }) }
  return isWebAddress(text) ? { kind: 'web', address: text, ...about } : { kind: 'document', title: text, ...about }
}

async function driveOfDay(transaction: Database, { accountId }: Caller, day: string, now: Date): Promise<string> {
  const account = await transaction
    .selectFrom('account')
    .select('organization_id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const organizationId = account?.organization_id
  if (!organizationId)
    throw new Problem('not_member', {
      detail: 'Results are filled in by people of an organization, and you are in none. Ask an administrator for one.',
    })
  const id = randomUUID()
  const made = await transaction
    .insertInto('drive')
    .values({
      id,
      organization_id: organizationId,
      name: `Results of ${typedDayOf(day)}`,
      made_by: accountId,
      made_at: now,
      offices: JSON.stringify([]),
      wanted: JSON.stringify(['result']),
      second_look: true,
      election_day: day,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'election_day']).doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) {
    const details = { drive: id, organization: organizationId, day }
    await audit(transaction, { at: now, by: accountId, action: 'drive made', details })
    return id
  }
  const there = transaction.selectFrom('drive').select('id').where('organization_id', '=', organizationId)
  return (await there.where('election_day', '=', day).executeTakeFirstOrThrow()).id
}

async function taskOfPlace(
  transaction: Database,
  driveId: string,
  { id: placeId, name }: PlaceOnFile,
  now: Date,
): Promise<string> {
  const task = { id: randomUUID(), drive_id: driveId, place_id: placeId, place_name: name, asked: JSON.stringify([]) }
  await transaction
    .insertInto('drive_task')
    .values({ ...task, state: 'open', progressed_at: now })
    .onConflict((conflict) => conflict.columns(['drive_id', 'place_id']).doNothing())
    .execute()
  const there = transaction.selectFrom('drive_task').select('id').where('drive_id', '=', driveId)
  return (await there.where('place_id', '=', placeId).executeTakeFirstOrThrow()).id
}

/** The sender may replace the results until somebody has reviewed them. */
async function refuseOthers(transaction: Database, task: TaskRow, { accountId }: Caller): Promise<void> {
  refuseStrangers(task)
  const {
    state,
    is_held: isHeld,
    taken_by: takenBy,
    filled_by: filledBy,
    undoes_round: undoes,
    place_name: place,
  } = task
  if (state === 'taken' && isHeld && takenBy !== accountId) throw await takenByAnother(transaction, task)
  if (state === 'publishing' || undoes !== null)
    throw new Problem('task_not_open', {
      detail: `The results of ${place} are being published right now. Your draft is kept: send it in a minute.`,
    })
  if (state !== 'done' || filledBy === accountId) return
  const name = (await readNames(transaction, [filledBy])).get(filledBy ?? '') ?? 'Somebody else'
  throw new Problem('task_not_open', {
    detail: `${name} has sent results of ${place} already, and they wait to be looked at. Look at them under “To look at”; your draft is kept.`,
  })
}
