import { afterAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { testDatabase } from '#testing/database.ts'
import { sendDigests } from '#features/saved/searches/digest/send-digests.ts'
import { weeklyDigestJob, workOnSavedSearches } from '#features/saved/searches/jobs.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildOfficial, buildRecords, buildSource } from '#testing/imports/records/records.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { memoryLog, until } from '#testing/jobs/queue.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, type TestApp, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const mailServer = await startSmtpServer()
afterAll(async () => await mailServer.close())
const { log, lines } = memoryLog()
const variables = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'atlas@example.org' }
const server = await testApp(database, variables, log)
const another = await testApp(database, variables, log)

const people = ['Adams', 'Brown', 'Clark', 'Davis', 'Evans', 'Foster', 'Green', 'Hayes', 'Irving', 'Jones', 'King']
const official = (last: string, changes: Partial<OfficialRecord> = {}) =>
  buildOfficial({ key: last, last, name: `Ada ${last}`, ...changes })
const load = async (officials: readonly OfficialRecord[]) => {
  await loadRecords(
    database,
    buildRecords({
      sources: [buildSource()],
      facts: [],
      officials: [...officials],
    }),
    {
      origin: 'public',
      isDemonstration: false,
      now: server.clock.now(),
      acceptLosses: Number.POSITIVE_INFINITY,
      onProgress: () => undefined,
    },
  )
  for (const each of [server, another]) await each.context.dataset.refresh()
}
await load([official('Adams')])

const days = 86_400
/** From a Friday afternoon to Monday, seven in the morning. */
const toMonday = 2 * days + 22 * 3_600
const wait = (seconds: number) => {
  for (const { clock } of [server, another]) clock.forward(seconds)
}
const send = async ({ context }: TestApp = server) => await sendDigests(context)
const received = async () => {
  await until(async () => (await database.selectFrom('waiting_mail').select('id').execute()).length === 0)
  return mailServer.received.splice(0)
}
type Account = Awaited<ReturnType<typeof buildAccount>>
/** Sessions end while weeks pass. */
const signedIn = async (account: Account) => await new Visitor(server.app).signIn(account)
const reader = async (digest: 'weekly' | 'none' = 'weekly') => {
  const account = await buildAccount(server)
  const body = { name: 'Constables', view: '', digest }
  const { id } = await (await signedIn(account)).call(endpoints.saveSearch, { body })
  return { account, id }
}
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: ?(.*(?:\\r\\n\\s.*)*)`, 'im')
    .exec(raw)?.[1]
    ?.replaceAll(/\r\n\s+/g, ' ')
    .trim()

const rosa = await reader()
await reader('none')

test('nothing is sent before Monday morning, nor where nothing changed', async () => {
  await send()
  wait(toMonday)
  await send()
  expect(await received()).toEqual([])
})

test('the mail of a Monday names who is new, and may be ended with one click', async () => {
  await load(people.map((last) => official(last)))
  wait(7 * days - 3_600)
  await send()
  expect(await received()).toEqual([])
  wait(3_600)
  await send()
  const [mail, ...others] = await received()
  expect(others).toEqual([])
  expect(mail?.recipients).toEqual([rosa.account.email])
  expect(mail?.mail.subject).toBe('What changed in your searches of the Southern Officials Atlas')
  const [first, ...more] = people.slice(1).map((last) => `Ada ${last} (Constable, Bolivar County)`)
  expect(more).toHaveLength(9)
  expect(mail?.mail.text).toContain(`Constables\n- 10 new: ${[first, ...more].join(', ')}\n`)
  const link = /http:\/\/atlas\.test\/unsubscribe\/([\w-]+)/.exec(mail?.mail.text ?? '')
  expect(mail?.mail.html).toContain(link?.[0])
  expect(headerOf(mail?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(mail?.raw ?? '', 'List-Unsubscribe')).toBe(`<http://atlas.test/api/unsubscribe/${link?.[1]}>`)
  const { values } = await (await signedIn(rosa.account)).call(endpoints.listSavedSearches, {})
  expect(values[0]?.changes.new).toBe(10)
})

test('a week is decided once, and what was mailed is not mailed again', async () => {
  await send()
  await load([...people.map((last) => official(last)), official('Lewis')])
  wait(3_600)
  await send()
  expect(await received()).toEqual([])
  wait(7 * days)
  await send()
  const [mail] = await received()
  expect(mail?.mail.text).toContain('- 1 new: Ada Lewis (Constable, Bolivar County)\n')
})

test('no week is decided from older data than there is, as a server has at first that has just started', async () => {
  let shown = server.context.dataset.current()
  await load([...people.map((last) => official(last)), official('Lowe')])
  wait(7 * days)
  const refresh = async () => {
    shown = server.context.dataset.current()
  }
  await sendDigests({ ...server.context, dataset: { ...server.context.dataset, current: () => shown, refresh } })
  const [mail] = await received()
  expect(mail?.mail.text).toContain('- 1 new: Ada Lowe (Constable, Bolivar County)\n')
})

test('what its reader has opened meanwhile is not mailed', async () => {
  await load(people.map((last) => official(last)))
  await (await signedIn(rosa.account)).call(endpoints.openSavedSearch, { params: { id: rosa.id } })
  wait(7 * days)
  await send()
  expect(await received()).toEqual([])
})

test('two servers at the same moment send one mail', async () => {
  await load([...people.map((last) => official(last)), official('Moore')])
  wait(7 * days)
  await Promise.all([send(server), send(another), send(server), send(another)])
  expect(await received()).toHaveLength(1)
})

test('where the mail cannot be enqueued nothing has happened, and the next try sends it', async () => {
  await load(people.map((last) => official(last)))
  wait(7 * days)
  const mailer = {
    enqueue: async (...parameters: Parameters<typeof server.context.mailer.enqueue>) => {
      await server.context.mailer.enqueue(...parameters)
      throw new Error('The process ends here')
    },
  }
  await expect(sendDigests({ ...server.context, mailer })).rejects.toThrow(
    'The weekly email of somebody could not be made',
  )
  expect(await received()).toEqual([])
  await send()
  expect(await received()).toHaveLength(1)
})

test('the job does it at any server, and has a schedule', async () => {
  await load([...people.map((last) => official(last)), official('Nash')])
  wait(7 * days)
  const jobs = server.context.jobs as Jobs
  await workOnSavedSearches({ ...server.context, jobs })
  await database.transaction().execute(async (transaction) => await jobs.enqueue(transaction, weeklyDigestJob, {}))
  await until(() => mailServer.received.length === 1)
  expect(await received()).toHaveLength(1)
})

const linkIn = (text = '') => /\/api\/unsubscribe\/[\w-]+/.exec(text)?.[0] ?? ''

test('one click ends the mails, without signing in, from any page; once more it is as it was', async () => {
  await load(people.map((last) => official(last)))
  wait(7 * days)
  await send()
  const [mail] = await received()
  const url = linkIn(headerOf(mail?.raw ?? '', 'List-Unsubscribe'))
  const click = {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  } as const
  const page = await server.app.inject({ method: 'GET', url })
  expect([page.statusCode, page.headers.location]).toEqual([302, `http://atlas.test${url.replace('/api', '')}`])
  const other = await reader()
  for (const answer of [await server.app.inject(click), await server.app.inject(click)])
    expect([answer.statusCode, answer.json()]).toEqual([200, null])
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  const digestOf = async ({ account, id }: typeof rosa) =>
    (await (await signedIn(account)).call(endpoints.findSavedSearch, { params: { id } })).digest
  expect([await digestOf(rosa), await digestOf(other)]).toEqual(['none', 'weekly'])
  expect(JSON.stringify(lines)).not.toContain(url.split('/').at(-1))
})

test('a link that nobody was sent ends nothing', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/unsubscribe/nonsense' })
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'This link belongs to no e-mail that can be stopped, or no longer to one.',
  ])
})

test('who may no longer sign in gets none', async () => {
  await database.deleteFrom('saved_search_digest').execute()
  const [rejected, waiting] = [await reader(), await reader()]
  await database.updateTable('account').set({ rejected_at: new Date() }).where('id', '=', rejected.account.id).execute()
  await database.deleteFrom('account_role').where('account_id', '=', waiting.account.id).execute()
  await load([...people.map((last) => official(last)), official('Owens')])
  wait(7 * days)
  await send()
  expect(await received()).toEqual([])
})

test('people hear by the clock of their organization, of what is shared with them at that moment', async () => {
  await database.deleteFrom('saved_search_digest').execute()
  const organizationId = await buildOrganization(server, 'Western Voices')
  await database
    .updateTable('organization')
    .set({ time_zone: 'America/Los_Angeles' })
    .where('id', '=', organizationId)
    .execute()
  const accounts = [await buildAccount(server, { organizationId }), await buildAccount(server, { organizationId })]
  const [owner, colleague] = await Promise.all(accounts.map(signedIn))
  const body = { name: 'Shared', view: '', is_shared: true, digest: 'weekly' } as const
  const { id } = (await owner?.call(endpoints.saveSearch, { body })) ?? { id: '' }
  await colleague?.call(endpoints.changeSavedSearch, { params: { id }, body: { digest: 'weekly' } })
  const recipients = async () => (await received()).flatMap((mail) => mail.recipients).toSorted()

  await load(people.map((last) => official(last)))
  wait(7 * days)
  await send()
  expect(await recipients()).toEqual([])
  wait(3_600)
  await send()
  expect(await recipients()).toEqual(accounts.map(({ email }) => email).toSorted())

  await database
    .updateTable('account')
    .set({ organization_id: null })
    .where('id', '=', accounts[1]?.id ?? '')
    .execute()
  await load([...people.map((last) => official(last)), official('Price')])
  wait(7 * days)
  await send()
  expect(await recipients()).toEqual([accounts[0]?.email])
})
