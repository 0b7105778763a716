import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { briefly } from '#testing/brief-process.ts'
import { createDatabase } from '#testing/database/create-database.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'

interface LeftBehind {
  readonly opened: OpenDatabase
  readonly close: () => Promise<void>
}

/**
 * The database that a program leaves which says a word in the middle of its work and is killed then: once, or once in
 * each of some moments, which are told to it.
 */
export async function databaseOfKilled(program: string, moments: readonly string[] = ['']): Promise<LeftBehind> {
  const folder = folderWithDatabase()
  const url = process.env.DATABASE_URL
  const created = url ? await createDatabase(url, inject('emptyPostgresql') ?? undefined) : undefined
  for (const moment of moments) await killIn(moment, [program, created?.address ?? '', folder])

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

async function killIn(moment: string, words: readonly string[]): Promise<void> {
  const victim = spawn(process.execPath, [...briefly, ...words, moment], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(victim, 'exit')
  await Promise.race([once(victim.stdout, 'data'), ended])
  if (victim.exitCode !== null) throw new Error(`The program to be killed ended by itself, with ${victim.exitCode}`)
  victim.kill('SIGKILL')
  await ended
}
