import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { create, extract } from 'tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '#database/backup/back-up.ts'
import type { BackupManifest } from '#database/backup/backup-manifest.ts'
import { restore } from '#database/backup/restore.ts'
import { atlasCommand, startAtlasCommand } from '#testing/command.ts'
import { connect, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrations } from '#database/migrations/all.ts'
import { type OpenDatabase, openDatabase } from '#database/open.ts'
import { formerFolder } from '#database/replace-folder.ts'
import { putDatabase } from '#testing/database/folder.ts'
import { ensureFirstAdministrator } from '#features/accounts/first-administrator.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildRecords } from '#testing/imports/records/records.ts'
import { systemClock as clock } from '#platform/clock.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'
import { afterwards } from '#testing/end.ts'

const place = mkdtempSync(join(tmpdir(), 'atlas-backup-'))
const served = join(place, 'served')
const file = join(place, 'atlas.backup')
const now = new Date('2026-11-20T15:00:00Z')
// Several databases are started one after the other.
const slow = 120_000
const fail = (error: unknown) => {
  throw error
}
const open = (dataDirectory: string) => openDatabase({ url: undefined, dataDirectory, onIdleError: fail })

/** Moves money from one purse to the other and writes that down in two tables, for as long as it is let. */
function startWriting(database: Database) {
  let written = 0
  let isOver = false
  const write = async () => {
    await database.transaction().execute(async (transaction) => {
      const entry = written + 1
      await sql`insert into entry values (${entry})`.execute(transaction)
      await sql`update purse set money = money - ${entry} where name = 'mine'`.execute(transaction)
      await sql`insert into entry_line values (${entry}, ${'x'.repeat(2_000)})`.execute(transaction)
      await sql`update purse set money = money + ${entry} where name = 'yours'`.execute(transaction)
    })
    written++
  }
  const writing = (async () => {
    while (!isOver) await write()
  })()
  return {
    written: () => written,
    end: async () => {
      isOver = true
      await writing
    },
  }
}

async function accountsOf(database: Database) {
  const { rows } = await sql<{ entries: number; last: number; lines: number; money: number }>`
    select (select count(*) from entry) as entries, (select max(id) from entry) as last,
      (select count(*) from entry_line) as lines, (select sum(money) from purse) as money`.execute(database)
  return rows[0]
}

// It is the embedded database that is meant, whatever the other tests run on: once is enough.
describe.skipIf(process.env.DATABASE_URL)('a backup of the embedded database', () => {
  let server: OpenDatabase
  let writtenBefore = 0
  let writtenAfter = 0
  let older: string

  beforeAll(async () => {
    putDatabase(served)
    server = await open(served)
    const { database } = server
    await ensureFirstAdministrator({ database, clock }, administrator, true)
    await loadRecords(database, buildRecords(), {
      origin: 'public',
      isDemonstration: false,
      now,
      onProgress: () => undefined,
    })
    await sql`create table entry (id integer primary key)`.execute(database)
    await sql`create table entry_line (entry integer not null references entry, text text not null)`.execute(database)
    await sql`create table purse (name text primary key, money bigint not null)`.execute(database)
    await sql`insert into purse values ('mine', 0), ('yours', 0)`.execute(database)
    await sql`
      insert into one_time_token (token_hash, purpose, account_id, expires_at)
      select 'x', 'reset-password', id, now() from account`.execute(database)
    const writer = startWriting(database)
    while (writer.written() < 10) await pause(5)
    writtenBefore = writer.written()
    const made = await atlasCommand(['backup', file], { DATA_DIR: served })
    writtenAfter = writer.written()
    await writer.end()
    expect(made).toMatchObject({ exitCode: 0, errors: '' })
    expect(made.output).toContain(`Written to ${file}`)
    expect(made.output).toContain('3 officials in version 1 of the data, 1 account')
  }, slow)
  afterAll(async () => {
    await server.close()
    rmSync(place, { recursive: true })
  })

  test('is made while a server goes on writing, for nobody else to read, and leaves nothing beside', () => {
    expect(writtenBefore).toBeGreaterThan(0)
    expect(writtenAfter).toBeGreaterThan(writtenBefore)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(place).filter((name) => name.startsWith('atlas.backup'))).toEqual(['atlas.backup'])
    expect(readdirSync(join(served, 'backup'))).toEqual([])
  })

  test(
    'restored in a fresh folder is of one moment, and people sign in to it',
    async () => {
      const fresh = join(place, 'fresh')
      const restored = await atlasCommand(['restore', file], { DATA_DIR: fresh })
      expect(restored).toMatchObject({ exitCode: 0, errors: '' })
      expect(restored.output).toContain(
        '3 officials in version 1 of the data, 1 account. Everybody has to sign in again.',
      )
      expect(readdirSync(fresh)).toEqual(['database'])
      const { database, close } = await open(fresh)
      const found = await accountsOf(database)
      expect(found?.entries).toBeGreaterThanOrEqual(writtenBefore)
      expect(found?.entries).toBeLessThanOrEqual(writtenAfter)
      expect(found).toMatchObject({ last: found?.entries, lines: found?.entries, money: '0' })
      expect(await database.selectFrom('one_time_token').selectAll().execute()).toEqual([])
      afterwards(close)
      const { app } = await testApp(database)
      await new Visitor(app).signIn()
    },
    slow,
  )

  test('is not written over unless that is wished', async () => {
    const before = readFileSync(file)
    const again = () => backUp({ dataDirectory: served, file, isForced: false, now })
    await expect(again()).rejects.toThrow(
      `${file} is there already. Name another file, or add --force to write over it`,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('is never restored under a server', async () => {
    await expect(restore({ dataDirectory: served, file })).rejects.toThrow(
      `is in use by process ${process.pid}. Stop it first`,
    )
    expect(readdirSync(served).sort()).toEqual(['backup', 'database', 'lock'])
  })

  test.each([
    ['cut off at its end', (bytes: Buffer) => bytes.subarray(0, -1), /is damaged: /],
    ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /is damaged: /],
    ['cut off in its manifest', (bytes: Buffer) => bytes.subarray(0, 200), /is not a backup of the atlas/],
    ['changed in one bit', flipped, /is damaged: /],
    ['empty', () => Buffer.alloc(0), /is not a backup of the atlas/],
    ['another file', () => Buffer.from('{"name": "a file"}\n'.repeat(99)), /is not a backup of the atlas/],
    ['another file that gzip packed', () => gzipSync('a file\n'.repeat(99)), /is not a backup of the atlas/],
  ])('that is %s is refused before anything is touched', async (_, spoil, reason) => {
    await expectRefusal(spoil(readFileSync(file)), reason)
  })

  test.each([
    [
      'of a later format',
      (manifest: BackupManifest) => ({ ...manifest, version: 3 }),
      /was made by a newer version of the atlas \(its format is number 3\)\. Update the atlas, then try again/,
    ],
    [
      'of a later version of the atlas',
      (manifest: BackupManifest) => ({ ...manifest, migrations: [...manifest.migrations, '9001_tomorrow'] }),
      /was made by a newer version of the atlas \(it holds the change 9001_tomorrow\)/,
    ],
    [
      'with a file too few',
      ({ content, ...manifest }: BackupManifest) => ({
        ...manifest,
        content: { ...content, 'database/more': 'directory' },
      }),
      /is damaged: its content is not what its manifest says/,
    ],
    [
      'with a file that has changed',
      ({ content, ...manifest }: BackupManifest) => ({
        ...manifest,
        content: { ...content, 'database/PG_VERSION': createHash('sha256').digest('hex') },
      }),
      /is damaged: its content is not what its manifest says/,
    ],
    [
      'whose manifest would fill the memory',
      (manifest: BackupManifest) => ({ ...manifest, filler: ' '.repeat(17_000_000) }),
      /is not a backup of the atlas/,
    ],
  ])('%s is refused before anything is touched', async (_, change, reason) => {
    await expectRefusal(await smallBackup((folder) => changeManifest(folder, change)), reason)
  })

  test.each([
    ['a file beside its folder', (folder: string) => writeFileSync(join(folder, 'escaped'), ''), 'database/../escaped'],
    ['a link', (folder: string) => symlinkSync('/etc/passwd', join(folder, 'database', 'link')), 'database'],
  ])('that holds %s is refused before anything is touched', async (_, add, name) => {
    await expectRefusal(await smallBackup(add, name), /is damaged: /)
  })

  test('that is not there is refused in one line', async () => {
    const missing = await atlasCommand(['restore', join(place, 'nothing')], { DATA_DIR: join(place, 'untouched') })
    expect(missing).toMatchObject({ exitCode: 1, output: '' })
    expect(missing.errors).toMatch(/^.*nothing cannot be read: ENOENT.*\n$/)
  })

  test(
    'of an older version of the atlas is brought up to date, and what was there before is kept',
    async () => {
      older = mkdtempSync(join(place, 'older-'))
      putDatabase(older)
      const embedded = await startEmbedded(older)
      const database = connect(embedded.connection, 'embedded', fail)
      await sql`drop schema public cascade`.execute(database)
      await sql`create schema public`.execute(database)
      await sql`create table migration (name text primary key)`.execute(database)
      for (const { name, sql: statements } of migrations.slice(0, 2)) {
        await sql.raw(statements).execute(database)
        await sql`insert into migration values (${name})`.execute(database)
      }
      await sql`alter table migration add applied_at timestamptz not null default now()`.execute(database)
      await sql`update dataset_version set version = 41`.execute(database)
      await database.destroy()
      await embedded.close()
      const olderFile = join(older, 'older.backup')
      const manifest = await backUp({ dataDirectory: older, file: olderFile, isForced: false, now })
      expect(manifest).toMatchObject({ migrations: ['0001_officials', '0002_accounts'], data_version: 41 })

      const { former } = await restore({ dataDirectory: older, file: olderFile })
      const opened = await open(older)
      expect(await opened.database.selectFrom('dataset_version').select('version').execute()).toEqual([{ version: 41 }])
      expect(await opened.database.selectFrom('export').selectAll().execute()).toEqual([])
      await opened.close()
      expect(former).toBe(formerFolder(join(older, 'database')))
      expect(existsSync(join(String(former), 'PG_VERSION'))).toBe(true)
    },
    slow,
  )

  test(
    'whose restoring is killed leaves the old database whole, and is restored by the next try',
    async () => {
      const target = older
      const { child, ended } = startAtlasCommand(['restore', file], { DATA_DIR: target })
      while (child.exitCode === null && !existsSync(join(target, 'restore', 'database', 'global'))) await pause(1)
      child.kill('SIGKILL')
      expect(await ended).toMatchObject({ exitCode: null, output: '' })
      const versionIn = async () => {
        const { database, close } = await open(target)
        const { version } = await database.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
        await close()
        return version
      }
      expect(await versionIn()).toBe(41)
      await restore({ dataDirectory: target, file })
      expect(await versionIn()).toBe(1)
      expect(readdirSync(target).sort()).toEqual(['backup', 'database', 'database.before-restore', 'older.backup'])
    },
    slow,
  )
})

test.each([
  ['backup', 'pg_dump'],
  ['restore', 'pg_restore'],
])('on PostgreSQL, %s says in one line what to use instead', async (command, instead) => {
  const result = await atlasCommand([command, 'somewhere'], { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })
  expect(result).toEqual({
    exitCode: 1,
    output: '',
    errors: `${command} is for the embedded database. DATABASE_URL names PostgreSQL: use ${instead} as docs/operations.md shows\n`,
  })
})

async function expectRefusal(bytes: Buffer, reason: RegExp): Promise<void> {
  const spoiled = join(place, 'spoiled.backup')
  const untouched = join(place, 'untouched')
  writeFileSync(spoiled, bytes)
  await expect(restore({ dataDirectory: untouched, file: spoiled })).rejects.toThrow(reason)
  expect(existsSync(untouched)).toBe(false)
}

/** A backup of a few bytes, changed and packed as anybody can. */
async function smallBackup(change: (folder: string) => void, name = 'database'): Promise<Buffer> {
  const folder = mkdtempSync(join(place, 'unpacked-'))
  await extract({ file, cwd: folder }, ['manifest.json', 'database/PG_VERSION'])
  changeManifest(folder, ({ content, ...manifest }) => ({
    ...manifest,
    content: { database: 'directory', 'database/PG_VERSION': content['database/PG_VERSION'] },
  }))
  change(folder)
  const packed = `${folder}.backup`
  await create({ file: packed, gzip: true, cwd: folder, preservePaths: true }, ['manifest.json', 'database', name])
  return readFileSync(packed)
}

function changeManifest(folder: string, change: (manifest: BackupManifest) => object): void {
  const manifest = join(folder, 'manifest.json')
  writeFileSync(manifest, JSON.stringify(change(JSON.parse(readFileSync(manifest, 'utf8')))))
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const middle = copy.length >> 1
  copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle)
  return copy
}
