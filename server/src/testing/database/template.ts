import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { connect, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { applyCorrectionsJob } from '#features/data/corrections/apply-corrections-job.ts'
import { importRequestJob } from '#features/data/imports/import-request-job.ts'
import { writeExportJob } from '#features/exports/write-export-job.ts'
import { startJobs } from '#jobs/jobs.ts'
import { sendMail } from '#mail/mailer.ts'
import { createDatabase } from '#testing/database/create-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that embedded databases of tests start from; null where they are on PostgreSQL. */
    emptyDatabase: string | null
    /** The database that those of tests are copied from on PostgreSQL; null where they are embedded. */
    emptyPostgresql: string | null
  }
}

/**
 * Before the tests of the server: makes an empty database once, migrated and with the queues that every app has. To start
 * from it takes a third of the time that a new one takes.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL
  if (url) {
    const { name, address, drop } = await createDatabase(url)
    const database = connect({ connectionString: address }, 'postgresql', fail)
    await fill(database, false)
    await database.destroy()
    provide('emptyDatabase', null)
    provide('emptyPostgresql', name)
    return drop
  }
  const folder = await mkdtemp(join(tmpdir(), 'atlas-template-'))
  const file = join(folder, 'database.tar')
  const embedded = await startEmbedded(null)
  const database = connect(embedded.connection, 'embedded', fail)
  await fill(database, true)
  // Each start would fill 128 MB of memory that no test needs.
  await sql`alter system set shared_buffers = '8MB'`.execute(database)
  await dropTemplates(database)
  await database.destroy()
  await writeFile(file, (await embedded.dump()).stream())
  await embedded.close()
  provide('emptyDatabase', file)
  provide('emptyPostgresql', null)
  return () => rm(folder, { recursive: true })
}

async function fill(database: Database, isEmbedded: boolean): Promise<void> {
  await migrate(database)
  const jobs = await startJobs({ database, isEmbedded, log: pino({ level: 'silent' }) })
  await jobs.prepare(sendMail)
  await jobs.prepare(writeExportJob)
  await jobs.prepare(importRequestJob)
  await jobs.prepare(applyCorrectionsJob)
  await jobs.stop()
}

/** The two that new databases are copied from, of which no test makes any: a third of what each start unpacks. */
async function dropTemplates(database: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(database)
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(database)
}

function fail(error: Error): void {
  throw error
}
