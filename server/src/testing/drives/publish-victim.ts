import { randomUUID } from 'node:crypto'
import { openDatabase } from '#database/open.ts'
import { openDataset } from '#dataset/dataset.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { makeDrive } from '#features/drives/make-drive.ts'
import { publishTask } from '#features/drives/publish/publish-task.ts'
import { publishTaskJob } from '#features/drives/publish/publish-task-job.ts'
import { submitTask } from '#features/drives/tasks/submit-task.ts'
import { takeTask } from '#features/drives/tasks/take-task.ts'
import { loadRecords } from '#imports/load-records.ts'
import { startJobs } from '#jobs/jobs.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { bolivar, recordsOfDrives } from '#testing/drives/drives.ts'
import { listenedTo } from '#testing/imports/load/statement.ts'
import { brisk, memoryLog } from '#testing/jobs/queue.ts'

// A process that publishes half of a task, prints a line, and then hangs, so that tests can kill it at that moment;
// its last argument is part of the statement to stop at. Restarted on the same data, it publishes the same task.
const [url, dataDirectory = '', moment = ''] = process.argv.slice(2)
const fail = (error: unknown) => {
  throw error
}
const { database, isEmbedded } = await openDatabase({ url: url || undefined, dataDirectory, onIdleError: fail })
const jobs = await startJobs({ database, isEmbedded, log: memoryLog().log, timing: brisk })
const hanging = listenedTo(database, (heard) => {
  if (!heard.includes(moment) || !heard.includes('Insert')) return
  process.stdout.write('half\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
await jobs.work(publishTaskJob, {
  perform: async ({ taskId }) => await publishTask({ database: hanging, clock }, taskId),
})
if (!(await database.selectFrom('drive_task').select('id').executeTakeFirst())) await sendTask()

/** Without a second look, so that it is published at once. */
async function sendTask(): Promise<void> {
  const options = { now: clock.now(), acceptLosses: 0, onProgress: () => undefined }
  await loadRecords(database, recordsOfDrives(), { ...options, origin: 'public', isDemonstration: false })
  await ensureFirstAdministrator({ database, clock }, { email: 'a@example.org', password: crypto.randomUUID() }, true)
  const organization = { id: randomUUID(), name: 'Delta Votes', name_key: 'delta votes', made_at: clock.now() }
  await database.insertInto('organization').values(organization).execute()
  await database.updateTable('account').set({ organization_id: organization.id }).execute()
  const dataset = await openDataset({ database, coverage: 'all', clock, onError: fail })
  const { id: accountId } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const caller = { accountId, roles: new Set(['ADMIN']), isNonpartisan: false }
  const context = { database, dataset, clock, jobs }
  await makeDrive(context, caller, {
    name: 'Courthouses',
    place_ids: [bolivar],
    offices: ['Sheriff'],
    wanted: ['holder', 'phone'],
    second_look: false,
  })
  const { id } = await database.selectFrom('drive_task').select('id').executeTakeFirstOrThrow()
  await takeTask(context, caller, id)
  const nobody = { since: '', follows: null, ethnicity: '', gender: '', stated_by: null, party: '' } as const
  await submitTask(context, caller, {
    id,
    clientId: randomUUID(),
    answers: {
      source: { kind: 'knowledge' },
      seats: [
        {
          id: 'sheriff:1',
          people: [{ ...nobody, name: 'Zoe Reed' }],
          still_right: false,
          not_found: null,
          source: null,
        },
      ],
      officials: [],
      results: [],
      lines: [{ id: 'sheriff', phone: '662-555-0142', email: '', still_right: false, not_found: null, source: null }],
    },
  })
}
