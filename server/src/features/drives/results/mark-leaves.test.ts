import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { plannedFile } from '#imports/publish-results/publish-results.ts'
import { importOfficialsFile } from '#imports/spreadsheets/import/import-officials.ts'
import { testApp, type Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { bolivar, deskOf, recordsOfDrives, sheriff } from '#testing/drives/drives.ts'
import { exported, noneRunning, readCsv, readSheet } from '#testing/exports/exports.ts'

const day = '2026-11-03'
const columns = ['eo.name', 'stats.result_pending', 'eo.term_end', 'eo.elected', 'eo.takes_office'] as const
const records = recordsOfDrives({ officials: [sheriff({ ballotDay: day, termEnd: '2027-01-17' })] })

const database = await testDatabase()
const server = await testApp(database)
const { context, clock } = server
const desk = await deskOf(server)
const filler = await desk.someone()
const looker = await desk.someone()
const nonpartisan = await desk.someone()
await nonpartisan.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
for (const each of [looker, nonpartisan]) {
  const { key } = await each.call(endpoints.makeKey, { body: { name: 'Script', scopes: ['officials', 'lists'] } })
  each.key = key
}

const sheriffId = () => Number(context.dataset.current().index.ids[0])
const bodyOf = async (by: Visitor, endpoint: Endpoint, input: Parameters<Visitor['request']>[1]) => {
  const { statusCode, body } = await by.request(endpoint, input)
  expect(statusCode, body).toBeLessThan(300)
  // Calendars and contact cards fold long lines.
  return body.replaceAll(/\r\n /g, '')
}
const listOf = async (by: Visitor) =>
  (await by.call(endpoints.makeList, { body: { name: `Calls ${randomUUID()}`, eo_ids: [sheriffId()] } })).id
const fileOf = async (by: Visitor, body: Parameters<typeof exported>[1]) => {
  await noneRunning(by)
  const bytes = await exported(by, body)
  return JSON.stringify(body.format === 'xlsx' ? await readSheet(bytes, 'Officials') : readCsv(bytes))
}

/** Every way to read the holder of a seat, as one person. */
const readings: Record<string, (by: Visitor) => Promise<string>> = {
  'a row of a search': async (by) => await bodyOf(by, endpoints.searchOfficials, { body: { columns } }),
  'rows by their address': async (by) =>
    await bodyOf(by, endpoints.getOfficials, { query: { request: JSON.stringify({ columns }) } }),
  'the quick search': async (by) => await bodyOf(by, endpoints.quickSearch, { body: { query: 'Moody' } }),
  'the page of the official': async (by) =>
    await bodyOf(by, endpoints.officialDetail, { params: { id: String(sheriffId()) } }),
  'the page and the printed brief of the place': async (by) =>
    await bodyOf(by, endpoints.findPlace, { params: { id: bolivar } }),
  'who represents a place': async (by) => await bodyOf(by, endpoints.findOfficials, { body: { place_id: bolivar } }),
  'whom a list of members has': async (by) =>
    await bodyOf(by, endpoints.matchPlaces, { body: { values: ['Bolivar County, MS'], kind: 'county' } }),
  'a list and its call sheets': async (by) =>
    await bodyOf(by, endpoints.readList, { params: { id: await listOf(by) } }),
  'a card of contacts': async (by) => await bodyOf(by, endpoints.listContacts, { params: { id: await listOf(by) } }),
  'a calendar file of the seat': async (by) =>
    await bodyOf(by, endpoints.comingCalendar, { body: { official_id: sheriffId() } }),
  'a CSV file of a search': async (by) => await fileOf(by, { format: 'csv', columns: [...columns] }),
  'an Excel file of a search': async (by) => await fileOf(by, { format: 'xlsx', columns: [...columns] }),
  'a CSV file of a list': async (by) =>
    await fileOf(by, { format: 'csv', columns: [...columns], list_id: await listOf(by) }),
  'officials for programs': async (by) =>
    await bodyOf(by, endpoints.readOfficials, { query: { columns: columns.join() } }),
  'one official for programs': async (by) =>
    await bodyOf(by, endpoints.readOfficial, { params: { id: String(sheriffId()) } }),
  'a list for programs': async (by) =>
    await bodyOf(by, endpoints.readListedOfficials, { params: { id: await listOf(by) } }),
  'a live link of a list': async (by) => {
    const { url } = await by.call(endpoints.makeLiveLinkOfList, { params: { id: await listOf(by) } })
    return (await by.send({ method: 'GET', url: new URL(url).pathname })).body
  },
}
const readers = { 'as everybody sees it': looker, 'in the nonpartisan view': nonpartisan }
const cases = Object.keys(readings).flatMap((reading) =>
  Object.keys(readers).map((reader) => [reading, reader] as const),
)

async function readAll(): Promise<Map<string, string>> {
  await context.dataset.refresh()
  const texts = new Map<string, string>()
  for (const [reading, reader] of cases) {
    const by = readers[reader as keyof typeof readers]
    texts.set(`${reading} ${reader}`, (await readings[reading]?.(by)) ?? '')
  }
  return texts
}

/** Enters another winner, whom somebody else reviews. */
async function enterByHand(): Promise<void> {
  const params = { day }
  const { form } = await filler.call(endpoints.readResults, { params, query: { place_id: bolivar } })
  const seat = form?.seats.find(({ office }) => office === 'Sheriff')
  const sent = await filler.call(endpoints.sendResults, {
    params,
    body: {
      client_id: randomUUID(),
      place_id: bolivar,
      source: { text: 'https://bolivar.example/results', is_official: true },
      seats: [{ seat_id: seat?.seat_id ?? '', outcome: 'new', name: 'Zoe Quill', party: 'Independent' }],
    },
  })
  const task = sent.form?.task?.id ?? ''
  await desk.accept(looker, task)
  expect(await desk.settled(looker, task)).toMatchObject({ published: 1, error: null })
}

/** The same with a file of the returns. */
async function loadFile(): Promise<void> {
  const lines = [
    'county,precinct,office,district,party,candidate,votes',
    'Bolivar,Cleveland,Sheriff,,DEM,Joe Moody,700',
    'Bolivar,Cleveland,Sheriff,,IND,Zoe Quill,900',
  ]
  const from = { name: '20261103__ms__general__precinct.csv', bytes: Buffer.from(lines.join('\n')) }
  const { file } = await plannedFile(database, { ...from, day, stateId: '28' }, day)
  const now = clock.now()
  const options = { now, acceptLosses: 0, accountId: null, cameBy: 'results', onProgress: () => undefined } as const
  expect(await importOfficialsFile(database, file, options)).toMatchObject({ isChanged: true })
}

const isOpen = /Result not in yet|"stats\.result_pending":"2026-11-03"/
const isToFollow = /Successor elected|takes office 01-18-2027|2027-01-18/

describe.each([
  ['by hand', enterByHand],
  ['from a file', loadFile],
])('a result that comes %s', (_, publish) => {
  let before: Map<string, string>
  let after: Map<string, string>
  beforeAll(async () => {
    await database.deleteFrom('drive').execute()
    await database.deleteFrom('import_run').execute()
    await database.deleteFrom('official').execute()
    await desk.load(records)
    before = await readAll()
    await publish()
    after = await readAll()
  }, 60_000)

  test.each(cases)('takes the mark from %s, %s, and says who follows', (reading, reader) => {
    const [was = '', is = ''] = [before, after].map((texts) => texts.get(`${reading} ${reader}`))
    expect(was).toMatch(isOpen)
    expect(was).not.toMatch(isToFollow)
    // Until the term begins, the holder is named, with the elected successor beside.
    expect(is).toContain('Moody')
    expect(is).not.toMatch(isOpen)
    expect(is).toMatch(isToFollow)
  })

  test('is told with the day on which the term begins, where there is room for a sentence', () => {
    for (const reading of ['a list and its call sheets', 'a card of contacts', 'a calendar file of the seat'])
      for (const reader of Object.keys(readers))
        expect(after.get(`${reading} ${reader}`)).toContain('Zoe Quill takes office 01-18-2027.')
  })

  test('is told to programs that read a list, with who is elected and from when', () => {
    for (const reader of Object.keys(readers))
      expect(JSON.parse(after.get(`a list for programs ${reader}`) ?? '')).toMatchObject({
        values: [{ 'eo.name': 'Joe Moody', 'eo.elected': 'Zoe Quill', 'eo.takes_office': '2027-01-18' }],
      })
  })
})
