import { randomUUID } from 'node:crypto'
import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data-imports/find-import.ts'
import { readKnowledge, readSpreadsheet } from '#features/data-imports/read-spreadsheet.ts'
import { newRequest, packFile, replaceFormerFile } from '#features/data-imports/send-file.ts'
import { noAnswers } from '#imports/matching/matching.ts'
import { ImportRefused } from '#imports/records/import-refused.ts'
import type { OfficialsFile } from '#imports/sources/officials-file/officials-check.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Keeps a spreadsheet that can be read, for its columns to be matched. It takes the place of the one before. */
export async function sendSpreadsheet(context: Needed, accountId: string, file: OfficialsFile): Promise<Import> {
  const { database, clock } = context
  const now = clock.now()
  await refuseUnreadable(context, file)
  const packed = await packFile(file.bytes)
  const id = randomUUID()
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    await replaceFormerFile(transaction, accountId)
    await transaction
      .insertInto('import_request')
      .values({
        ...newRequest({ id, accountId, name: file.name, now }),
        status: 'MATCHING',
        file: packed,
        answers: JSON.stringify(noAnswers),
      })
      .execute()
    const details = { import: id, file: file.name, bytes: file.bytes.length }
    await audit(transaction, { at: now, by: accountId, action: 'officials file sent', details })
  })
  return await readImport(context, accountId, id)
}

async function refuseUnreadable({ database, clock }: Needed, file: OfficialsFile): Promise<void> {
  try {
    readSpreadsheet(file, noAnswers, await readKnowledge(database, clock.now()))
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const message = `${error.message}.`
    throw new Problem('invalid', { detail: message, errors: [{ path: 'file', message }] })
  }
}
