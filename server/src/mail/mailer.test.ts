import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { type Jobs, startJobs } from '#jobs/jobs.ts'
import { brisk, endPauses, isEmbedded, memoryLog, pausesOf, until } from '#testing/jobs/queue.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { deliverMails, openMailer, sendMail } from '#mail/mailer.ts'
import { type Manner, startSmtpServer, type TestSmtpServer } from '#testing/mail/smtp-server.ts'
import { smtp } from '#mail/transport.ts'

const database = await testDatabase()
const from = 'Officials Atlas <atlas@example.org>'
const mail: Mail = { to: 'rosa@example.org', subject: 'Hello', text: 'Dear Rosa', html: '<p>Dear Rosa</p>' }
// Long enough for a busy machine; short where the test waits for it.
const silence = { most: 20_000, short: 2_000 }

const opened: { stop?: () => Promise<void>; close?: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await (each.stop ?? each.close)?.()
  await database.deleteFrom('waiting_mail').execute()
})

interface Office {
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly lines: Record<string, unknown>[]
}

const soon = { times: 20, firstPauseSeconds: 1, longestPauseSeconds: 1 }

/** A server process that sends mails to the given port, with pauses that a test can wait for. */
async function openOffice(port: number, retries = soon, silenceMilliseconds = silence.most): Promise<Office> {
  const { log, lines } = memoryLog()
  const jobs = await startJobs({ database, isEmbedded, log, timing: brisk })
  opened.push(jobs)
  const job = { ...sendMail, retries }
  const mailer = await openMailer(jobs, job)
  const transport = smtp({ url: `smtp://127.0.0.1:${port}`, from, silenceMilliseconds })
  await deliverMails({ jobs, database, transport, log, job })
  return { jobs, mailer, lines }
}

async function openServer(manner?: Manner, port?: number): Promise<TestSmtpServer> {
  const server = await startSmtpServer(manner, port)
  opened.push(server)
  return server
}

async function send({ mailer }: Office, ...mails: Mail[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const each of mails) await mailer.enqueue(transaction, each)
  })
}

async function waiting(): Promise<number> {
  return (await database.selectFrom('waiting_mail').select('id').execute()).length
}

async function arrives(server: TestSmtpServer): Promise<void> {
  await until(async () => server.received.length > 0 && (await waiting()) === 0)
}

describe('a mail', () => {
  test('reaches a server that accepts it, as text and HTML, with the right sender and answer address', async () => {
    const server = await openServer()
    const office = await openOffice(server.port)
    await send(office, {
      ...mail,
      subject: 'Grüße — hello',
      replyTo: { name: 'Sam O’Neal, Jr.', address: 'sam@example.org' },
    })
    await arrives(server)
    expect(server.received.map(({ recipients }) => recipients)).toEqual([['rosa@example.org']])
    expect(server.received[0]?.mail).toMatchObject({
      from: { name: 'Officials Atlas', address: 'atlas@example.org' },
      to: [{ address: 'rosa@example.org' }],
      replyTo: [{ name: 'Sam O’Neal, Jr.', address: 'sam@example.org' }],
      subject: 'Grüße — hello',
      text: 'Dear Rosa\n',
      html: '<p>Dear Rosa</p>\n',
      messageId: expect.stringMatching(/^<[\da-f-]{36}@example\.org>$/),
    })
    expect(office.lines).toEqual([])
  })

  test('is not sent where its transaction is rolled back', async () => {
    const server = await openServer()
    const office = await openOffice(server.port)
    const broken = database.transaction().execute(async (transaction) => {
      await office.mailer.enqueue(transaction, mail)
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    await send(office, { ...mail, subject: 'The next one' })
    await arrives(server)
    await pause(1_000)
    expect(server.received.map(({ mail: { subject } }) => subject)).toEqual(['The next one'])
  })

  const troubles: Manner[] = ['is busy', 'refuses the recipient', 'refuses the mail', 'hangs', 'dies']
  test.for(troubles)('is tried again while the server %s, and arrives once when it is well', async (manner) => {
    const server = await openServer(manner)
    const office = await openOffice(server.port, soon, manner === 'hangs' ? silence.short : silence.most)
    await send(office, mail)
    await until(async () => (await pausesOf(database, sendMail.name)).length > 0)
    expect([server.received.length, await waiting()]).toEqual([0, 1])
    server.manner = 'accepts'
    await arrives(server)
    await pause(1_500)
    expect(server.received).toHaveLength(1)
    expect(JSON.stringify(office.lines)).not.toMatch(/rosa|Dear/i)
  })

  test('waits for a server that is away, whoever enqueued it', async () => {
    const away = await startSmtpServer()
    await away.close()
    const office = await openOffice(away.port)
    await send(office, mail, { ...mail, to: 'sam@example.org' })
    await until(() => office.lines.length >= 2)
    await office.jobs.stop()
    const server = await openServer('accepts', away.port)
    await openOffice(away.port)
    await until(async () => (await waiting()) === 0)
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'rosa@example.org',
      'sam@example.org',
    ])
  })

  test('that the server took without saying so is sent again under the same Message-ID', async () => {
    const server = await openServer('forgets once')
    const office = await openOffice(server.port)
    await send(office, mail)
    await arrives(server)
    const ids = server.received.map((each) => each.mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('is not sent again by a second try of its job', async () => {
    const server = await openServer()
    const office = await openOffice(server.port)
    await send(office, mail)
    const { id: mailId } = await database.selectFrom('waiting_mail').select('id').executeTakeFirstOrThrow()
    await arrives(server)
    await database.transaction().execute((transaction) => office.jobs.enqueue(transaction, sendMail, { mailId }))
    await pause(1_000)
    expect(server.received).toHaveLength(1)
  })

  test('is given up at the end, with one line that names neither the person nor what was said', async () => {
    const server = await openServer('refuses the recipient')
    // Pauses that nobody can miss, because they end only when the test ends them.
    const office = await openOffice(server.port, { times: 2, firstPauseSeconds: 1_000, longestPauseSeconds: 1_000 })
    await send(office, { ...mail, text: 'https://atlas.example/password?token=secret' })
    for (let left = 2; left > 0; left--) {
      await until(async () => (await pausesOf(database, sendMail.name)).some((seconds) => seconds > 100))
      await endPauses(database)
    }
    await until(async () => (await waiting()) === 0)
    expect(office.lines.filter(({ level }) => level === 50)).toMatchObject([
      { domain: 'example.org', subject: 'Hello', msg: 'A mail was given up: no server accepted it' },
    ])
    expect(JSON.stringify(office.lines)).not.toMatch(/rosa|token|secret/i)
    expect(server.received).toEqual([])
  })
})

test('a try that takes too long breaks its connection, so that it cannot succeed behind the next one', async () => {
  const server = await openServer('hangs')
  const row = {
    ...mail,
    id: randomUUID(),
    recipient: mail.to,
    reply_to: null,
    reply_to_name: null,
    headers: {},
    created_at: new Date(),
  }
  const transport = smtp({ url: `smtp://127.0.0.1:${server.port}`, from })
  await expect(transport.deliver(row, AbortSignal.timeout(500))).rejects.toThrow(/did not accept a mail: .*ABORT/i)
  await until(() => server.open() === 0)
})

test.each([
  ['from the first byte', 'smtps', true],
  ['once it is greeted', 'smtp', false],
] as const)('a server that encrypts %s and cannot say who it is gets no mail', async (_, scheme, secure) => {
  // It brings a certificate that it has signed itself.
  const server = new SMTPServer({ secure, authOptional: true, logger: false })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  opened.push({ close: () => new Promise<void>((resolve) => server.close(resolve)) })
  const { port } = server.server.address() as AddressInfo
  const look = async (words: string) =>
    await smtp({ url: `${scheme}://127.0.0.1:${port}/${words}`, from }).look(AbortSignal.timeout(20_000))
  expect(await look('')).toContain('ESOCKET')
  // Nothing but the certificate was in the way.
  expect(await look('?tls.rejectUnauthorized=false')).toBeNull()
})

test('the host of the mail server may be logged, its password never', async () => {
  const transport = smtp({ url: 'smtp://atlas:very%40secret@127.0.0.1:9', from })
  expect(transport.leadsTo).toBe('127.0.0.1:9')
  expect(smtp({ url: 'smtps://atlas:very%40secret@mail.example.org', from }).leadsTo).toBe('mail.example.org:465')
  const failure = transport.deliver(
    {
      ...mail,
      id: randomUUID(),
      recipient: mail.to,
      reply_to: null,
      reply_to_name: null,
      headers: {},
      created_at: new Date(),
    },
    AbortSignal.timeout(20_000),
  )
  await expect(failure).rejects.toThrow(/^The mail server 127\.0\.0\.1:9 did not accept a mail: /)
  await expect(failure).rejects.not.toThrow(/secret/)
})

test('a mail server may be away for three days, and a short absence costs minutes only', () => {
  const { times, firstPauseSeconds, longestPauseSeconds } = sendMail.retries
  // The shortest that chance makes of the pauses.
  const pauses = Array.from({ length: times }, (_, n) => Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** n))
  const hours = pauses.reduce((sum, seconds) => sum + seconds) / 3_600
  expect(hours).toBeGreaterThanOrEqual(72)
  expect(hours).toBeLessThan(76)
  expect(pauses.slice(0, 4)).toEqual([15, 30, 60, 120])
})

const attacks = {
  'a second header in the subject': { subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nEvil' },
  'a second header in the address': { to: 'rosa@example.org\r\nBcc: eve@evil.example' },
  'a second command in the address': { to: 'rosa@example.org>\r\nRCPT TO:<eve@evil.example' },
  'a second address after a comma': { to: 'rosa@example.org, eve@evil.example' },
  'a list in angle brackets': { to: 'Rosa <rosa@example.org>, <eve@evil.example>' },
  'a group of addresses': { to: 'friends: rosa@example.org, eve@evil.example;' },
  'a second header in the answer address': {
    replyTo: { name: '', address: 'sam@example.org\r\nBcc: eve@evil.example' },
  },
  'a second header in the name to answer': {
    replyTo: { name: 'Sam\r\nBcc: eve@evil.example', address: 'sam@example.org' },
  },
  'the end of the mail in the text': {
    text: 'Hello\r\n.\r\nMAIL FROM:<x@y.example>\r\nRCPT TO:<eve@evil.example>\r\nDATA\r\nEvil\r\n.\r\n',
  },
  'a file to read in the text': { text: 'file:///etc/passwd', html: '<img src="file:///etc/passwd">' },
} satisfies Record<string, Partial<Mail>>

test.for(Object.entries(attacks))('%s reaches nobody else', async ([, attack]) => {
  const server = await openServer()
  const office = await openOffice(server.port, { ...soon, times: 0 })
  await send(office, { ...mail, ...attack })
  await until(async () => (await waiting()) === 0)
  for (const { recipients, raw, mail: parsed } of server.received) {
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).not.toMatch(/^eve@/)
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined])
    expect(raw).not.toMatch(/^bcc:/im)
    expect(raw).not.toContain('root:')
  }
  expect(server.received.length).toBeLessThanOrEqual(1)
})
