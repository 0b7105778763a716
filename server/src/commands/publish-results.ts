import { basename } from 'node:path'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { bytesOf } from '#commands/results.ts'
import type { Database } from '#database/connect.ts'
import type { Progress } from '#imports/records/progress.ts'
import { type FileOfResults, plannedFile } from '#imports/publish-results/publish-results.ts'
import { consequenceText, planNotes, toBeText } from '#imports/publish-results/plan-words.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { OfficialsRefused } from '#imports/spreadsheets/report/officials-check.ts'
import { problemLines } from '#imports/spreadsheets/report/check-lines.ts'
import { type Clock, dayOf } from '#platform/clock.ts'

interface PublishContext {
  readonly database: Database
  readonly clock: Clock
  readonly onProgress: Progress
}

/** Publishes what a file of results says for certain of the seats on file, and says what it does not. */
export async function publishResultsCommand(
  { database, clock, onProgress }: PublishContext,
  path: string,
  expected: Pick<FileOfResults, 'day' | 'stateId'>,
): Promise<string[]> {
  const now = clock.now()
  const name = basename(path)
  const bytes = await bytesOf(path)
  const { results, plan, file } = await plannedFile(database, { name, bytes, ...expected }, dayOf(now))
  const summary = [
    `${name} is ${results.form}: ${states[results.stateId].name}, ${typedDayOf(results.day)}`,
    ...plan.planned.map((each) => consequenceText(each)),
    ...plan.toBe.map(toBeText),
    ...[...plan.unanswered, ...plan.untold].map((sentence) => `Not told: ${sentence}`),
    ...planNotes(plan),
  ]
  if (plan.planned.length + plan.toBe.length === 0)
    return [...summary, 'Nothing changes: there is no result in it to publish.']
  try {
    // Nobody leaves the atlas except officials who have a successor.
    const acceptLosses = Number.POSITIVE_INFINITY
    const done = await importOfficialsFile(database, file, {
      now,
      acceptLosses,
      accountId: null,
      cameBy: 'results',
      onProgress,
    })
    const left = done.skipped.map(({ reason }) => `Left out: ${reason}`)
    if (!done.isChanged) return [...summary, ...left, 'Nothing changes: every result of it is on file already.']
    const count = done.addedTotal + done.changedTotal
    return [...summary, ...left, `${count} officials are changed. The data is now at version ${done.version}.`]
  } catch (error) {
    if (!(error instanceof OfficialsRefused)) throw error
    throw new Error([error.message, ...problemLines(name, error.check)].join('\n'), { cause: error })
  }
}
