import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { testDatabase } from '#testing/database.ts'
import { expectAgreement, officialsIn } from '#testing/data/coverage/agreement.ts'
import { statedSources } from '#testing/officials/provenance.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
const everything = await testApp(database, { COVERAGE: 'all' })
const byRule = await testApp(database, { COVERAGE: 'rule', OWN_VALUES_EVERYWHERE: 'off' })
const visitors = { all: new Visitor(everything.app), rule: new Visitor(byRule.app) }
await visitors.all.signIn()
await visitors.rule.signIn()
const ask = (setting: keyof typeof visitors) => visitors[setting].call(endpoints.describeCoverage, {})

test('an empty database covers nothing, and says so without failing', async () => {
  const { total, states, counties, sources, last_import, changed_at } = await ask('rule')
  expect(total).toMatchObject({ searchable: 0, officials: [], jurisdictions: [] })
  expect(total.filled).toMatchObject({ 'contact.phone': 0 })
  expect(states.map(({ state_id: id }) => id)).toEqual(['01', '12', '13', '22', '28'])
  expect([counties, sources, last_import, changed_at]).toEqual([[], [], null, null])
})

describe('with demonstration data', () => {
  beforeAll(async () => {
    await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 7 })
    await everything.context.dataset.refresh()
    await byRule.context.dataset.refresh()
  })

  test.each(['all', 'rule'] as const)('says with COVERAGE=%s what the search answers', async (setting) => {
    const coverage = await ask(setting)
    expect(coverage).toMatchObject({ setting, is_demonstration: true, today: '2026-11-20' })
    await expectAgreement(visitors[setting], coverage)
  })

  test('knows of every column where it is filled: by state and office type, as many as altogether', async () => {
    const { columns, states } = await ask('all')
    for (const { id, filled } of columns) {
      const { offices } = await visitors.all.call(endpoints.knownByOffice, { query: { column_id: id } })
      const sum = (what: 'known' | 'officials', state?: string) =>
        offices.reduce((total, each) => total + (state && each.state_id !== state ? 0 : each[what]), 0)
      expect(sum('known'), id).toBe(filled)
      for (const { state_id: state, searchable } of states) expect(sum('officials', `${state}`)).toBe(searchable)
    }
  })

  test('knows among what is found, under every filter but the column’s own', async () => {
    const filters: Filter[] = [
      { column_id: 'state.name', operator: 'eq', value: '28' },
      { column_id: 'party.name', operator: 'is_empty', value: null },
    ]
    const known = await visitors.all.call(endpoints.countKnown, {
      body: { columns: ['party.name', 'contact.phone'], filters },
    })
    const total = async (each: Filter[]) =>
      (await visitors.all.call(endpoints.searchOfficials, { body: { columns: ['eo.id'], filters: each, limit: 1 } }))
        .total
    const [state, withoutParty] = [await total(filters.slice(0, 1)), await total(filters)]
    expect(known['party.name']).toEqual({ found: state, known: state - withoutParty })
    const phone: Filter = { column_id: 'contact.phone', operator: 'is_empty', value: null }
    expect(known['contact.phone']).toEqual({
      found: withoutParty,
      known: withoutParty - (await total([...filters, phone])),
    })
    expect(state).toBeGreaterThan(withoutParty)
  })

  test('counts every stored official once, whatever can be searched', async () => {
    const { count } = await database
      .selectFrom('official')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const [rule, all] = [await ask('rule'), await ask('all')]
    expect([officialsIn(rule.total), officialsIn(all.total), all.total.searchable]).toEqual([count, count, count])
    expect(rule.total.searchable).toBeLessThan(count)
    for (const area of [rule.total, ...rule.states]) {
      const ruledOut = area.officials.reduce((sum, { no }) => sum + no, 0)
      expect(area.searchable).toBe(officialsIn(area) - ruledOut)
    }
    const sum = (areas: typeof rule.states) => areas.reduce((officials, area) => officials + officialsIn(area), 0)
    expect(sum(rule.states)).toBe(count)
  })

  test('says of a county what the map says of it, and which of its officials are left out', async () => {
    const [{ counties }, all, map] = [await ask('rule'), await ask('all'), await readMap()]
    expect(counties).toHaveLength(439)
    for (const { id, coverage, black_share: share, voting_age: people } of counties) {
      const onMap = map.get(id)
      expect(onMap).toMatchObject({ coverage, figures: { 'stats.vap_black%': share, 'stats.vap_total': people } })
    }
    const sumOf = (county: (typeof counties)[number] | undefined) =>
      county?.officials.reduce((officials, { searchable, left_out }) => officials + searchable + left_out, 0)
    for (const county of counties) expect(sumOf(county)).toBe(sumOf(all.counties.find(({ id }) => id === county.id)))
    expect(counties.some(({ officials }) => officials.some(({ left_out }) => left_out > 0))).toBe(true)
  })
  const readMap = async () => {
    const { counties } = await visitors.rule.call(endpoints.listCounties, {})
    return new Map(counties.map((county) => [county.id, county]))
  }

  test('names for each column the sources that the details name', async () => {
    const { columns, sources } = await ask('all')
    const { titles } = statedSources(everything.context.dataset.current())
    for (const { id, sources: ids } of columns) {
      const named = ids.map((source) => sources.find((each) => each.id === source)?.title)
      expect(named.toSorted(), id).toEqual([...(titles.get(id) ?? [])].toSorted())
    }
  })

  test('tells when the last import was, of what, and what it changed, also where that is nothing', async () => {
    const first = await ask('rule')
    expect(first.last_import).toMatchObject({ origin: 'demonstration', officials: { added: 600, removed: 0 } })
    await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 7 })
    await byRule.context.dataset.refresh()
    const second = await ask('rule')
    expect(second.last_import).toMatchObject({ officials: { added: 0, changed: 0, removed: 0, unchanged: 600 } })
    expect([second.version, second.changed_at]).toEqual([first.version, '2026-11-20T15:00:00.000Z'])
  })

  test('is worked out once for a version of the data, and anew for the next', async () => {
    await database.updateTable('source').set({ licence: 'Changed' }).execute()
    expect((await ask('rule')).sources[0]?.licence).not.toBe('Changed')
    await database.updateTable('dataset_version').set({ version: 99 }).execute()
    await byRule.context.dataset.refresh()
    expect(await ask('rule')).toMatchObject({ version: 99, sources: [{ licence: 'Changed' }, {}, {}] })
  })
})
