import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Database } from '#database/connect.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

/** Every county of the state has one, and the law of the state says when. */
const sheriffs: readonly (readonly [state: string, counties: number, day: string])[] = [
  ['Alabama', 67, '2030-11-05'],
  ['Georgia', 159, '2028-11-07'],
  ['Mississippi', 82, '2027-11-02'],
]

/** The seats ahead, held against what is stored and against the law. */
export function testSeatsAheadOfPublicPack(database: Database, { app }: TestApp): void {
  const ahead = async (filters: Filter[] = []) => {
    const visitor = await new Visitor(app).signIn()
    return await visitor.call(endpoints.seatsAhead, { body: { filters } })
  }

  test('by day and office they are as many as are stored, each once', async () => {
    const { today, days, totals, undated } = await ahead()
    const { rows } = await sql<{ day: string | null; office: string; seats: number; uncontested: number }>`
      select seat.next_general::text as day, office.name as office, count(*)::integer as seats,
        (count(*) filter (where official.last_election = 'Uncontested'))::integer as uncontested
      from official join shown_seat as seat on seat.id = seat_id join office on office.id = office_id
      group by 1, 2`.execute(database)
    const isDated = (day: string | null) => day !== null && day >= today
    const shown = days.flatMap(({ date, offices }) =>
      offices.map(({ office, seats, uncontested }) => [date, office, seats, uncontested].join()),
    )
    const stored = rows
      .filter(({ day }) => isDated(day))
      .map((row) => [row.day, row.office, row.seats, row.uncontested])
    expect(shown.toSorted()).toEqual(stored.map((row) => row.join()).toSorted())
    const sum = (dated: boolean) =>
      rows.reduce((total, { day, seats }) => total + (isDated(day) === dated ? seats : 0), 0)
    expect([totals.seats, undated]).toEqual([sum(true), sum(false)])
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
  })

  test.each(sheriffs)('the sheriffs of %s, %d, are elected on %s', async (state, counties, date) => {
    const { days, undated } = await ahead([
      { column_id: 'state.name', operator: 'eq', value: state },
      { column_id: 'office.name', operator: 'eq', value: 'Sheriff' },
    ])
    expect([days.map(({ date: day, seats }) => [day, seats]), undated]).toEqual([[[date, counties]], 0])
  })
}
