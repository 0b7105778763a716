import { constants, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import type { CopiedDatabase } from '#database/backup/backup-manifest.ts'
import { type EmbeddedConnection, openElsewhere, startEmbedded } from '#database/embedded.ts'

/**
 * Copies the files of the embedded database while nothing is written, and returns what they contain. The process that
 * has the database open keeps serving: there is a single session, so no other client is served while our transaction is
 * open, and the copy looks like what a killed process would leave, which the database can recover from.
 */
export async function copyStill(dataDirectory: string, copy: string, now: Date): Promise<CopiedDatabase> {
  rmSync(copy, { recursive: true, force: true })
  const elsewhere = openElsewhere(dataDirectory)
  if (elsewhere) return await copyThrough(elsewhere, dataDirectory, copy, now)
  const server = await startEmbedded(dataDirectory)
  try {
    return await copyThrough(server.connection, dataDirectory, copy, now)
  } finally {
    await server.close()
  }
}

async function copyThrough(
  connection: EmbeddedConnection,
  dataDirectory: string,
  copy: string,
  now: Date,
): Promise<CopiedDatabase> {
  const client = new pg.Client(connection)
  await client.connect().catch((cause: Error) => {
    const advice = 'Run this as the user who runs the server, or try again in a moment'
    throw new BackupRefused(`The database in ${dataDirectory} cannot be asked: ${cause.message}. ${advice}`, { cause })
  })
  try {
    // A checkpoint just before the transaction leaves little of the write-ahead log to replay when the copy is started.
    await client.query('checkpoint')
    await client.query('begin')
    const copied = await describe(client, now)
    // Where the file system can, the copy shares the blocks of the original and takes no time.
    cpSync(join(dataDirectory, 'database'), copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await client.query('rollback')
    return copied
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client, now: Date): Promise<CopiedDatabase> {
  const { rows } = await client.query<Omit<CopiedDatabase, 'made_at'>>(`
    select current_setting('server_version') as postgresql,
      (select json_agg(name order by name) from migration) as migrations,
      (select version from dataset_version) as data_version,
      (select count(*)::integer from official) as officials,
      (select count(*)::integer from account) as accounts`)
  const [described] = rows
  if (!described) throw new Error('The database did not say what it holds')
  return { made_at: now.toISOString(), ...described }
}
