import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ConflictDecision } from '@atlas/contract/endpoints/drives/tasks.ts'
import type { Database } from '#database/connect.ts'
import type { AskedItem, RowToPublish } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { givenBy, leftOf } from '#features/drives/asked-items.ts'
import { rowsToPublish } from '#features/drives/publish/rows-to-publish.ts'
import type { TaskRow } from '#features/drives/task-rows.ts'
import { checkAnswers } from '#features/drives/tasks/check-answers.ts'
import { conflictsIn, decide } from '#features/drives/tasks/conflicts.ts'
import { placeOfTask, requestedResults } from '#features/drives/tasks/describe-task.ts'
import { latestDayOf } from '#platform/clock.ts'

interface Preparing {
  readonly database: Database
  readonly snapshot: Snapshot
  readonly task: TaskRow
  readonly now: Date
  readonly decisions: readonly ConflictDecision[]
  /** Somebody else has reviewed the answers. */
  readonly isSecondLook: boolean
}

interface Prepared {
  readonly answers: Answers
  readonly given: readonly AskedItem[]
  readonly toPublish: readonly RowToPublish[]
}

/** The answers to load. Refuses if they cannot be published, or if a seat would have two holders. */
export async function prepareAnswers(
  { database, snapshot, task, now, decisions, isSecondLook }: Preparing,
  answers: Answers,
): Promise<Prepared> {
  const here = placeOfTask(snapshot, task)
  const { today } = snapshot
  const results = requestedResults(task, here)
  checkAnswers(answers, { here, results, latestDay: latestDayOf(now) })
  const conflicts = conflictsIn(answers, here)
  const decided = decide(answers, conflicts, decisions, task.asked)
  const toPublish = await rowsToPublish(
    { database, snapshot, task, here, results, today, isSecondLook },
    decided.answers,
  )
  const given = givenBy(decided.answers, task, here)
  // That the holder stays is an answer too.
  return { answers: decided.answers, given: [...given, ...leftOf(decided.settled, given)], toPublish }
}
