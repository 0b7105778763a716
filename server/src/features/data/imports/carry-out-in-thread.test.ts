import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { reachableTestDatabase } from '#testing/database.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { carryOutInThread } from '#features/data/imports/carry-out-in-thread.ts'
import { officialsFile, ownNames } from '#testing/data/imports/imports.ts'
import { tryImport } from '#features/data/imports/try-import.ts'
import { lockDataset } from '#imports/load/run.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { systemClock as clock } from '#platform/clock.ts'

const live = new AbortController().signal
const { database, address } = await reachableTestDatabase()

beforeAll(async () => {
  await ensureFirstAdministrator({ database, clock }, { email: 'a@example.org', password: randomUUID() }, true)
})

async function attempt(id: string, signal = live): Promise<void> {
  const { log } = memoryLog()
  await tryImport({ database, clock, log, carryOut: carryOutInThread(address) }, id, signal)
}

/** A file that somebody has sent. */
async function sent(file: Uint8Array): Promise<string> {
  const account = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const id = randomUUID()
  const now = clock.now()
  await database.deleteFrom('import_request').execute()
  await database
    .insertInto('import_request')
    .values({
      id,
      kind: 'load',
      status: 'CHECKING',
      account_id: account.id,
      file_name: 'own.csv',
      file: Buffer.from(file),
      created_at: now,
      progressed_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  return id
}

async function see(id: string) {
  return await database.selectFrom('import_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('a file is checked and loaded in a thread of its own', async () => {
  const id = await sent(gzipSync(officialsFile({ Wren: '662-555-0101' })))
  await attempt(id)
  const check = await see(id)
  expect(check).toMatchObject({ status: 'CHECKED', found: { counts: { added: 1, problems: 0 } } })
  await database.updateTable('import_request').set({ status: 'LOADING' }).where('id', '=', id).execute()
  await attempt(id)
  expect(await see(id)).toMatchObject({ status: 'DONE', file: null })
  expect(await ownNames(database)).toEqual(['Ada Wren'])
})

test('what is refused there is told in its words', async () => {
  const id = await sent(gzipSync(''))
  await database.updateTable('import_request').set({ kind: 'undo', status: 'LOADING' }).where('id', '=', id).execute()
  await database.updateTable('import_run').set({ undone_at: clock.now() }).execute()
  await attempt(id)
  const error = 'This is undone already, or nothing of it is kept.'
  expect(await see(id)).toMatchObject({ status: 'FAILED', error })
})

test('what fails there is counted, and tried again', async () => {
  const id = await sent(Buffer.from('no gzip'))
  await expect(attempt(id)).rejects.toThrow('incorrect header check')
  expect(await see(id)).toMatchObject({ status: 'CHECKING', failures: 1 })
})

test('a server that closes ends it, and the next one begins anew', async () => {
  const names = await ownNames(database)
  const id = await sent(gzipSync(officialsFile({ Finch: '' })))
  const closing = new AbortController()
  // Another import keeps it waiting.
  await database.transaction().execute(async (transaction) => {
    await lockDataset(transaction)
    const over = attempt(id, closing.signal)
    setTimeout(() => closing.abort(), 50)
    await expect(over).rejects.toMatchObject({ name: 'AbortError' })
  })
  expect(await see(id)).toMatchObject({ status: 'CHECKING', failures: 0 })
  expect(await ownNames(database)).toEqual(names)
  await attempt(id)
  expect(await see(id)).toMatchObject({ status: 'CHECKED' })
})
