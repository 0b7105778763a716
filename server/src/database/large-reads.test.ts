import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { socketOfLargeReads } from '#database/large-reads.ts'
import { reachableTestDatabase } from '#testing/database.ts'

describe('a connection that reads in slabs', () => {
  test('reads rows of many megabytes and small ones in between as they are', async () => {
    const { address } = await reachableTestDatabase()
    const fail = (error: Error) => {
      throw error
    }
    const database = connect({ ...address.connection, max: 1, stream: socketOfLargeReads }, address.engine, fail)
    for (const length of [900_000, 3, 70_000, 1, 400_000]) {
      const { rows } = await sql<{ text: string; after: number }>`
        select repeat('añ😀', ${sql.lit(length)} / 3) || 'end' as text, n as after
        from generate_series(1, 2) as n`.execute(database)
      expect(rows.map(({ after }) => after)).toEqual([1, 2])
      for (const { text } of rows) expect(text === `${'añ😀'.repeat(Math.floor(length / 3))}end`).toBe(true)
    }
    await database.destroy()
  })
})

describe('its socket', () => {
  const sent = randomBytes(3_000_000)
  let server: Server
  let port: number
  beforeAll(async () => {
    server = createServer((socket) => socket.end(sent)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as { port: number }).port
  })
  afterAll(() => server.close())

  test('never writes into what it has handed over', async () => {
    const socket = socketOfLargeReads().connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'close')
    expect(digestOf(Buffer.concat(chunks))).toBe(digestOf(sent))
  })

  test('is a plain one where the connection is encrypted, which reads from it by itself', async () => {
    const socket = socketOfLargeReads({ ssl: true }).connect(port, '127.0.0.1')
    expect(digestOf(Buffer.concat(await socket.toArray()))).toBe(digestOf(sent))
  })
})

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
