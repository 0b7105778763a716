import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { testApp, Visitor } from '#testing/app.ts'

const server = await testApp(await testDatabase(), { RATE_LIMITS: 'on', SUPPORT_EMAIL: 'help@atlas.example' })

let visitor: Visitor
beforeEach(async () => {
  server.clock.forward(60 * 60)
  visitor = await new Visitor(server.app).signIn()
})

const send = async (subject: unknown, message: unknown) =>
  await visitor.request(endpoints.sendFeedback, { body: { subject, message } })

test('a message is mailed to support, and an answer goes to whoever wrote it', async () => {
  const answer = await send('[FEEDBACK] | Wrong phone', 'The sheriff of Bibb County has a new one.')
  expect([answer.statusCode, answer.json()]).toEqual([200, null])
  expect(await server.mails()).toMatchObject([
    {
      to: 'help@atlas.example',
      replyTo: { name: 'First Administrator', address: 'Admin@example.org' },
      subject: '[FEEDBACK] | Wrong phone',
      text: expect.stringContaining('> The sheriff of Bibb County has a new one.'),
    },
  ])
})

test('a subject with line breaks adds no header', async () => {
  await send('Hello\r\nBcc: eve@evil.example\r\n\r\nEvil', 'x')
  expect(await server.mails()).toMatchObject([
    { to: 'help@atlas.example', subject: '[FEEDBACK] | Hello Bcc: eve@evil.example Evil' },
  ])
})

test.for([
  'Wrong phone',
  '[FEEDBACK] | Wrong phone',
  '  [FEEDBACK] | Wrong phone ',
  '\u200B[FEEDBACK] |Wrong phone',
  '[FEEDBACK] | [FEEDBACK] | Wrong phone',
])('%j is sent with one prefix', async (subject) => {
  await send(subject, 'x')
  expect(await server.mails()).toMatchObject([{ subject: '[FEEDBACK] | Wrong phone' }])
})

test.for([
  ['', 'x', 'subject', 'Subject cannot be empty'],
  ['  \n', 'x', 'subject', 'Subject cannot be empty'],
  ['[FEEDBACK] | ', 'x', 'subject', 'Subject cannot be empty'],
  [' [FEEDBACK] |', 'x', 'subject', 'Subject cannot be empty'],
  ['[FEEDBACK] | [FEEDBACK] | \u200B', 'x', 'subject', 'Subject cannot be empty'],
  ['\u200B\u2060 \uFEFF\u00AD', 'x', 'subject', 'Subject cannot be empty'],
  ['x', '\u200B\n\u3164', 'message', 'Message cannot be empty'],
  ['x', '', 'message', 'Message cannot be empty'],
  ['x', ' \n ', 'message', 'Message cannot be empty'],
  ['x'.repeat(300), 'x', 'subject', expect.stringMatching(/./)],
  ['x', 'x'.repeat(10_001), 'message', expect.stringMatching(/./)],
  [undefined, 'x', 'subject', expect.stringMatching(/./)],
])('%j is refused', async ([subject, message, path, sentence]) => {
  const answer = await send(subject, message)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual([{ path, message: sentence }])
  expect(await server.mails()).toEqual([])
})

test('ten messages an hour are taken from one person', async () => {
  const statuses: number[] = []
  for (let message = 0; message < 11; message++) statuses.push((await send('x', 'y')).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const refused = await send('x', 'y')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await server.mails()).toHaveLength(10)
  server.clock.forward(Number(refused.headers['retry-after']))
  visitor = await new Visitor(server.app).signIn()
  expect((await send('x', 'y')).statusCode).toBe(200)
  await server.mails()
})
