import { Writable } from 'node:stream'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type ComingRequest, mostCalendarFeeds } from '@atlas/contract/endpoints/elections/elections.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersOfSeats } from '@atlas/contract/search/seats-of-election.ts'
import { countAttempt } from '#database/rate-limit.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import type { Records } from '#imports/records/records.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { logTo } from '#platform/log.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const today = '2026-11-20'
const database = await testDatabase()
const records = demonstrationRecords({ officials: 600, seed: 7, today })
const load = async (changed: Partial<Records> = {}, now = testClock().now()) =>
  await loadRecords(
    database,
    { ...records, ...changed },
    { origin: 'demonstration', isDemonstration: true, now, onProgress: () => undefined },
  )
await load()
const logged: string[] = []
const log = logTo(
  new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  }),
  'debug',
)
const server = await testApp(database, {}, log)
const { app, context } = server
const visitor = await new Visitor(app).signIn()

const coming = async (body: Partial<ComingRequest> = {}) => await visitor.call(endpoints.comingElections, { body })
const found = async (filters: readonly Filter[]) => {
  const columns = ['eo.id', 'office.name', 'stats.last_election'] as const
  const body = { columns: [...columns], filters: [...filters], limit: 100 }
  const { values, total } = await visitor.call(endpoints.searchOfficials, { body })
  expect(values).toHaveLength(total)
  return values
}
const close: Filter = { column_id: 'stats.last_election', operator: 'eq', value: 'Close' }
const count = async (filters: Filter[]) =>
  (await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.id'], filters, limit: 1 } })).total
const went = (rows: Awaited<ReturnType<typeof found>>, outcome: string | null) =>
  rows.filter((row) => row['stats.last_election'] === outcome).length

test.each([
  [[]],
  [[{ column_id: 'office.name', operator: 'eq', value: 'Sheriff' }]],
  [[{ column_id: 'stats.last_election', operator: 'in', value: ['Uncontested', 'unknown'] }]],
] satisfies [Filter[]][])(
  'the seats of a date are those that its own filters find, office by office (%j)',
  async (filters) => {
    const { dates, totals } = await coming({ filters })
    expect(dates.length).toBeGreaterThan(0)
    const everybody = new Set<unknown>()
    for (const date of dates) {
      const rows = await found([...filtersOfSeats(date), ...filters])
      if (!date.is_deadline) for (const row of rows) everybody.add(row['eo.id'])
      expect(date).toMatchObject({
        seats: rows.length,
        uncontested: went(rows, 'Uncontested'),
        close: went(rows, 'Close'),
        unknown: went(rows, null),
      })
      for (const { office, seats, uncontested } of date.offices) {
        const those = rows.filter((row) => row['office.name'] === office)
        expect([office, those.length, went(those, 'Uncontested')]).toEqual([office, seats, uncontested])
      }
      expect(date.offices.reduce((sum, { seats }) => sum + seats, 0)).toBe(date.seats)
    }
    expect(totals.seats).toBe(everybody.size)
    const up: Filter = { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 365 }
    expect(totals).toMatchObject({ seats: await count([...filters, up]), close: await count([...filters, up, close]) })
  },
)

test('dates come in the order of their days, from today to the end of the window, both included', async () => {
  for (const within_days of [30, 90, 180, 365] as const) {
    const { dates, windows, today: replied } = await coming({ within_days })
    expect(replied).toBe(today)
    const days = dates.map(({ date }) => date)
    expect(days).toEqual(days.toSorted())
    for (const day of days) expect(day >= today && day <= addDays(today, within_days)).toBe(true)
    expect(windows).toContainEqual({ within_days, dates: dates.length })
  }
})

const ofMississippi: Filter[] = [{ column_id: 'state.name', operator: 'eq', value: 'Mississippi' }]

test('a window in which nobody votes names the next election, whether or not it holds deadlines', async () => {
  const first = (await coming({ filters: ofMississippi })).dates.find(({ is_deadline: isDeadline }) => !isDeadline)
  const empty = await coming({ filters: ofMississippi, within_days: 30 })
  expect([empty.dates, empty.totals.seats]).toEqual([[], 0])
  expect(empty.next).toMatchObject({ id: first?.id, date: first?.date, state: first?.state, name: first?.name })
  const deadlinesOnly = await coming({ filters: ofMississippi, within_days: 90 })
  expect(deadlinesOnly.dates.map(({ is_deadline: isDeadline }) => isDeadline)).toContain(true)
  expect(deadlinesOnly.next).toEqual(empty.next)
  expect((await coming({ filters: ofMississippi })).next).toBeNull()
})

test('a runoff has the seats of the election before it, and a general that has those of its primary says so', async () => {
  const { dates } = await coming({ filters: ofMississippi })
  const date = (id: string) => dates.find((each) => each.id === id)
  const primary = date('ms-2027-primary')
  expect(date('ms-2027-primary-primary_runoff')).toMatchObject({ seats: primary?.seats, election_day: primary?.date })
  expect(primary?.same_seats_as).not.toBe(date('ms-2027-general')?.id)
  expect(date('ms-2027-general')?.same_seats_as).toBe(primary?.same_seats_as ?? primary?.id)
})

test('what the dates leave out is said: states without one, and offices whose next election nobody knows', async () => {
  const { not_on_file: said } = await coming()
  expect(said[0]).toBe('Alabama and Florida: no election or deadline in the next 12 months that we know of.')
  expect(said).toContain('Georgia, City elections of 11-02-2027: its seats are not on file.')
  expect(said.at(-1)).toMatch(/^The next election of \d+ seats: .+, and others\.$/)
  expect((await coming({ filters: ofMississippi })).not_on_file.join(' ')).not.toMatch(/Alabama|Georgia/)
})

const ofSheriffs: Filter[] = [{ column_id: 'office.name', operator: 'eq', value: 'Sheriff' }]
const fileOf = async (body: object, by = visitor) => {
  const answer = await by.request(endpoints.comingCalendar, { body })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return answer.body
}
/** The events of a calendar, as read by a program that knows nothing of how it was written. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { uid, sequence, summary, location, description, startDate } = new ICAL.Event(each)
    return { uid, sequence, summary, location, description, day: String(startDate) }
  })
}

test('the calendar of a filter has its dates, each with its place, seats, rule and how sure the day is', async () => {
  const { dates } = await coming({ filters: ofSheriffs })
  const events = eventsIn(await fileOf({ filters: ofSheriffs }))
  expect(events.map(({ uid, day }) => [uid, day.slice(0, 10)])).toEqual(
    dates.map(({ id, date }) => [expect.stringMatching(`^${id}-[0-9a-f]{12}@southern-officials-atlas$`), date]),
  )
  const [date] = dates
  expect(events[0]).toMatchObject({
    summary: `${date?.name} (${date?.state}): Office: Sheriff`,
    location: date?.state,
  })
  const lines = events[0]?.description.split('\n')
  const counts = `${date?.uncontested} uncontested, ${date?.close} close, ${date?.unknown} unknown`
  expect(lines).toEqual(
    expect.arrayContaining([
      'For the seats with Office: Sheriff.',
      `${date?.seats} seats on file: Sheriff ${date?.seats}. At the last election on file: ${counts}.`,
      date?.basis,
      'Computed from the rule, not confirmed by an official calendar.',
    ]),
  )
})

test('the calendar of one date has that alone, however far ahead; one that is not there is not there', async () => {
  const { next } = await coming({ filters: ofMississippi, within_days: 30 })
  const [event, ...others] = eventsIn(await fileOf({ id: next?.id, within_days: 30 }))
  expect([event?.day, others]).toEqual([next?.date, []])
  const answer = await visitor.request(endpoints.comingCalendar, { body: { id: 'ms-1999-primary' } })
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'There is no such date under these filters, or no longer one.',
  ])
})

test('the calendar of an official has the dates of the seat, which it names, and the page of the holder', async () => {
  const upIn2027: Filter = { column_id: 'jurisdictionoffice.next_general', operator: 'eq', value: '2027-11-02' }
  const [row] = await found([...ofSheriffs, upIn2027])
  const official_id = row?.['eo.id'] as number
  const seat = await visitor.call(endpoints.officialDetail, { params: { id: String(official_id) } })
  const events = eventsIn(await fileOf({ official_id }))
  expect(events.map(({ day }) => day)).toContain(seat['jurisdictionoffice.next_general'])
  for (const { summary, uid, description } of events) {
    expect(summary).toContain(`: Sheriff, ${String(seat['jurisdiction.name'])} (`)
    expect(uid).toMatch(/-sheriff-.+@southern-officials-atlas$/)
    expect(description).toContain(String(seat['eo.name']))
    expect(description).toContain(`http://atlas.test/officials/${official_id}`)
  }
  expect((await visitor.request(endpoints.comingCalendar, { body: { official_id: 999_999_999 } })).statusCode).toBe(404)
})

test('the files of two places, of two filters and of everybody hold each their own events, whose titles say whose', async () => {
  const files = [
    { place_id: '28011' },
    { place_id: '28151' },
    { filters: ofMississippi },
    { filters: [...ofMississippi, ...ofSheriffs] },
    { filters: [...ofSheriffs, ...ofMississippi] },
    {},
  ]
  const isPrimary = ({ uid }: { uid: string }) => /^ms-2027-primary(-place-\d+|-[0-9a-f]{12})?@/.test(uid)
  const primaries = await Promise.all(files.map(async (file) => eventsIn(await fileOf(file)).find(isPrimary)))
  expect(primaries.map((event) => event?.summary)).toEqual([
    'Primary: Bolivar County (MS)',
    'Primary: Washington County (MS)',
    'Primary (Mississippi)',
    'Primary (Mississippi): Office: Sheriff',
    'Primary (Mississippi): Office: Sheriff',
    'Primary (Mississippi)',
  ])
  const uids = primaries.map((event) => event?.uid)
  expect(uids[3]).toBe(uids[4])
  expect(new Set(uids).size).toBe(5)
  expect(uids[5]).toBe('ms-2027-primary@southern-officials-atlas')
})

test('a deadline of 5:00 PM is at that time by the clocks of its state', async () => {
  const { dates } = await coming({ filters: ofMississippi })
  const closes = dates.find(({ name }) => name === 'Qualifying closes, 5:00 PM')
  const [event] = eventsIn(await fileOf({ filters: ofMississippi, id: closes?.id }))
  expect(event?.day).toBe(`${closes?.date}T23:00:00Z`)
})

test('a calendar of a place has the dates of everybody who represents it, however far ahead', async () => {
  const { values } = await visitor.call(endpoints.searchOfficials, {
    body: {
      filters: [{ column_id: 'office.level', operator: 'in', value: ['County'] }],
      columns: ['county.fips'],
      limit: 1,
    },
  })
  const [place_id = ''] = [values[0]?.['county.fips']].flat().map(String)
  const { coming: dates } = await visitor.call(endpoints.findPlace, { params: { id: place_id } })
  expect(dates.length).toBeGreaterThan(0)
  expect(eventsIn(await fileOf({ place_id })).map(({ uid }) => uid)).toEqual(
    dates.map(({ id }) => expect.stringContaining(id)),
  )
  expect((await visitor.request(endpoints.comingCalendar, { body: { place_id: '99999' } })).statusCode).toBe(404)
})

const subscriber = async () => {
  const account = await buildAccount(server)
  const reader = await new Visitor(app).signIn(account)
  const make = async (filters: Filter[] = ofSheriffs) =>
    new URL((await reader.call(endpoints.makeCalendarFeed, { body: { filters } })).url ?? '').pathname
  return { account, reader, make }
}
const feedsOf = async (reader: Visitor) => (await reader.call(endpoints.listCalendarFeeds, {})).values
/** A calendar program, which has the link but neither cookies nor a page. */
const read = async (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  await app.inject({ method, url: path, headers })

test('a calendar program reads the feed without a session, and hears when nothing changed', async () => {
  const { make } = await subscriber()
  const path = await make()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}${path}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const text = await answer.text()
  expect(eventsIn(text)).toEqual(eventsIn(await fileOf({ filters: ofSheriffs })))

  const etag = String(answer.headers.get('etag'))
  const again = await read(path, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await read(path, {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
  expect((await read(path, { 'if-none-match': etag }, 'HEAD')).statusCode).toBe(304)
})

test('an import that moves a day moves the event: its UID stays, its sequence grows, and the feed is a new one', async () => {
  const { make } = await subscriber()
  const path = await make([])
  const before = await read(path)
  const primaryOf = (text: string) => eventsIn(text).find(({ uid }) => uid.startsWith('ms-2027-primary@'))
  expect(primaryOf(before.body)).toMatchObject({ day: '2027-08-03', sequence: 0 })
  const moved = <Day>(day: Day) => (day === '2027-08-03' ? '2027-08-10' : day)
  await load({
    electionDates: records.electionDates.map((date) =>
      date.uid.startsWith('ms-2027-primary')
        ? { ...date, day: moved(date.day), electionDay: moved(date.electionDay) }
        : date,
    ),
    seats: records.seats.map((seat) => ({ ...seat, nextPrimary: moved(seat.nextPrimary ?? null) })),
  })
  await context.dataset.refresh()
  const after = await read(path, { 'if-none-match': String(before.headers['etag']) })
  expect(after.statusCode).toBe(200)
  expect(primaryOf(after.body)).toMatchObject({ day: '2027-08-10', sequence: 1 })
  expect(eventsIn(after.body)).toHaveLength(eventsIn(before.body).length)
})

const notThere = 'There is no calendar at this address, or no longer one.'
const expectNotThere = (answer: Awaited<ReturnType<typeof read>>) => {
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    expect.objectContaining({ title: 'Not found', detail: notThere }),
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
}

test('a link that was never made, mistyped, reset or removed leads nowhere, and all are answered alike', async () => {
  const { reader, make } = await subscriber()
  const first = await make()
  for (const name of ['x', '%00', 'é', 'A'.repeat(43), first.slice(14, -5)])
    expectNotThere(await read(`/api/calendar/${encodeURIComponent(name)}.ics`))
  const second = await make()
  expectNotThere(await read(first))
  expect((await read(second)).statusCode).toBe(200)
  await reader.call(endpoints.removeCalendarFeeds, {})
  expectNotThere(await read(second))
  expect(await reader.call(endpoints.findCalendarFeed, {})).toBeNull()
  // A signed-in session gives no access that the link does not.
  expectNotThere(await reader.send({ method: 'GET', url: second }))
})

test('the feed ends with the role of its owner at the very next request, and with the account', async () => {
  const { account, make } = await subscriber()
  const path = await make()
  const ofAccount = { params: {}, body: { user_id: account.id, role: 'USER' } } as const
  expect((await visitor.request(endpoints.removeRole, ofAccount)).statusCode).toBe(200)
  expectNotThere(await read(path))
  await visitor.request(endpoints.assignRole, ofAccount)
  expect((await read(path)).statusCode).toBe(200)
  await visitor.request(endpoints.rejectUser, { body: { id: account.id } })
  expectNotThere(await read(path))
  await database.deleteFrom('account').where('id', '=', account.id).execute()
  expectNotThere(await read(path))
  expect(await database.selectFrom('calendar_feed').selectAll().where('account_id', '=', account.id).execute()).toEqual(
    [],
  )
})

test('what is kept of a link opens nothing; making, making anew and removing are in the trail, once each', async () => {
  const { account, reader, make } = await subscriber()
  const token = (await make()).slice('/api/calendar/'.length, -'.ics'.length)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await database.selectFrom('calendar_feed').selectAll().where('account_id', '=', account.id).execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(await reader.call(endpoints.findCalendarFeed, {})).toEqual({
    id: stored[0]?.id,
    url: null,
    made_at: server.clock.now().toISOString(),
    filters: ofSheriffs,
  })
  await make()
  await reader.call(endpoints.removeCalendarFeeds, {})
  await reader.call(endpoints.removeCalendarFeeds, {})
  const trail = database.selectFrom('audit_event').select(['action', 'details']).where('account_id', '=', account.id)
  expect(await trail.where('action', 'like', 'calendar feed%').orderBy('id').execute()).toEqual([
    { action: 'calendar feed made', details: {} },
    { action: 'calendar feed reset', details: {} },
    { action: 'calendar feed removed', details: {} },
  ])
})

test('the log tells neither a link nor a filter, however the link is mistyped', async () => {
  const { make } = await subscriber()
  const path = await make()
  const token = path.slice('/api/calendar/'.length, -'.ics'.length)
  logged.length = 0
  for (const url of [path, path.slice(0, -4), `${path}/`, path.replace('/api', ''), `${path}?x=${token}`])
    await read(url)
  const lines = logged.join('')
  expect(lines.match(/\/calendar\/…/g)?.length).toBeGreaterThanOrEqual(4)
  expect(lines).not.toContain(token)
  expect(lines).not.toContain('Sheriff')
})

test('in the nonpartisan view of its owner the feed filters by no party, and says which view it is', async () => {
  const { account, reader, make } = await subscriber()
  const party: Filter = { column_id: 'party.name', operator: 'eq', value: 'Republican' }
  const path = await make([party, ...ofSheriffs])
  expect((await read(path)).body).not.toContain('Nonpartisan view')
  await database.updateTable('account').set({ is_nonpartisan: true }).where('id', '=', account.id).execute()
  const { body } = await read(path)
  expect(body).toContain('X-WR-CALDESC:Nonpartisan view')
  expect(eventsIn(body)).toEqual(eventsIn(await fileOf({ filters: ofSheriffs })))
  expect((await reader.call(endpoints.findCalendarFeed, {}))?.filters).toEqual(ofSheriffs)
})

const inDallas: Filter = { column_id: 'county.name', operator: 'in', value: ['01047'] }
const inBolivar: Filter = { column_id: 'county.name', operator: 'in', value: ['28011'] }

test('who follows two counties has a link for each; each is made anew and removed without the other', async () => {
  const { reader, make } = await subscriber()
  const dallas = await make([inDallas])
  server.clock.forward(1)
  const bolivar = await make([inBolivar])
  expect((await feedsOf(reader)).map(({ url, filters }) => [url, filters])).toEqual([
    [null, [inBolivar]],
    [null, [inDallas]],
  ])
  expect(await reader.call(endpoints.findCalendarFeed, {})).toEqual((await feedsOf(reader))[0])

  const [newest, other] = await feedsOf(reader)
  const id = String(newest?.id)
  server.clock.forward(1)
  const renewed = await reader.call(endpoints.resetCalendarFeed, { params: { id } })
  expect(renewed).toMatchObject({ id, filters: [inBolivar], made_at: server.clock.now().toISOString() })
  expectNotThere(await read(bolivar))
  expect((await read(new URL(renewed.url ?? '').pathname)).statusCode).toBe(200)
  expect((await read(dallas)).statusCode).toBe(200)
  await reader.call(endpoints.removeCalendarFeed, { params: { id } })
  await reader.call(endpoints.removeCalendarFeed, { params: { id } })
  expect(await feedsOf(reader)).toEqual([other])
  expect((await read(dallas)).statusCode).toBe(200)
  await make([inBolivar])
  await reader.call(endpoints.removeCalendarFeeds, {})
  expectNotThere(await read(dallas))
  expect(await feedsOf(reader)).toEqual([])
})

test('the same filters in another order are the same link, also where two requests make it at once', async () => {
  const { reader, make } = await subscriber()
  const first = await make([...ofMississippi, ...ofSheriffs])
  const again = await make([...ofSheriffs, ...ofMississippi])
  expectNotThere(await read(first))
  expect((await read(again)).statusCode).toBe(200)
  await Promise.all([make([inDallas]), make([inDallas]), make([inDallas])])
  expect(await feedsOf(reader)).toHaveLength(2)
})

test('the link of somebody else is neither made anew nor removed', async () => {
  const [owner, stranger] = [await subscriber(), await subscriber()]
  const path = await owner.make()
  const id = String((await feedsOf(owner.reader))[0]?.id)
  const refused = await stranger.reader.request(endpoints.resetCalendarFeed, { params: { id } })
  expect([refused.statusCode, refused.json()]).toEqual([
    404,
    expect.objectContaining({ detail: 'You have no such calendar link, or no longer. Make one on Coming Up.' }),
  ])
  await stranger.reader.call(endpoints.removeCalendarFeed, { params: { id } })
  await stranger.reader.call(endpoints.removeCalendarFeeds, {})
  expect((await read(path)).statusCode).toBe(200)
})

test('the twenty-first link is refused with what to do; one of the twenty is still made anew', async () => {
  const { reader, make } = await subscriber()
  const ofNumber = (number: number): Filter[] => [{ column_id: 'eo.name', operator: 'contains', value: `${number}` }]
  for (let number = 1; number <= mostCalendarFeeds; number++) await make(ofNumber(number))
  const refused = await reader.request(endpoints.makeCalendarFeed, { body: { filters: ofNumber(0) } })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      detail: `You have ${mostCalendarFeeds} calendar links, and there can be no more. Remove one that you do not use, then make this one.`,
    }),
  ])
  await make(ofNumber(1))
  expect(await feedsOf(reader)).toHaveLength(mostCalendarFeeds)
})

test('the name of a calendar says whose elections it has, so that two subscriptions are told apart', async () => {
  const { make } = await subscriber()
  const many: Filter = { column_id: 'eo.name', operator: 'contains', value: 'x'.repeat(100) }
  // The parser does not unescape properties that the standard does not define.
  const nameOf = (text: string) =>
    String(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstPropertyValue('x-wr-calname')).replaceAll(
      String.raw`\,`,
      ',',
    )
  const sets = [[], [inDallas], [...ofMississippi, ...ofSheriffs], [...ofSheriffs, many], [many]]
  const names = []
  for (const filters of sets) names.push(nameOf((await read(await make(filters))).body))
  expect(names).toEqual(
    [
      '',
      ', County/Parish: Dallas (AL)',
      ', State: Mississippi · Office: Sheriff',
      ', Office: Sheriff · and 1 more',
      ', 1 filter',
    ].map((whose) => `Southern Officials Atlas: elections${whose}`),
  )
  expect(nameOf(await fileOf({ place_id: '28011' }))).toBe('Southern Officials Atlas: elections, Bolivar County (MS)')
})

test('guessing is limited by network address, and reading by feed', async () => {
  const limited = await testApp(database, { RATE_LIMITS: 'on' })
  const { reader, make } = await subscriber()
  const [path, other] = [await make(), await make([])]
  const [feedId = ''] = (await feedsOf(reader)).flatMap(({ id, filters }) => (filters.length > 0 ? [id] : []))
  const now = limited.clock.now()
  const from = async (ip: string, url: string) => await limited.app.inject({ url, remoteAddress: ip })
  const spend = async (name: string, most: number, who: string) =>
    await countAttempt(database, { name, most, windowSeconds: 3_600 }, who, now, most - 1)

  await spend('wrong calendar link from address', 300, '203.0.113.9')
  const wrong = `/api/calendar/${'A'.repeat(43)}.ics`
  // A request with a working link does not count as one with a wrong link.
  expect((await from('203.0.113.9', path)).statusCode).toBe(200)
  expectNotThere(await from('203.0.113.9', wrong))
  const refused = await from('203.0.113.9', wrong)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expectNotThere(await from('203.0.113.10', wrong))

  await spend('reads of calendar feed', 120, feedId)
  expect((await from('203.0.113.11', path)).statusCode).toBe(429)
  expect((await from('203.0.113.11', other)).statusCode).toBe(200)
})

test('an election that no date tells is told by its seats, and one of some offices leaves the others to theirs', async () => {
  const sourceId = records.electionDates[0]?.sourceId ?? ''
  const unstated = new Set(['ms-2027-general', 'ms-2027-general-registration_closes'])
  const gap = { stateId: '28', sentence: 'Judges are not on file.', until: null, sourceId } as const
  await load({
    electionGaps: [
      gap,
      { ...gap, sentence: 'It was once unknown.', until: '2026-11-19' },
      { ...gap, stateId: '01', sentence: 'Alabama has another.' },
    ],
    electionDates: records.electionDates
      .filter(({ uid }) => !unstated.has(uid))
      .map((date) => (date.uid.startsWith('ms-2027-primary') ? { ...date, offices: ['Sheriff'] } : date)),
  })
  await context.dataset.refresh()
  const { dates, not_on_file: said } = await coming({ filters: ofMississippi })
  expect(said.filter((sentence) => /Judges|once|another/.test(sentence))).toEqual(['Judges are not on file.'])
  const ballot = (id: string) => dates.find((date) => date.id === id)
  const upOn = async (filters: Filter[]) => await count([...ofMississippi, ...filters])
  const primary: Filter = { column_id: 'jurisdictionoffice.next_primary', operator: 'eq', value: '2027-08-03' }
  const general: Filter = { column_id: 'jurisdictionoffice.next_general', operator: 'eq', value: '2027-11-02' }

  expect(ballot('ms-general-2027-11-02')).toMatchObject({
    name: 'General',
    basis: expect.stringMatching(/./),
    office_ids: null,
    seats: await upOn([general]),
  })
  const sheriffs = await upOn([primary, ...ofSheriffs])
  expect(ballot('ms-2027-primary')).toMatchObject({ office_ids: ['sheriff'], seats: sheriffs })
  expect(ballot('ms-2027-primary-primary_runoff')).toMatchObject({ seats: sheriffs })
  const rest = ballot('ms-primary-2027-08-03')
  expect(rest?.seats).toBe((await upOn([primary])) - sheriffs)
  expect(rest?.office_ids).not.toContain('sheriff')
  expect(rest?.seats).toBe(await upOn(filtersOfSeats(rest as NonNullable<typeof rest>)))
})
