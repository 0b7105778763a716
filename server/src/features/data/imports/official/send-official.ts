import { randomUUID } from 'node:crypto'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import {
  type OfficialField,
  officialFields,
  type SubmittedOfficial,
} from '@atlas/contract/endpoints/data/own-official.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { takeTurn } from '#database/locks.ts'
import type { SeatCells } from '#dataset/seats/seat-cells.ts'
import { readImport } from '#features/data/imports/find-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { submittedSeat } from '#features/data/imports/official/submitted-seat.ts'
import { newRequest, packFile, replaceFormerFile } from '#features/data/imports/send-file.ts'
import { noAnswers } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSingleValue } from '#imports/spreadsheets/cells/single-value.ts'
import { fileOfRows, type OfficialRow } from '#imports/spreadsheets/rows/file-of-rows.ts'
import { refusePrivate } from '#imports/spreadsheets/cells/private-values.ts'

type Needed = Pick<Context, 'database' | 'dataset' | 'clock' | 'jobs'>

/** Has checked what a single official would change: a file of one row for the own list, made of what is told. */
export async function sendOfficial(context: Needed, accountId: string, submitted: SubmittedOfficial): Promise<Import> {
  const { database, dataset, clock, jobs } = context
  refuseUnusable(submitted)
  const seat = await submittedSeat(database, dataset.current(), submitted)
  const file = await packFile(fileOfRows([rowOf(submitted, seat.row)]))
  const now = clock.now()
  const id = randomUUID()
  const name = `${[submitted.name, seat.office, seat.place]
    .join(', ')
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .slice(0, 190)}.csv`
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'importRequests')
    await replaceFormerFile(transaction, accountId, 'official')
    await transaction
      .insertInto('import_request')
      .values({
        ...newRequest({ id, kind: 'official', accountId, name, now }),
        status: 'CHECKING',
        file,
        answers: JSON.stringify({ ...noAnswers, other_seats: submitted.seat_answer, remember: false }),
        follows: submitted.follows ?? null,
      })
      .execute()
    await audit(transaction, { at: now, by: accountId, action: 'official told', details: { import: id } })
    await jobs.enqueue(transaction, importRequestJob, { requestId: id })
  })
  return await readImport(context, accountId, id)
}

const fields = Object.keys(officialFields) as OfficialField[]

/** Refused beside its field, before anything is kept: homes and personal phones, and what no cell may hold. */
function refuseUnusable(submitted: SubmittedOfficial): void {
  for (const field of fields.filter((each) => submitted[each] !== '')) {
    const column = officialFields[field]
    refusePrivate(column, { value: submitted[field] }, field)
    readSingleValue(column, submitted[field], field)
  }
}

function rowOf(submitted: SubmittedOfficial, seat: SeatCells): OfficialRow {
  return new Map([
    ...fields.map((field) => [officialFields[field], submitted[field]] as const),
    ...seat,
    ['source', submitted.source],
    ['as_of', submitted.as_of],
  ])
}
