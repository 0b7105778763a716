import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Row, SearchReply } from '@atlas/contract/search/search-request.ts'
import { describePlace } from '#features/places/describe-place.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

/** What counties are drawn as dots by, asked as the picture asks, held against the file of the census. */
export function testDotsOfPublicPack({ app, context }: TestApp): void {
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
    const told = rows.map((row) => [
      row['place.id'],
      row['stats.vap_total'],
      (row['stats.vap_black%'] as number).toFixed(6),
    ])
    const byId = (one: unknown[], other: unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1)
    expect(told.toSorted(byId)).toEqual(counted.toSorted(byId))
    const snapshot = context.dataset.current()
    const differing = rows.filter((row) => {
      const { own } = describePlace(snapshot, row['place.id'] as string, false).completeness
      const share = own.seats_by_law ? own.on_file / own.seats_by_law : null
      return Math.abs(((row['place.completeness'] as number | null) ?? -1) - (share ?? -1)) > 1e-6
    })
    expect(differing).toEqual([])
  })
}
