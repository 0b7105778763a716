import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { asNotReached, DatabaseNotReached } from '#database/not-reached.ts'
import { openDatabase } from '#database/open.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** What PostgreSQL answers to whoever it does not let in. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno "secret" for you\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

async function serverThatRefuses(code: string): Promise<string> {
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal(code)))).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const open = (url: string) => openDatabase({ url, dataDirectory: '', onIdleError: () => undefined })

test.each([
  ['28P01', 'the user or the password in DATABASE_URL is wrong'],
  ['3D000', 'there is no database of that name. Make it, or name another one in DATABASE_URL'],
  ['57P03', 'it is just starting. Try again in a moment'],
])('a server that answers %s is named with what to do, without the password', async (code, reason) => {
  const at = await serverThatRefuses(code)
  await expect(open(`postgres://me:secret@${at}/atlas`)).rejects.toThrow(
    new DatabaseNotReached(`The database atlas at ${at} cannot be reached: ${reason}`),
  )
})

test('a host that does not exist is named', async () => {
  await expect(open('postgres://me:secret@no-such-host.invalid/atlas')).rejects.toThrow(
    'The database atlas at no-such-host.invalid:5432 cannot be reached: no machine of that name is found.',
  )
})

test('a server that never answers is named, and what is no fault of the way is left as it is', () => {
  const url = 'postgres://me:secret@db.example/atlas'
  expect(asNotReached(url, new Error('timeout exceeded when trying to connect'))).toBeInstanceOf(DatabaseNotReached)
  const fault = Object.assign(new Error('relation "official" does not exist'), { code: '42P01' })
  expect(asNotReached(url, fault)).toBe(fault)
})
