import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Row, SearchReply } from '@atlas/contract/search/search-request.ts'
import type { Database } from '#database/connect.ts'
import { describePlace } from '#features/places/describe-place.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

/**
 * Requests the figures that counties are drawn as dots by, as the picture does, and compares them with the census file.
 */
export function testDotsOfPublicPack(database: Database, { app, context }: TestApp): void {
  test('every county has the people and the Black share of the census, and the completeness of its page', async () => {
    const visitor = await new Visitor(app).signIn()
    const columns: ColumnId[] = ['place.id', 'stats.vap_total', 'stats.vap_black%', 'place.completeness']
    const rows: Row[] = []
    let cursor: string | null = null
    do {
      const filters = [{ column_id: 'place.kind', operator: 'eq' as const, value: 'county' }]
      const page: SearchReply = await visitor.call(endpoints.searchPlaces, {
        body: { columns, filters, cursor, limit: 100 },
      })
      rows.push(...page.values)
      cursor = page.cursor
    } while (cursor !== null)
    const [head = '', ...lines] = readFileSync(join(publicData, 'census/county_population_race_2020.csv'), 'utf8')
      .trim()
      .split(/\r?\n/)
    const headings = head.split(',')
    const cell = (line: string, heading: string) => line.split(',')[headings.indexOf(heading)] ?? ''
    const counted = lines.map((line) => {
      const [people, black] = [Number(cell(line, 'vap')), Number(cell(line, 'vap_black'))]
      return [cell(line, 'county_fips'), people, (black / people).toFixed(6)]
    })
    const shown = rows.map((row) => [
      row['place.id'],
      row['stats.vap_total'],
      (row['stats.vap_black%'] as number).toFixed(6),
    ])
    const byId = (one: unknown[], other: unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1)
    expect(shown.toSorted(byId)).toEqual(counted.toSorted(byId))
    const snapshot = context.dataset.current()
    const differing = rows.filter((row) => {
      const { own } = describePlace(snapshot, row['place.id'] as string, false).completeness
      const share = own.seats_by_law ? own.on_file / own.seats_by_law : null
      return Math.abs(((row['place.completeness'] as number | null) ?? -1) - (share ?? -1)) > 1e-6
    })
    expect(differing).toEqual([])
  })
  test('seats with one name on the ballot, and the closest margin, are those of the officials whom a county elects', async () => {
    const visitor = await new Visitor(app).signIn()
    const columns: ColumnId[] = ['place.id', 'place.uncontested%', 'place.closest_margin%']
    const filters = [
      { column_id: 'place.kind', operator: 'eq' as const, value: 'county' },
      { column_id: 'state.name', operator: 'eq' as const, value: '28' },
    ]
    const { values: counties } = await visitor.call(endpoints.searchPlaces, { body: { columns, filters, limit: 100 } })
    const { rows } = await sql<{ county: string; uncontested: number | null; closest: number | null }>`
      select county_id as county,
        (count(*) filter (where last_election = 'Uncontested'))::real / nullif(count(last_election), 0) as uncontested,
        min(last_election_margin) filter (where last_election <> 'Uncontested') as closest
      from official join shown_seat as seat on seat.id = seat_id
        join shown_jurisdiction as area on area.id = jurisdiction_id
        join jurisdiction_county on jurisdiction_county.jurisdiction_id = area.id
      where area.kind in ('county', 'county-district') and county_id like '28%'
      group by 1`.execute(database)
    const stored = new Map(rows.map((row) => [row.county, row]))
    const shown = (share: unknown) => (typeof share === 'number' ? share.toFixed(4) : null)
    expect(
      counties.map((row) => [row['place.id'], shown(row['place.uncontested%']), shown(row['place.closest_margin%'])]),
    ).toEqual(
      counties.map((row) => {
        const { uncontested = null, closest = null } = stored.get(String(row['place.id'])) ?? {}
        return [row['place.id'], shown(uncontested), shown(closest)]
      }),
    )
  })

  test('Harris shares are those of the returns, and what counties are drawn by is what their pages say', async () => {
    const visitor = await new Visitor(app).signIn()
    const columns: ColumnId[] = [
      'place.id',
      'stats.2024harris%',
      'place.with_phone%',
      'place.ethnicity_known%',
      'place.next_election',
    ]
    const filters = [
      { column_id: 'place.kind', operator: 'eq' as const, value: 'county' },
      { column_id: 'state.name', operator: 'eq' as const, value: '01' },
    ]
    const { values: counties } = await visitor.call(endpoints.searchPlaces, { body: { columns, filters, limit: 100 } })
    const returns = readFileSync(join(publicData, 'elections/county_president.csv'), 'utf8').trim().split(/\r?\n/)
    const [, ...lines] = returns.map((line) => line.split(','))
    const shareOf = new Map(
      lines.flatMap(([year, , id, , democratic, , , all]) =>
        year === '2024' ? [[id, (Number(democratic) / Number(all)).toFixed(4)]] : [],
      ),
    )
    expect(counties).toHaveLength(67)
    const snapshot = context.dataset.current()
    for (const row of counties) {
      const id = String(row['place.id'])
      expect([id, (row['stats.2024harris%'] as number).toFixed(4)]).toEqual([id, shareOf.get(id)])
      const { completeness, ladder } = describePlace(snapshot, id, false)
      const { own } = completeness
      const shares = [row['place.with_phone%'], row['place.ethnicity_known%']].map((share) => Number(share).toFixed(6))
      const counted = [own.with_phone, own.ethnicity_known].map((count) => (count / own.seats_by_law).toFixed(6))
      expect([id, shares]).toEqual([id, counted])
      const days = ladder.flatMap(({ officials }) =>
        officials.flatMap(({ values }) => values['jurisdictionoffice.next_election'] ?? []),
      )
      expect([id, row['place.next_election']]).toEqual([id, days.map(String).toSorted()[0]])
    }
  })
}
