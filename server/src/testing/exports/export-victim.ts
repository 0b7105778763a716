import { randomUUID } from 'node:crypto'
import { openDatabase } from '#database/open.ts'
import { openDataset } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { workOnExports } from '#features/exports/jobs.ts'
import { requestExport } from '#features/exports/request-export.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { readConfig } from '#context/config.ts'
import { startJobs } from '#jobs/jobs.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import type { Clock } from '#platform/clock.ts'

// A process that makes half a file, says so, and then hangs: tests kill it in that moment.
const [url, dataDirectory = ''] = process.argv.slice(2)
const fail = (error: unknown) => {
  throw error
}
const { database, isEmbedded } = await openDatabase({ url: url || undefined, dataDirectory, onIdleError: fail })
const clock: Clock = { now: () => new Date() }
await loadDemonstration({ database, clock }, { officials: 3_000, seed: 1 })
const dataset = await openDataset({ database, coverage: 'all', clock, onError: fail })
const jobs = await startJobs({ database, isEmbedded, log: memoryLog().log })
const administrator = { email: 'a@example.org', password: randomUUID() }
await ensureFirstAdministrator({ database, clock }, administrator, true)

// The time is asked for when the file is begun and at every chunk: at the second chunk one is stored already.
let requested = 0
const hangingClock: Clock = {
  now: () => {
    if (++requested < 3) return clock.now()
    process.stdout.write('half\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return clock.now()
  },
}
await workOnExports({ jobs, database, dataset, clock: hangingClock, title: 'Atlas', log: memoryLog().log })
const { id: accountId } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
const context = { config: readConfig({}), database, dataset, clock, jobs }
await requestExport(
  context,
  { accountId, isNonpartisan: false },
  { subject: 'official', filters: [], sort: [], format: 'csv', all_digits: false, for_excel: false },
)
