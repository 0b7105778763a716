import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect as connectSocket, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '#database/embedded.ts'
import { briefly } from '#testing/brief-process.ts'
import { folderWithDatabase } from '#testing/database/folder.ts'

const folders: string[] = []
const children: ChildProcess[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-embedded-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function withPool<Result>(server: Embedded, use: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool(server.connection)
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}

async function rowsIn(folder: string): Promise<number[]> {
  const server = await startEmbedded(folder)
  const { rows } = await withPool(server, (pool) => pool.query<{ id: number }>('select id from kept order by id'))
  await server.close()
  return rows.map((row) => row.id)
}

/** Another process that works on the folder; answers its next line of output each time it is asked. */
function otherProcess(folder: string): { child: ChildProcess; line: () => Promise<string> } {
  const program = `
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    try {
      const server = await startEmbedded(${JSON.stringify(folder)})
      const pool = new pg.Pool(server.connection)
      await pool.query('create table if not exists kept (id int)')
      await pool.query('insert into kept values (1), (2)')
      console.log('written')
    } catch (error) {
      console.log(error.message)
    }`
  const child = spawn(process.execPath, [...briefly, '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, line: async () => String((await lines.next()).value) }
}

describe('the embedded database on disk', () => {
  test('keeps a row when it is closed and opened again, in files that nobody else may open', async () => {
    const folder = newFolder()
    const server = await startEmbedded(folder)
    await withPool(server, (pool) => pool.query('create table kept (id int); insert into kept values (7)'))
    await server.close()
    expect(await rowsIn(folder)).toEqual([7])
    expect(statSync(join(folder, 'database')).mode & 0o777).toBe(0o700)
  })

  test('keeps what a killed process had written, and is free again', async () => {
    const folder = folderWithDatabase()
    const { child, line } = otherProcess(folder)
    expect(await line()).toBe('written')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await rowsIn(folder)).toEqual([1, 2])
  })

  test('refuses a second process in one line, and the first loses nothing', async () => {
    const folder = folderWithDatabase()
    const server = await startEmbedded(folder)
    await withPool(server, async (pool) => {
      await pool.query('create table kept (id int); insert into kept values (7)')
      expect(await otherProcess(folder).line()).toBe(
        `The database in ${folder} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.`,
      )
      await pool.query('insert into kept values (8)')
    })
    await server.close()
    expect(await rowsIn(folder)).toEqual([7, 8])
  })

  test('is made anew where its first start was cut off', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'database.new'))
    writeFileSync(join(folder, 'database.new', 'PG_VERSION'), '18\n')
    const server = await startEmbedded(folder)
    expect(await withPool(server, async (pool) => (await pool.query('select 1 as one')).rows)).toEqual([{ one: 1 }])
    await server.close()
  })

  test('says which folder it cannot open, and lets go of it', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'nonsense')
    const broken = new RegExp(`^The embedded database in ${folder}/database cannot be opened: `)
    await expect(startEmbedded(folder)).rejects.toThrow(broken)
    await expect(startEmbedded(folder)).rejects.toThrow(broken)
  })
})

describe('the embedded database in memory', () => {
  let server: Embedded
  let pool: pg.Pool

  beforeAll(async () => {
    server = await startEmbedded(null)
    pool = new pg.Pool({ ...server.connection, max: 10 })
    await pool.query('create table number (id int primary key, text text)')
  })

  afterAll(async () => {
    await pool.end()
    await server.close()
  })

  test('answers each of many connections with its own rows, however long their statements are', async () => {
    const long = 'x'.repeat(300_000)
    const answers = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const [statement, parameters] =
          index % 10 === 0
            ? ['select $1::int as index, length($2) as answer', long]
            : ['select $1::int as index, upper($2) as answer', `short ${index}`]
        const { rows } = await pool.query(statement, [index, parameters])
        return (
          rows[0].index === index && rows[0].answer === (parameters === long ? long.length : parameters.toUpperCase())
        )
      }),
    )
    expect(answers.filter((isOwn) => !isOwn)).toEqual([])
  })

  test('lets transactions wait for each other', async () => {
    await pool.query('create table counter (value int); insert into counter values (0)')
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = await pool.connect()
        await client.query('begin')
        const { rows } = await client.query<{ value: number }>('select value from counter')
        await client.query('update counter set value = $1', [(rows[0]?.value ?? 0) + 1])
        await client.query('commit')
        client.release()
      }),
    )
    expect((await pool.query('select value from counter')).rows).toEqual([{ value: 20 }])
  })

  test('rolls back the transaction of a client that dies in it', async () => {
    const client = await pool.connect()
    client.on('error', () => undefined)
    await client.query('begin')
    await client.query("insert into number values (1, 'lost')")
    client.release(true)
    expect((await pool.query('select count(*)::int as count from number')).rows).toEqual([{ count: 0 }])
  })

  test('rolls back the transaction of a client that dies in the middle of a failed batch', async () => {
    const socket = await signedInSocket(server)
    const failed = [message('P', '\0select nothing_of_the_kind\0\0\0'), message('H', '')]
    socket.write(Buffer.concat([message('Q', 'begin\0'), ...failed]))
    await untilAnswered(socket, 'nothing_of_the_kind')
    socket.destroy()
    await pool.query("insert into number values (2, 'kept')")
    expect((await pool.query('select text from number')).rows).toEqual([{ text: 'kept' }])
    await pool.query('delete from number')
  })

  test('does nothing of a batch whose client dies before its end', async () => {
    const socket = await signedInSocket(server)
    const insert = message('P', "\0insert into number values (5, 'unfinished')\0\0\0")
    const execute = [message('B', '\0\0\0\0\0\0\0\0'), message('E', '\0\0\0\0\0')]
    socket.write(Buffer.concat([message('Q', 'begin\0'), insert, ...execute]))
    await once(socket, 'data')
    socket.destroy()
    expect((await pool.query('select text from number where id = $1', [5])).rows).toEqual([])
  })

  test('answers a batch in one piece, and one that is flushed before its end', async () => {
    const socket = await signedInSocket(server)
    const parse = message('P', '\0select 7\0\0\0')
    const execute = [message('B', '\0\0\0\0\0\0\0\0'), message('E', '\0\0\0\0\0')]
    socket.write(Buffer.concat([parse, ...execute, message('S', '')]))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(typesOf(answer)).toBe('12DCZ')
    socket.write(Buffer.concat([parse, ...execute, message('H', '')]))
    const [flushed] = (await once(socket, 'data')) as [Buffer]
    expect(typesOf(flushed)).toBe('12DC')
    socket.destroy()
  })

  test('reports a broken rule by its code', async () => {
    await pool.query("insert into number values (3, 'once')")
    const again = pool.query("insert into number values (3, 'again')")
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'number_pkey' })
  })

  test.each([
    ['bytea', Buffer.from([0, 255, 10]), Buffer.from([0, 255, 10])],
    ['int8', '9007199254740993', '9007199254740993'],
    ['date', '2026-11-03', new Date(2026, 10, 3)],
    ['timestamptz', new Date('2026-11-03T12:00:00.123Z'), new Date('2026-11-03T12:00:00.123Z')],
    ['jsonb', JSON.stringify({ a: [1, 'ü'] }), { a: [1, 'ü'] }],
    ['text[]', ['a', 'b, "c"', null], ['a', 'b, "c"', null]],
    ['int[]', [1, 2], [1, 2]],
    ['float8', 0.4281, 0.4281],
    ['boolean', true, true],
    ['text', null, null],
  ])('carries %s there and back', async (type, value, expected) => {
    expect((await pool.query(`select $1::${type} as value`, [value])).rows).toEqual([{ value: expected }])
  })

  test('knows trigrams', async () => {
    await pool.query('create extension if not exists pg_trgm')
    expect((await pool.query("select similarity('Jonson', 'Johnson') as score")).rows).toEqual([{ score: 0.5 }])
  })

  test('starts from the dump of another', async () => {
    const template = await server.dump()
    const copy = await startEmbedded(null, { template })
    await pool.query("insert into number values (4, 'only here')")
    const count = 'select count(*)::int as count from number where id = 4'
    expect(await withPool(copy, async (other) => (await other.query(count)).rows)).toEqual([{ count: 0 }])
    await copy.close()
  })
})

test('The embedded database starts in a process that is restarted whenever a file changes', async () => {
  const program = join(newFolder(), 'program.mjs')
  writeFileSync(
    program,
    `import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const server = await startEmbedded(${JSON.stringify(folderWithDatabase())})
    await server.close()
    console.log('started and closed')`,
  )
  const child = spawn(process.execPath, [...briefly, '--watch', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  expect(output.toString().trim()).toBe('started and closed')
})

test('A crash of the embedded database is reported, and closing it afterwards does not hang', async () => {
  const crash = Promise.withResolvers<Error>()
  const server = await startEmbedded(folderWithDatabase(), { onCrash: crash.resolve })
  const socket = await connected(server)
  // No client says this: a start without a user name ends the database.
  socket.write(startOfSession(''))
  expect((await crash.promise).message).toMatch(/embedded database/)
  await expect(server.close()).rejects.toThrow(/embedded database/)
})

async function connected({ connection }: Embedded): Promise<Socket> {
  const path = `${connection.host}/.s.PGSQL.${connection.port}`
  const socket = connectSocket(process.platform === 'win32' ? { ...connection } : { path })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function signedInSocket(server: Embedded): Promise<Socket> {
  const socket = await connected(server)
  socket.write(startOfSession('user\0postgres\0'))
  await once(socket, 'data')
  return socket
}

async function untilAnswered(socket: Socket, words: string): Promise<void> {
  for await (const [bytes] of on(socket, 'data')) if (String(bytes).includes(words)) return
}

/** The letters of the messages in an answer. */
function typesOf(answer: Buffer): string {
  let types = ''
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1))
    types += String.fromCharCode(answer[at] ?? 0)
  return types
}

function startOfSession(settings: string): Buffer {
  const protocolVersion = '\0\x03\0\0'
  return message('', `${protocolVersion}${settings}\0`)
}

/** A message of PostgreSQL's protocol: its type, its length, its content. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + length.length)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content, 'latin1')])
}

test('waits for no disk, as docs/operations.md and docs/reliability.md say of a power cut', async () => {
  const server = await startEmbedded(null)
  const { rows } = await withPool(server, (pool) => pool.query<{ fsync: string }>('show fsync'))
  await server.close()
  expect(rows).toEqual([{ fsync: 'off' }])
  for (const document of ['operations', 'reliability']) {
    const text = readFileSync(new URL(`../../../docs/${document}.md`, import.meta.url), 'utf8')
    expect(text, document).toMatch(/does not wait for the disk/)
  }
})
