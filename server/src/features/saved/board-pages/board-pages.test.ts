import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import type { NewPictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { handOver } from '#database/sharing.ts'
import { buildAccount, buildOrganization } from '#testing/account.ts'
import { testApp, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
const server = await testApp(database)
const ours = await buildOrganization(server, 'Delta Voices')
const theirs = await buildOrganization(server, 'Delta Voices South')
async function person(organizationId: string | null, role: 'USER' | 'ADMIN' = 'USER') {
  const account = await buildAccount(server, { roles: [role], organizationId })
  return { id: account.id, visitor: await new Visitor(server.app).signIn(account) }
}
const owner = await person(ours)
const colleague = await person(ours)
const strangers = {
  'of another organization': await person(theirs),
  'an administrator of another organization': await person(theirs, 'ADMIN'),
  'an administrator in none': await person(null, 'ADMIN'),
}

beforeEach(async () => void (await database.deleteFrom('board_page').execute()))

const seats: NewPictureOnBoard = { picture: 'seats', view: 'place=13&by=eo.ethnicity', sentence: '180 seats.' }
const pictures: readonly NewPictureOnBoard[] = [
  seats,
  { picture: 'voting-age', view: 'place=13', sentence: 'Of the seats that are known.' },
  { picture: 'years', view: 'state.name=13', sentence: 'Most in 2028.' },
]
const put = async ({ visitor }: typeof owner, body: NewPictureOnBoard) =>
  await visitor.call(endpoints.putOnBoardPage, { body })
const full = async () => {
  for (const picture of pictures) await put(owner, picture)
  const { values } = await owner.visitor.call(endpoints.listBoardPages, {})
  const [page] = values
  if (!page) throw new Error('There is a board page')
  return page
}
const refusal = async (visitor: Visitor, endpoint: Endpoint, input: { params?: object; body?: object }) => {
  const answer = await visitor.request(endpoint, input)
  return [answer.statusCode, answer.statusCode < 400 ? null : answer.json().detail]
}

describe('a board page', () => {
  test('begins with the first picture that is put on it, named by the day, seen by its owner alone', async () => {
    const page = await put(owner, seats)
    expect(page).toMatchObject({
      name: expect.stringMatching(/^Board page of \d\d-\d\d-\d{4}$/) as string,
      pictures: [{ ...seats, is_hidden: false }],
      is_shared: false,
      owner: { id: owner.id, is_me: true },
    })
    expect((await colleague.visitor.call(endpoints.listBoardPages, {})).values).toEqual([])
  })

  test('has room for three: a fourth is refused, and one that is on it is not put there twice', async () => {
    const page = await full()
    expect(page.pictures.map(({ picture }) => picture)).toEqual(['seats', 'voting-age', 'years'])
    expect((await put(owner, seats)).pictures).toHaveLength(3)
    const fourth = { ...seats, view: 'place=28' }
    expect(await refusal(owner.visitor, endpoints.putOnBoardPage, { body: fourth })).toEqual([
      422,
      'Three fit. Take one off first.',
    ])
    const [first] = page.pictures
    await owner.visitor.call(endpoints.takeOffBoardPage, { params: { id: page.id, picture_id: first?.id ?? '' } })
    expect((await put(owner, fourth)).pictures.map(({ view }) => view)).toEqual([
      'place=13',
      'state.name=13',
      'place=28',
    ])
  })

  test('that is begun anew takes the pictures from then on', async () => {
    const before = await full()
    server.clock.forward(1)
    const { id } = await owner.visitor.call(endpoints.makeBoardPage, { body: { name: 'For March' } })
    expect((await put(owner, seats)).id).toBe(id)
    const { values } = await owner.visitor.call(endpoints.listBoardPages, {})
    expect(values.map((page) => [page.id, page.pictures.length])).toEqual([
      [id, 1],
      [before.id, 3],
    ])
  })

  test('takes forty words beside each picture, and says what is wrong with more', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    expect((await put(owner, { ...seats, sentence: words(40) })).pictures).toHaveLength(1)
    const answer = await owner.visitor.request(endpoints.putOnBoardPage, {
      body: { ...seats, view: '', sentence: words(41) },
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ path: 'sentence', message: 'A sentence has at most 40 words. Shorten it.' }],
    ])
  })

  test('keeps an order and other sentences; an order that leaves one out is refused, and nothing is lost', async () => {
    const { id, pictures: before } = await full()
    const [one, two, three] = before.map((picture) => picture.id) as [string, string, string]
    const change = (order: readonly object[]) => ({ params: { id }, body: { pictures: order } })
    const changed = await owner.visitor.call(
      endpoints.changeBoardPage,
      change([{ id: three }, { id: one, sentence: 'Said anew.' }, { id: two }]) as never,
    )
    expect(changed.pictures.map((picture) => [picture.id, picture.sentence])).toEqual([
      [three, 'Most in 2028.'],
      [one, 'Said anew.'],
      [two, 'Of the seats that are known.'],
    ])
    for (const order of [[{ id: one }, { id: two }], [{ id: one }, { id: one }, { id: two }], [{ id: randomUUID() }]])
      expect(await refusal(owner.visitor, endpoints.changeBoardPage, change(order))).toEqual([
        422,
        'This board page was changed meanwhile. Open it again to see how it is now.',
      ])
  })

  test('is shared within the organization: colleagues see it, and only its owner changes it', async () => {
    const { id } = await full()
    const share = async (is_shared: boolean) =>
      await owner.visitor.call(endpoints.changeBoardPage, { params: { id }, body: { is_shared } })
    await share(true)
    const page = await colleague.visitor.call(endpoints.readBoardPage, { params: { id } })
    expect([page.owner.is_me, page.pictures.length]).toEqual([false, 3])
    const onlyOwner = [403, 'Only Rosa Baptiste can change this board page. You can print it.']
    const params = { id, picture_id: page.pictures[0]?.id ?? '' }
    expect(await refusal(colleague.visitor, endpoints.changeBoardPage, { params, body: { name: 'Ours' } })).toEqual(
      onlyOwner,
    )
    expect(await refusal(colleague.visitor, endpoints.takeOffBoardPage, { params })).toEqual(onlyOwner)
    expect(await refusal(colleague.visitor, endpoints.removeBoardPage, { params })).toEqual(onlyOwner)
    await share(false)
    expect(await refusal(colleague.visitor, endpoints.readBoardPage, { params })).toEqual([
      404,
      'There is no such board page, or no longer one.',
    ])
  })

  test.each(Object.entries(strangers))('is not there for somebody %s', async (_, { visitor }) => {
    const { id, pictures: on } = await full()
    await owner.visitor.call(endpoints.changeBoardPage, { params: { id }, body: { is_shared: true } })
    const params = { id, picture_id: on[0]?.id ?? '' }
    const notThere = [404, 'There is no such board page, or no longer one.']
    for (const [endpoint, body] of [
      [endpoints.readBoardPage, undefined],
      [endpoints.changeBoardPage, { name: 'Ours' }],
      [endpoints.takeOffBoardPage, undefined],
      [endpoints.removeBoardPage, undefined],
    ] as const)
      expect(await refusal(visitor, endpoint, { params, ...(body && { body }) })).toEqual(notThere)
    expect((await visitor.call(endpoints.listBoardPages, {})).values).toEqual([])
  })

  test('that is shared stays with the organization, and what was done to it is in the audit log', async () => {
    const { id } = await full()
    const body = { is_shared: true, name: 'For the board' }
    await owner.visitor.call(endpoints.changeBoardPage, { params: { id }, body })
    await database.transaction().execute(async (transaction) => await handOver(transaction, owner.id, ours))
    const { values } = await colleague.visitor.call(endpoints.listBoardPages, {})
    expect(values.map((page) => [page.id, page.is_shared])).toEqual([[id, true]])
    const heir = values[0]?.owner.is_me ? colleague : owner
    expect(heir).toBe(colleague)
    await colleague.visitor.call(endpoints.removeBoardPage, { params: { id } })
    const admin = await person(ours, 'ADMIN')
    const log = await admin.visitor.call(endpoints.listAudit, { query: {} })
    const acts = log.values.filter(({ act }) => act.startsWith('board page')).map((each) => [each.act, each.to_what])
    expect(acts.slice(0, 2)).toEqual([
      ['board page deleted', 'For the board'],
      ['board page shared', 'For the board'],
    ])
  })
})

describe('in the nonpartisan view', () => {
  test('a picture of party keeps its place without what it shows and says, and its owner loses nothing', async () => {
    await put(owner, { picture: 'seats', view: 'place=13&by=party.name', sentence: '102 are Republican.' })
    const page = await put(owner, {
      picture: 'counties',
      view: 'dots=stats.2024harris%25',
      sentence: 'Where Harris led.',
    })
    const hide = async (is_on: boolean) => await owner.visitor.call(endpoints.chooseNonpartisan, { body: { is_on } })
    await hide(true)
    const read = async () => await owner.visitor.call(endpoints.readBoardPage, { params: { id: page.id } })
    expect((await read()).pictures.map(({ id: _, ...picture }) => picture)).toEqual([
      { picture: 'seats', view: '', sentence: '', is_hidden: true },
      { picture: 'counties', view: '', sentence: '', is_hidden: true },
    ])
    const order = page.pictures.map(({ id }) => ({ id })).toReversed()
    await owner.visitor.call(endpoints.changeBoardPage, { params: { id: page.id }, body: { pictures: order } })
    await hide(false)
    expect((await read()).pictures.map(({ sentence }) => sentence)).toEqual([
      'Where Harris led.',
      '102 are Republican.',
    ])
  })
})
