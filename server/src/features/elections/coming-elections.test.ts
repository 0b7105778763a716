import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { ComingRequest } from '@atlas/contract/endpoints/elections.ts'
import { dayAfter } from '@atlas/contract/rules/calendar-day.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { filtersOfSeats } from '@atlas/contract/search/seats-of-election.ts'
import { testDatabase } from '#database/test-database.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#test-app.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 7 })
const { app } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const today = '2026-11-20'

const coming = async (body: Partial<ComingRequest> = {}) => await visitor.call(endpoints.comingElections, { body })
const found = async (filters: readonly Filter[]) => {
  const columns = ['eo.id', 'office.name', 'stats.last_election'] as const
  const body = { columns: [...columns], filters: [...filters], limit: 100 }
  const { values, total } = await visitor.call(endpoints.searchOfficials, { body })
  expect(values).toHaveLength(total)
  return values
}
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
      for (const row of rows) everybody.add(row['eo.id'])
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
  },
)

test('dates come in the order of their days, from today to the end of the window, both included', async () => {
  for (const within_days of [30, 90, 180, 365] as const) {
    const { dates, windows, today: told } = await coming({ within_days })
    expect(told).toBe(today)
    const days = dates.map(({ date }) => date)
    expect(days).toEqual(days.toSorted())
    for (const day of days) expect(day >= today && day <= dayAfter(today, within_days)).toBe(true)
    expect(windows).toContainEqual({ within_days, dates: dates.length })
  }
})

test('an empty window names the first date after it', async () => {
  const { dates } = await coming()
  const [first] = dates
  const empty = await coming({ within_days: 30 })
  expect([empty.dates, empty.totals.seats]).toEqual([[], 0])
  expect(empty.next).toMatchObject({ id: first?.id, date: first?.date, state: first?.state, name: first?.name })
  expect((await coming()).next).toBeNull()
})

test('a general that has the seats of its primary says so', async () => {
  const { dates } = await coming({ filters: [{ column_id: 'state.name', operator: 'eq', value: 'Mississippi' }] })
  const [primary, general] = dates
  expect([primary?.kind, general?.kind]).toEqual(['primary', 'general'])
  expect([primary?.same_seats_as, general?.same_seats_as]).toEqual([null, primary?.id])
})

test('what the dates leave out is said: states without one, and offices whose next election nobody knows', async () => {
  const { not_on_file: said } = await coming()
  expect(said).toEqual([
    expect.stringMatching(/: no election or deadline in the next 12 months that we know of\.$/),
    expect.stringMatching(/^The next election of \d+ seats: .+\.$/),
  ])
  const ofMississippi = await coming({ filters: [{ column_id: 'state.name', operator: 'eq', value: '28' }] })
  expect(ofMississippi.not_on_file.join()).not.toMatch(/no election or deadline/)
})
