import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'

interface LeftBehind {
  readonly opened: OpenDatabase
  readonly close: () => Promise<void>
}

/** The database that a program leaves which says a word in the middle of its work and is killed then. */
export async function databaseOfKilled(program: string): Promise<LeftBehind> {
  const folder = folderWithDatabase()
  const created = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : undefined
  const victim = spawn(process.execPath, [program, created?.address ?? '', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(victim.stdout, 'data')
  victim.kill('SIGKILL')
  await once(victim, 'exit')

  const fail = (error: unknown) => {
    throw error
  }
  const opened = await openDatabase({ url: created?.address, dataDirectory: folder, onIdleError: fail })
  const close = async () => {
    await opened.close()
    await created?.drop()
  }
  return { opened, close }
}
