import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { testDatabase } from '#testing/database.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const { app, context } = await testApp(database)

test('a database without officials has no counties and no shares', async () => {
  const visitor = await new Visitor(app).signIn()
  expect(await visitor.call(endpoints.listCounties, {})).toMatchObject({ counties: [] })
  expect(await visitor.call(endpoints.countyShares, {})).toEqual({ is_demonstration: false, shares: {} })
})

describe('with demonstration data', () => {
  beforeAll(async () => {
    await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 7 })
    await context.dataset.refresh()
  })
  const listCounties = async () => (await new Visitor(app).signIn()).call(endpoints.listCounties, {})

  test('every county of the five states is listed by name, figures and coverage', async () => {
    const { counties } = await listCounties()
    const countOf = (stateId: string) => counties.filter(({ state_id: state }) => state === stateId).length
    expect(stateIds.map(countOf)).toEqual([67, 67, 159, 64, 82])
    const stored = await database
      .selectFrom('jurisdiction_fact')
      .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
      .innerJoin('jurisdiction_county', 'jurisdiction_county.jurisdiction_id', 'jurisdiction.id')
      .select(['county_id', 'value', 'coverage'])
      .where('kind', '=', 'county')
      .where('field', '=', 'stats.median_income')
      .execute()
    expect(stored.length).toBeGreaterThan(300)
    for (const { county_id, value, coverage } of stored) {
      const county = counties.find(({ id }) => id === county_id)
      expect(county).toMatchObject({ coverage, figures: { 'stats.median_income': value } })
    }
    expect(counties.find(({ id }) => id === '22071')).toMatchObject({ full_name: 'Orleans Parish', state_id: '22' })
  })

  test('what no source states is null', async () => {
    const { counties } = await listCounties()
    const unknown = counties.filter(({ figures }) => figures['stats.2020biden%'] === null)
    expect(unknown.length).toBeGreaterThan(0)
    expect(unknown.length).toBeLessThan(counties.length)
  })

  test('each kind of figure says where it comes from, from when and how', async () => {
    const { sources } = await listCounties()
    expect(sources['stats.vap_black%']).toEqual([
      expect.objectContaining({ method: 'counted', as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), place: null }),
    ])
    expect(sources['stats.median_income'][0]?.source).toContain('Demonstration data')
  })

  test('anybody sees the shares, marked as invented, and nothing else of a county', async () => {
    const { shares, is_demonstration } = await new Visitor(app).call(endpoints.countyShares, {})
    expect(is_demonstration).toBe(true)
    const { counties } = await listCounties()
    const known = counties.filter(({ figures }) => figures['stats.vap_black%'] !== null)
    expect(Object.keys(shares).toSorted()).toEqual(known.map(({ id }) => id))
    for (const { id, figures } of known) expect(shares[id]).toBeCloseTo(figures['stats.vap_black%'] ?? Number.NaN, 3)
  })

  test('a browser keeps the shares for a while, asks whether they changed, and hears of an import', async () => {
    const ask = (tag?: string) =>
      new Visitor(app).send({
        method: 'GET',
        url: '/api/counties/shares',
        headers: tag ? { 'if-none-match': tag } : {},
      })
    const first = await ask()
    expect(first.headers['cache-control']).toBe('private, max-age=300')
    const tag = String(first.headers['etag'])
    const second = await ask(`"another", ${tag}`)
    expect([second.statusCode, second.body]).toEqual([304, ''])

    const [changed] = await database
      .updateTable('jurisdiction_fact')
      .set({ value: JSON.stringify(0.9999) as never })
      .where('field', '=', 'stats.vap_black%')
      .where('jurisdiction_id', '=', (query) =>
        query.selectFrom('jurisdiction').select('id').where('key', '=', 'county:28049'),
      )
      .returning('jurisdiction_id')
      .execute()
    expect(changed).toBeDefined()
    expect((await ask(tag)).statusCode).toBe(304)
    await database.updateTable('dataset_version').set({ version: 99 }).execute()
    await context.dataset.refresh()
    const third = await ask(tag)
    expect(third.statusCode).toBe(200)
    expect(third.json().shares['28049']).toBe(0.9999)
  })
})
