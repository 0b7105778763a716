import { openDatabase } from '#database/open.ts'
import { openDataset } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { applyCorrections } from '#features/data/corrections/apply-corrections.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'
import { setValue } from '#features/data/corrections/set-value.ts'
import { loadRecords } from '#imports/load-records.ts'
import { listenedTo, momentsOfWriting } from '#testing/imports/load/statement.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { startJobs } from '#jobs/jobs.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

// A process that has half of a correction laid over the data, says so, and then hangs: tests kill it in that moment.
const [url, dataDirectory = ''] = process.argv.slice(2)
const fail = (error: unknown) => {
  throw error
}
const { database, isEmbedded } = await openDatabase({ url: url || undefined, dataDirectory, onIdleError: fail })
const options = { now: clock.now(), acceptLosses: 0, onProgress: () => undefined }
await loadRecords(database, buildRecords(), { ...options, origin: 'public', isDemonstration: false })
await ensureFirstAdministrator({ database, clock }, { email: 'a@example.org', password: crypto.randomUUID() }, true)
const dataset = await openDataset({ database, coverage: 'all', clock, onError: fail })
const jobs = await startJobs({ database, isEmbedded, log: memoryLog().log })
const [, [, written]] = momentsOfWriting
const hanging = listenedTo(database, (heard) => {
  if (!written.test(heard)) return
  process.stdout.write('half\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
await jobs.work(applyCorrectionsJob, {
  perform: async (decided) => await applyCorrections({ database: hanging, clock }, decided),
})
const { id: accountId } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
const { id } = await database
  .selectFrom('official')
  .select('id')
  .where('name', '=', 'Ada Bird0')
  .executeTakeFirstOrThrow()
const decision = { value: '662-555-0142', source: 'Letterhead', as_of: '2026-10-30' }
await setValue({ database, dataset, clock, jobs }, accountId, {
  body: { eo_id: id, column_id: 'eo.phone', ...decision },
})
