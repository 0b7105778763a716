import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { memoryLog, until } from '#testing/jobs/queue.ts'
import { noteLost } from '#mail/mail-state.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { lookAtMailServer } from '#mail/watch-mail-server.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'
import { afterwards } from '#testing/end.ts'

const mailServer = await startSmtpServer()
afterwards(() => mailServer.close())
const away = await startSmtpServer()
await away.close()
const variables = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'atlas@example.org' })

const database = await testDatabase()
const { log, lines } = memoryLog()
const working = await testApp(database, variables(mailServer.port))
const broken = await testApp(await testDatabase(), variables(away.port), log)
const outbox = await testApp(await testDatabase())
type Server = typeof working

const look = async ({ context }: Server) => await lookAtMailServer({ ...context, log }, AbortSignal.timeout(20_000))
const stateFor = async ({ app }: Server) => (await new Visitor(app).call(endpoints.readMails, {})).mails
const status = async ({ app }: Server) => await (await new Visitor(app).signIn()).call(endpoints.readMailServer, {})
const tryOut = async ({ app }: Server) =>
  await (await new Visitor(app).signIn()).call(endpoints.sendTestMail, { body: {} })

async function forget({ app }: Server, email: string) {
  const { statusCode, body } = await new Visitor(app).request(endpoints.forgotPassword, { body: { email } })
  return { statusCode, body }
}

beforeEach(() => {
  mailServer.manner = 'accepts'
  mailServer.received.length = 0
})

describe('whether mails leave', () => {
  test('is said to everybody, by how the mail server answered', async () => {
    for (const server of [working, broken, outbox]) await look(server)
    expect(await Promise.all([working, broken, outbox].map(stateFor))).toEqual(['leave', 'wait', 'outbox'])
    expect(await status(working)).toMatchObject({
      mails: 'leave',
      leads_to: `127.0.0.1:${mailServer.port}`,
      failure: null,
      since: null,
      undelivered: 0,
    })
    expect(await status(outbox)).toMatchObject({ mails: 'outbox', leads_to: expect.stringContaining('atlas-outbox-') })
  })

  test('is told to administrators with since when and how many wait, and logged once with the host', async () => {
    await look(broken)
    await forget(broken, administrator.email)
    await until(async () => (await status(broken)).waiting > 0)
    await look(broken)
    const { mails, failure, since, waiting } = await status(broken)
    expect([mails, failure, waiting]).toEqual(['wait', expect.stringMatching(/ECONNREFUSED|ESOCKET/), 1])
    expect(Date.parse(since ?? '')).not.toBeNaN()
    const warnings = lines.filter(({ msg }) => msg === 'The mail server takes no mails: they wait')
    expect(warnings).toMatchObject([{ server: `127.0.0.1:${away.port}` }])
  })

  test('shows nobody whether an address has an account: a mail that cannot leave changes nothing of it', async () => {
    const server = await testApp(await testDatabase(), variables(away.port))
    const before = await stateFor(server)
    const unknown = await forget(server, 'nobody@example.org')
    const state = await stateFor(server)
    const known = await forget(server, administrator.email)
    await until(async () => (await status(server)).since !== null)
    expect(known).toEqual(unknown)
    expect([before, state, await stateFor(server)]).toEqual(['leave', 'leave', 'leave'])
    expect((await status(server)).mails).toBe('wait')
  })
})

describe('a mail that does not arrive', () => {
  test('is told to administrators as soon as the mail server refuses it for good, and others still leave', async () => {
    mailServer.manner = 'refuses the recipient'
    await forget(working, administrator.email)
    await until(async () => (await status(working)).undelivered > 0)
    await look(working)
    expect(await status(working)).toMatchObject({
      mails: 'leave',
      waiting: 0,
      undelivered: 1,
      newest_undelivered: [
        {
          recipient: administrator.email,
          failure: expect.stringContaining('550'),
          is_given_up: false,
        },
      ],
    })
  })

  test('is told of after it was given up, too, without what it said', async () => {
    const mail = await database.selectFrom('waiting_mail').selectAll().executeTakeFirstOrThrow()
    await noteLost(database, mail)
    const { undelivered, newest_undelivered: newest } = await status(working)
    expect([undelivered, newest]).toMatchObject([1, [{ recipient: mail.recipient, is_given_up: true }]])
    const lost = await database.selectFrom('lost_mail').selectAll().execute()
    expect(JSON.stringify(lost)).not.toContain('token=')
  })
})

describe('a test mail', () => {
  test('says what the mail server said when it took it, and arrives', async () => {
    const { is_accepted, answer } = await tryOut(working)
    expect(is_accepted).toBe(true)
    expect(answer).toMatch(
      new RegExp(`^The mail server 127\\.0\\.0\\.1:${mailServer.port} took it for you and said: “250 `),
    )
    expect(mailServer.received.map(({ mail }) => mail.subject)).toEqual([expect.stringMatching(/^A test of the mails/)])
  })

  test('says why it did not leave, in the words of the mail server where it has any', async () => {
    mailServer.manner = 'refuses the recipient'
    expect(await tryOut(working)).toEqual({
      is_accepted: false,
      answer: expect.stringContaining('did not take it and said: “550 5.1.1 No such person'),
    })
    expect(await tryOut(broken)).toEqual({
      is_accepted: false,
      answer: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ gave no answer: .*E(CONNREFUSED|SOCKET)/),
    })
    const { answer } = await tryOut(outbox)
    expect(answer).toMatch(/^It was written to .*\.eml in the folder .*, because no mail server is set up\.$/)
  })

  test('is in the audit log, and is not sent without end', async () => {
    const limited = await testApp(await testDatabase(), { ...variables(mailServer.port), RATE_LIMITS: 'on' })
    const visitor = await new Visitor(limited.app).signIn()
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++)
      statuses.push((await visitor.request(endpoints.sendTestMail, { body: {} })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    const { values } = await visitor.call(endpoints.listAudit, { query: { what: 'users' } })
    expect(values.filter(({ act }) => act === 'test mail sent')).toHaveLength(10)
    expect(values[0]).toMatchObject({ act: 'test mail sent', to_what: 'It left' })
  })
})
