import { randomUUID } from 'node:crypto'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { newRequest, packFile, replaceFormerFile } from '#features/data/imports/send-file.ts'
import { dayOf } from '#platform/clock.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

interface SentResults {
  readonly name: string
  readonly bytes: Uint8Array
  readonly day: string
  /** "MS", for a file that does not state its state. */
  readonly state: string | null
}

/** Stores a file of results and compares its winners with the holders on file. It replaces the previous file. */
export async function sendResults(context: Needed, accountId: string, sent: SentResults): Promise<Import> {
  const { database, dataset, clock, jobs } = context
  const now = clock.now()
  if (dataset.current().isHistoric)
    throw new Problem('invalid', { detail: 'No results are published of past officials.' })
  if (sent.bytes.length === 0) refuse('file', 'The file is empty. Choose the file that holds the results.')
  if (sent.day > dayOf(now)) refuse('day', 'This day is still to come. Choose the day on which people voted.')
  const file = await packFile(sent.bytes)
  const id = randomUUID()
  const results = { day: sent.day, state_id: stateOf(sent.state) }
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    await replaceFormerFile(transaction, accountId, 'results')
    await transaction
      .insertInto('import_request')
      .values({
        ...newRequest({ id, kind: 'results', accountId, name: sent.name, now }),
        status: 'CHECKING',
        file,
        results: JSON.stringify(results),
      })
      .execute()
    const details = { import: id, file: sent.name, day: sent.day, bytes: sent.bytes.length }
    await audit(transaction, { at: now, by: accountId, action: 'results file sent', details })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

function stateOf(code: string | null): StateId | null {
  return stateIds.find((id) => states[id].code === code) ?? null
}

function refuse(path: string, message: string): never {
  throw new Problem('invalid', { detail: message, errors: [{ path, message }] })
}
