import { openDatabase } from '#database/open.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { listenedTo } from '#testing/imports/load/statement.ts'

// A process that imports other people than are there, says when it comes to a statement, and hangs: tests kill it then.
const [url, dataDirectory = '', statement = '', constables = ''] = process.argv.slice(2)
const fail = (error: unknown) => {
  throw error
}
const { database } = await openDatabase({ url: url || undefined, dataDirectory, onIdleError: fail })
const hanging = listenedTo(database, (heard) => {
  if (!new RegExp(statement).test(heard)) return
  process.stdout.write('half\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
await loadRecords(hanging, buildRecords({ prefix: 'new', constables: Number(constables) }), {
  origin: 'public',
  isDemonstration: false,
  now: new Date(),
  acceptLosses: Number.POSITIVE_INFINITY,
  onProgress: () => undefined,
})
