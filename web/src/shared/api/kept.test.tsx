import { messages } from '@atlas/contract/messages.ts'
import { me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { searchOfficials } from '@atlas/contract/endpoints/officials/officials.ts'
import { readList } from '@atlas/contract/endpoints/saved/lists.ts'
import { settings } from '@atlas/contract/endpoints/service/service.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#shared/api/call.ts'
import { keepThing, readAnswer, removeOldAnswers, renewAnswer } from '#shared/api/kept-answers.ts'
import { forgetKept } from '#shared/api/kept.ts'
import { keptThings } from '#shared/api/kept-things.ts'
import { question, type Question } from '#shared/api/question.ts'
import { listId, listOf, officialOf } from '#testing/lists.ts'
import { renee } from '#testing/me.ts'
import { testSettings } from '#testing/settings.ts'

const list = listOf([officialOf({})])
const thing = { kind: 'list', address: `/lists/${listId}`, title: list.name, about: '1 official' } as const
const ofList = question(readList, { params: { id: listId } })
const day = 86_400_000

beforeEach(async () => {
  online()
  await keepThing(thing, { questions: [ofList] }, call)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await forgetKept()
})

function online(answers: Readonly<Record<string, unknown>> = {}): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const known = { '/api/auth/me': renee, '/api/settings': testSettings, [`/api/lists/${listId}`]: list, ...answers }
    return Response.json(known[url as keyof typeof known])
  })
}

function offline(): void {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
}

function daysLater(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
}

test('without a signal what was kept answers, and who is signed in; nothing else does', async () => {
  offline()
  expect((await call(...ofList)).name).toBe(list.name)
  expect(await call(me, {})).toEqual(renee)
  expect((await call(settings, {})).title).toBe(testSettings.title)
  await expect(call(readList, { params: { id: crypto.randomUUID() } })).rejects.toThrow('No answer came')
})

test('what was read again with a signal is as new as that, for seven more days', async () => {
  daysLater(5)
  online({ [`/api/lists/${listId}`]: { ...list, name: 'Renamed' } })
  await call(...ofList)
  await expect.poll(() => keptThings()[0]?.kept_at).toBe(Date.now())
  daysLater(6)
  offline()
  expect((await call(...ofList)).name).toBe('Renamed')
})

test('after seven days nothing of it is read any more, and its answers are removed', async () => {
  daysLater(8)
  offline()
  await expect(call(...ofList)).rejects.toThrow('No answer came')
  await removeOldAnswers()
  expect(keptThings()).toMatchObject([{ title: list.name, bytes: 0 }])
  vi.useRealTimers()
  await expect(call(...ofList)).rejects.toThrow('No answer came')
})

test('what is asked of the server anew is not answered from what was kept', async () => {
  offline()
  await expect(call(...ofList, { isForServer: true })).rejects.toThrow('No answer came')
})

test('a search is kept page by page, and its pages are only kept anew together', async () => {
  const address = '/advanced-search?saved=one'
  const pageFrom = (cursor: string | null) => question(searchOfficials, { body: { columns: ['eo.name'], cursor } })
  const pageOf = (name: string) => ({ values: [{ 'eo.id': 7, 'eo.name': name }], cursor: 'second', total: 2 })
  online({ '/api/search/eo': pageOf('Ann Lee') })
  const after = (question: Question, _: unknown, number: number) =>
    question[0] === searchOfficials && number === 1 ? pageFrom('second') : null
  const search = { kind: 'search', address, title: 'Both', about: 'all 2 officials' } as const
  await keepThing(search, { questions: [pageFrom(null)], after }, call)
  const keptAt = keptThings()[1]?.kept_at
  daysLater(1)
  online({ '/api/search/eo': pageOf('Somebody else') })
  await call(...pageFrom(null))
  await call(me, {})
  offline()
  for (const cursor of [null, 'second'])
    expect(await call(...pageFrom(cursor))).toMatchObject({ values: [{ 'eo.name': 'Ann Lee' }] })
  expect(keptThings()[1]).toMatchObject({ title: 'Both', kept_at: keptAt })
})

test('what was over is kept anew by reading it with a signal', async () => {
  daysLater(8)
  await removeOldAnswers()
  await call(...ofList)
  await expect.poll(() => keptThings()[0]?.kept_at).toBe(Date.now())
  offline()
  expect((await call(...ofList)).name).toBe(list.name)
})

test.each([
  ['a session has ended', 401, 'Sign in to see this.'],
  ['a role has ended', 403, messages.accessRemoved],
])('the first answer that says that %s removes it', async (_, status, detail) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ type: 'urn:atlas:problem:x', title: 'x', status, detail, instance: 'x' }, { status }),
  )
  await expect(call(me, {})).rejects.toThrow(detail)
  expect(keptThings()).toEqual([])
  offline()
  await expect(call(...ofList)).rejects.toThrow('No answer came')
})

test('an answer that comes after the sign-out is not kept', async () => {
  const [kept] = keptThings()
  if (!kept) throw new Error('Nothing is kept.')
  const [name = ''] = kept.requests
  await forgetKept()
  await renewAnswer(kept, name, list)
  expect(await readAnswer(kept.address, name)).toBeUndefined()
  expect(keptThings()).toEqual([])
})

test('a thing whose answers come after the sign-out is not kept', async () => {
  const keeping = keepThing({ ...thing, address: '/lists/late' }, { questions: [ofList] }, call)
  await Promise.all([keeping, forgetKept()])
  expect(keptThings()).toEqual([])
})
