import { openDatabase } from '#database/open.ts'
import { startJobs } from '#jobs/jobs.ts'
import { endless, memoryLog } from '#testing/jobs/queue.ts'

// A process that begins a job, says so, and never finishes it: tests kill it meanwhile.
const [url, dataDirectory = ''] = process.argv.slice(2)
const { database, isEmbedded } = await openDatabase({
  url: url || undefined,
  dataDirectory,
  onIdleError: () => undefined,
})
const jobs = await startJobs({ database, isEmbedded, log: memoryLog().log })
await jobs.prepare(endless)
await database.transaction().execute((transaction) => jobs.enqueue(transaction, endless, { number: 7 }))
await jobs.work(endless, {
  perform: async () => {
    process.stdout.write('begun\n')
    await new Promise(() => undefined)
  },
})
