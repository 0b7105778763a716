import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { CountedOfficials } from '@atlas/contract/endpoints/officials/traits.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Database } from '#database/connect.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

/** The picture of a search, held against what is stored of the public files and against the search itself. */
export function testTraitsOfPublicPack(database: Database, { app }: TestApp): void {
  const columns = { 'eo.ethnicity': 'ethnicity', 'eo.gender': 'gender', 'party.name': 'party' } as const
  const linesOf = (counted: readonly CountedOfficials[], column: keyof typeof columns) =>
    counted.flatMap(({ label, traits }) => {
      const { groups = [], unknown = 0 } = traits.find(({ column_id: id }) => id === column) ?? {}
      const known = groups.map(({ value, officials }) => [label, value, officials].join())
      return unknown > 0 ? [...known, [label, null, unknown].join()] : known
    })

  test.each(Object.entries(columns))('%s is counted by office as it is stored', async (column, stored) => {
    const visitor = await new Visitor(app).signIn()
    const { by_office: offices, officials } = await visitor.call(endpoints.countTraits, { body: { filters: [] } })
    const value = stored === 'party' ? sql`party.name` : sql`official.${sql.ref(stored)}`
    const { rows } = await sql<{ office: string; value: string | null; count: number }>`
      select office.name as office, ${value} as value, count(*)::integer as count
      from official join shown_seat as seat on seat.id = seat_id join office on office.id = office_id
        left join party on party.id = party_id
      group by 1, 2`.execute(database)
    expect(linesOf(offices, column as keyof typeof columns).toSorted()).toEqual(
      rows.map((row) => [row.office, row.value, row.count].join()).toSorted(),
    )
    expect(officials).toBe(rows.reduce((sum, { count }) => sum + count, 0))
  })

  test('the officials under filters are those of the search, level by level', async () => {
    const visitor = await new Visitor(app).signIn()
    const filters: Filter[] = [
      { column_id: 'state.name', operator: 'eq', value: 'Georgia' },
      { column_id: 'eo.ethnicity', operator: 'eq', value: 'African-American' },
    ]
    const { by_level: levels, officials } = await visitor.call(endpoints.countTraits, { body: { filters } })
    const totalOf = async (more: Filter[]) => {
      const body = { columns: ['eo.id' as const], filters: [...filters, ...more] }
      return (await visitor.call(endpoints.searchOfficials, { body })).total
    }
    expect(officials).toBe(await totalOf([]))
    expect(levels.length).toBeGreaterThan(1)
    for (const { label, officials: count, traits } of levels) {
      expect(count).toBe(await totalOf([{ column_id: 'office.level', operator: 'eq', value: label }]))
      const ethnicity = traits.find(({ column_id: id }) => id === 'eo.ethnicity')
      expect(ethnicity).toMatchObject({ unknown: 0, groups: [{ value: 'African-American', officials: count }] })
    }
  })
}
