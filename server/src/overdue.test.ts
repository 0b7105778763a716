import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { standingOf } from '@atlas/contract/rules/standing.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Row, SearchReply, SearchRequestInput } from '@atlas/contract/search/search-request.ts'
import { testDatabase } from '#testing/database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { Metrics } from '#metrics/metrics.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const today = '2026-11-20'
const database = await testDatabase()
const records = demonstrationRecords({ officials: 600, seed: 7, today })
// Ballots and ends of terms of every kind: none, long past, of late, yesterday, today and to come.
const days = [null, '2026-08-03', '2026-11-03', '2026-11-19', today, '2028-01-03']
const officials = records.officials.map((official, index) => ({
  ...official,
  electionYear: 2022,
  ballotDay: days[index % days.length] ?? null,
  termEnd: days[Math.floor(index / days.length) % days.length] ?? null,
}))
await loadRecords(
  database,
  { ...records, officials },
  { origin: 'demonstration', isDemonstration: true, now: testClock().now(), onProgress: () => undefined },
)
const { app, context, clock } = await testApp(database)
const visitor = new Visitor(app)

const search = async (filters: readonly Filter[]) => {
  const rows: Row[] = []
  let cursor: string | 0 | null = 0
  let overdue
  do {
    const columns = ['stats.result_pending', 'eo.term_end'] as const
    const body: SearchRequestInput = { columns: [...columns], filters: [...filters], cursor, limit: 100 }
    const page: SearchReply = await visitor.call(endpoints.searchOfficials, { body })
    rows.push(...page.values)
    ;({ cursor, overdue } = page)
  } while (cursor !== null)
  return { rows, overdue }
}

/** Counted off the rows, one by one. */
function countedBy(rows: readonly Row[], day: string) {
  const rowsOnFile = rows.map(
    (row) => [row['stats.result_pending'], row['eo.term_end']] as [string | null, string | null],
  )
  const marked = rowsOnFile.map(([ballot, end]) => standingOf(ballot, end, day)?.mark)
  const ballots = rowsOnFile.flatMap(([ballot]) => ballot ?? [])
  return {
    terms_over: rowsOnFile.filter(([, end]) => end !== null && end < day).length,
    results_pending: ballots.length,
    pending_since: ballots.toSorted()[0] ?? null,
    long_over: marked.filter((mark) => mark === 'Term over, successor not on file').length,
  }
}

const inMississippi: Filter = { column_id: 'state.name', operator: 'eq', value: '28' }
const sinceNovember: Filter = { column_id: 'stats.result_pending', operator: 'gte', value: '2026-11-01' }

test.each([0, 115])('how late the records are is the same number everywhere, %i days on', async (later) => {
  clock.forward(later * 24 * 60 * 60)
  await context.dataset.refresh()
  await visitor.signIn()
  const day = addDays(today, later)
  for (const filters of [[], [inMississippi], [sinceNovember], [inMississippi, sinceNovember]]) {
    const { rows, overdue } = await search(filters)
    expect(overdue, JSON.stringify(filters)).toEqual(countedBy(rows, day))
  }
  const { overdue: all } = await search([])
  expect(all?.terms_over).toBeGreaterThan(0)
  expect(all?.long_over).toBeGreaterThan(0)
  const coverage = await visitor.call(endpoints.describeCoverage, {})
  expect(coverage.total.overdue).toEqual(all)
  expect(coverage.states.find(({ state_id: id }) => id === '28')?.overdue).toEqual(
    (await search([inMississippi])).overdue,
  )
  for (const { id } of coverage.counties.slice(0, 40)) {
    const place = await visitor.call(endpoints.findPlace, { params: { id } })
    expect(place.overdue, id).toEqual(
      countedBy(
        place.ladder.flatMap(({ officials }) => officials.map(({ values }) => values)),
        day,
      ),
    )
  }
  const status = await visitor.call(endpoints.readDataStatus, {})
  expect(status).toMatchObject({ today: day, searchable: officials.length, overdue: all })
  const metrics = new Metrics()
  metrics.ofRecords(context.dataset.current())
  const text = await metrics.text()
  expect(text).toContain(`atlas_officials_overdue{why="term over"} ${all?.terms_over}\n`)
  expect(text).toContain(`atlas_officials_overdue{why="result awaited"} ${all?.results_pending}\n`)
  expect(text).toContain(`atlas_officials_overdue{why="successor not on file"} ${all?.long_over}\n`)
  expect(text).toContain(`atlas_oldest_result_seconds ${(Date.parse(day) - Date.parse('2026-08-03')) / 1_000}\n`)
})

test('whom nothing is late of says so by zeros, and places have no such number', async () => {
  await visitor.signIn()
  const none: Filter = { column_id: 'eo.name', operator: 'eq', value: 'Nobody of that name' }
  const { overdue } = await search([none])
  expect(overdue).toEqual({ terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 })
  const body = { columns: ['place.id' as const], limit: 25 }
  expect(await visitor.call(endpoints.searchPlaces, { body })).not.toHaveProperty('overdue')
})
