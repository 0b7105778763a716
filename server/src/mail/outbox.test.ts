import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { memoryLog } from '#testing/jobs/queue.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { chooseTransport, type WaitingMail } from '#mail/transport.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atlas-outbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const link = 'https://atlas.example/password?token=abc'
const signal = new AbortController().signal

function waitingMail(changes: Partial<WaitingMail> = {}): WaitingMail {
  const [id, created_at] = [randomUUID(), new Date('2026-11-20T15:00:00Z')]
  const text = `Hello,\n\nChoose a new password:\n${link}\n`
  const to = { recipient: 'rosa@example.org', reply_to: null, reply_to_name: null, headers: {} }
  return { id, created_at, ...to, subject: 'Hi', text, html: '', ...changes }
}

describe('without a mail server', () => {
  const openOutbox = () => {
    const { log, lines } = memoryLog()
    const settings = { DATA_DIR: folder, SUPPORT_EMAIL: 'support@example.org' }
    return { transport: chooseTransport(settings, log), lines }
  }

  test('a mail becomes a file that only this user may read', async () => {
    await openOutbox().transport.deliver(waitingMail(), signal)
    const [file = '', ...others] = readdirSync(join(folder, 'outbox'))
    expect(others).toEqual([])
    expect(statSync(join(folder, 'outbox')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'outbox', file)).mode & 0o777).toBe(0o600)
    const parsed = await PostalMime.parse(readFileSync(join(folder, 'outbox', file)))
    expect(parsed).toMatchObject({
      from: { address: 'support@example.org' },
      to: [{ address: 'rosa@example.org' }],
      subject: 'Hi',
      text: expect.stringContaining(link),
    })
  })

  test('its link is logged, whole and once', async () => {
    const { transport, lines } = openOutbox()
    await transport.deliver(waitingMail(), signal)
    expect(lines).toMatchObject([{ level: 30, link, subject: 'Hi' }])
  })

  test('what a person typed is not logged', async () => {
    const { transport, lines } = openOutbox()
    await transport.deliver(waitingMail({ reply_to: 'sam@example.org', subject: 'My password is', text: 'x' }), signal)
    expect(JSON.stringify(lines)).not.toMatch(/password|sam@/)
  })

  test('a mail without a link is logged too', async () => {
    const { transport, lines } = openOutbox()
    await transport.deliver(waitingMail({ text: 'Someone named https://evil.example wrote\n' }), signal)
    expect(lines).toMatchObject([{ level: 30, subject: 'Hi' }])
    expect(lines[0]).not.toHaveProperty('link')
  })

  test('a mail that comes again replaces itself, and files sort by time', async () => {
    const { transport } = openOutbox()
    const later = waitingMail({ created_at: new Date('2026-11-20T15:00:01Z') })
    const earlier = waitingMail()
    for (const mail of [later, earlier, later]) await transport.deliver(mail, signal)
    expect(readdirSync(join(folder, 'outbox')).sort()).toEqual([
      expect.stringContaining(earlier.id),
      expect.stringContaining(later.id),
    ])
  })
})

test('with a mail server, a mail goes there, and neither to the outbox nor to the log', async () => {
  const server = await startSmtpServer()
  const { log, lines } = memoryLog()
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`
  const settings = { DATA_DIR: folder, SUPPORT_EMAIL: 'support@example.org', MAIL_FROM: 'atlas@example.org', SMTP_URL }
  await chooseTransport(settings, log).deliver(waitingMail(), signal)
  expect(server.received.map(({ mail }) => mail.from?.address)).toEqual(['atlas@example.org'])
  expect([readdirSync(folder), lines]).toEqual([[], []])
  await server.close()
})
