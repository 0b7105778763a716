import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#database/open.ts'
import { openDataset } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { carryOut } from '#features/data/imports/carry-out.ts'
import { confirmImport } from '#features/data/imports/confirm-import.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { sendFile } from '#features/data/imports/send-file.ts'
import { officialsFile } from '#testing/data/imports/imports.ts'
import { loadRecords } from '#imports/load-records.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { startJobs } from '#jobs/jobs.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

// A process that has half of an import written, says so, and then hangs: tests kill it in that moment.
const [url, dataDirectory = ''] = process.argv.slice(2)
const fail = (error: unknown) => {
  throw error
}
const { database, isEmbedded } = await openDatabase({ url: url || undefined, dataDirectory, onIdleError: fail })
const now = clock.now()
const quiet = { now, onProgress: () => undefined }
await loadRecords(database, buildRecords(), { ...quiet, origin: 'public', isDemonstration: false })
const before = { name: 'before.csv', bytes: officialsFile({ Wren: '662-555-0101' }) }
await importOfficialsFile(database, before, { ...quiet, acceptLosses: 0, accountId: null, cameBy: 'file' })
const dataset = await openDataset({ database, coverage: 'all', clock, onError: fail })
const jobs = await startJobs({ database, isEmbedded, log: memoryLog().log })
await ensureFirstAdministrator({ database, clock }, { email: 'a@example.org', password: crypto.randomUUID() }, true)

const find = async (id: string) =>
  await database.selectFrom('import_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
await jobs.work(importRequestJob, {
  perform: async ({ requestId }) => {
    await carryOut({ database, clock }, requestId, (step) => {
      if (step !== 'Writing what differs') return
      process.stdout.write('half\n')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })
  },
})
const { id: accountId } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
const context = { database, dataset, clock, jobs }
const after = { name: 'after.csv', bytes: officialsFile({ Finch: '', Heron: '' }) }
const { id } = await sendFile(context, accountId, after)
while ((await find(id)).status === 'CHECKING') await pause(20)
await confirmImport(context, accountId, { id, acceptLosses: null, acceptLeftOut: null })
