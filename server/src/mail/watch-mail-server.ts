import * as z from 'zod/mini'
import type { Database } from '#database/connect.ts'
import { defineJob } from '#jobs/define-job.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { noteLook } from '#mail/mail-state.ts'
import type { Transport } from '#mail/transport.ts'
import type { Log } from '#platform/log.ts'

interface Watched {
  readonly database: Database
  readonly transport: Transport
  readonly log: Log
}

const everyFiveMinutes = '*/5 * * * *'

const lookJob = defineJob('look-at-mail-server', {
  payload: z.strictObject({}),
  // The next look is the next try.
  retries: { times: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 },
  expireSeconds: 60,
})

/** Some process looks at the mail server with each start and every five minutes: what screens say of mails follows. */
export async function watchMailServer({ jobs, ...watched }: Watched & { readonly jobs: Jobs }): Promise<void> {
  await jobs.work(lookJob, { perform: async (_, signal) => await lookAtMailServer(watched, signal) })
  await jobs.schedule(lookJob, everyFiveMinutes, {})
  await watched.database.transaction().execute((transaction) => jobs.enqueue(transaction, lookJob, {}))
}

/** The log has a line where it changed. */
export async function lookAtMailServer({ database, transport, log }: Watched, signal: AbortSignal): Promise<void> {
  const failure = await transport.look(signal)
  const before = await noteLook(database, failure)
  const server = transport.leadsTo
  if (failure !== null && before === null) log.warn({ server, failure }, 'The mail server takes no mails: they wait')
  if (failure === null && before !== null) log.info({ server, since: before }, 'The mail server takes mails again')
}
