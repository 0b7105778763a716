import type { ResultsQuestion } from '@atlas/contract/endpoints/data/import-check.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { takeTurn } from '#database/locks.ts'
import { findOwnImport, readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

interface Answered {
  readonly question_id: string
  /** Null removes the answer. */
  readonly option_id: string | null
}

/** Stores answers about the contests of a file, and compares its winners with the holders on file again. */
export async function answerQuestions(
  context: Needed,
  accountId: string,
  id: string,
  answers: readonly Answered[],
): Promise<Import> {
  const { database, clock, jobs } = context
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    const { status, found, results } = await findOwnImport({ database: transaction, clock }, accountId, id)
    if (results === null)
      throw new Problem('invalid', { detail: 'This is no file of results, and nothing is asked of it.' })
    if (status !== 'CHECKED') throw new Problem('import_not_checked')
    refuseOthers(answers, found?.results?.questions ?? [])
    const all = new Map(Object.entries(results.answers ?? {}))
    for (const { question_id: question, option_id: option } of answers)
      if (option === null) all.delete(question)
      else all.set(question, option)
    await transaction
      .updateTable('import_request')
      .set({
        status: 'CHECKING',
        results: JSON.stringify({ ...results, answers: Object.fromEntries(all) }),
        found: null,
        error: null,
        failures: 0,
        progressed_at: clock.now(),
      })
      .where('id', '=', id)
      .execute()
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

/** Somebody may have answered in another tab, or the data may have changed since. */
function refuseOthers(answers: readonly Answered[], asked: readonly ResultsQuestion[]): void {
  const optionsOf = new Map(asked.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]))
  for (const { question_id: question, option_id: option } of answers) {
    const options = optionsOf.get(question)
    if (options && (option === null || options.has(option))) continue
    const message = options
      ? 'This is none of the answers to choose from. Choose one of those that are shown.'
      : 'This is not asked of the file, or not any more. Look at the winners once more.'
    throw new Problem('invalid', { detail: message, errors: [{ path: 'answers', message }] })
  }
}
