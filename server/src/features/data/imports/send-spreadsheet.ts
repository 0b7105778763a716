import { randomUUID } from 'node:crypto'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { lookAtSpreadsheet } from '#features/data/imports/look-at-spreadsheet.ts'
import { rememberedAnswers } from '#features/data/imports/remembered-matching.ts'
import { readReferenceData } from '#features/data/imports/read-spreadsheet.ts'
import { newRequest, packFile, replaceFormerFile } from '#features/data/imports/send-file.ts'
import { noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock'>

/** Keeps a spreadsheet that can be read, for its columns to be matched. It takes the place of the one before. */
export async function sendSpreadsheet(context: Needed, accountId: string, file: OfficialsFile): Promise<Import> {
  const { database, clock } = context
  const now = clock.now()
  const reference = await readReferenceData(database, now)
  const read = await lookAtSpreadsheet({ file, answers: noAnswers, reference, rows: [0, 0], lines: [] })
  const remembered = await rememberedAnswers(database, read.headingsDigest)
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
        answers: JSON.stringify(remembered ?? noAnswers),
        headings_digest: read.headingsDigest,
        is_remembered: remembered !== null,
      })
      .execute()
    const details = { import: id, file: file.name, bytes: file.bytes.length }
    await audit(transaction, { at: now, by: accountId, action: 'officials file sent', details })
  })
  return await readImport(context, accountId, id)
}
