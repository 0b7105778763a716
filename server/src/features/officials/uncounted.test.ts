import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { uncountedParts } from '@atlas/contract/search/uncounted.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 1_500, seed: 11 })
const underRule = await testApp(database, { COVERAGE: 'rule' })
const withLegislators = await testApp(database, { COVERAGE: 'rule+legislatures' })
const ofAll = await testApp(database, { COVERAGE: 'all' })
const visitors = new Map<typeof underRule, Visitor>()
beforeAll(async () => {
  for (const server of [underRule, withLegislators, ofAll]) visitors.set(server, await new Visitor(server.app).signIn())
})

async function search(filters: readonly Filter[], server = underRule) {
  const body = { columns: ['eo.id' as const], filters: [...filters], limit: 10_000 }
  const { total, uncounted } = await (visitors.get(server) as Visitor).call(endpoints.searchOfficials, { body })
  return { total, ...(uncounted ?? { unknown: [], left_out: -1 }) }
}

const black: Filter = { column_id: 'eo.ethnicity', operator: 'in', value: ['African-American'] }
const women: Filter = { column_id: 'eo.gender', operator: 'in', value: ['Female'] }
const georgia: Filter = { column_id: 'state.name', operator: 'in', value: ['13'] }
const old: Filter = { column_id: 'eo.age', operator: 'gte', value: 60 }
const notDemocratic: Filter = { column_id: 'party.name', operator: 'nin', value: ['Democratic'] }
const blackOrUnknown: Filter = { column_id: 'eo.ethnicity', operator: 'in', value: ['African-American', 'unknown'] }
const hasPhone: Filter = { column_id: 'eo.phone', operator: 'contains', value: '5' }
const soon: Filter = { column_id: 'jurisdictionoffice.next_general', operator: 'within_days', value: 900 }

describe.each([
  [[]],
  [[georgia]],
  [[black]],
  [[black, women]],
  [[georgia, black, women, old]],
  [[notDemocratic, black]],
  [[blackOrUnknown, women]],
  [[hasPhone, black]],
  [[soon, black, women, old, georgia]],
] satisfies [Filter[]][])('whom a search may mean and does not count: filters %#', (filters) => {
  test('those of whom a value is not known are as many as its link finds', async () => {
    const { total, ...uncounted } = await search(filters)
    for (const { text, filters: link } of uncountedParts(uncounted, filters, total)) {
      if (link) expect((await search(link)).total).toBe(Number(text.split(' ')[0]?.replace(',', '')))
    }
  })

  test('and with those who are found they are all whose values do not speak against it', async () => {
    const { total, unknown } = await search(filters)
    const against = filters.map(({ column_id: id, operator, value }): Filter[] => {
      // Whoever has another value, or none of a text that is asked for.
      if (operator === 'in')
        return [{ column_id: id, operator: 'nin', value: [value ?? []].flat().map(String).concat('unknown') }]
      if (operator === 'gte') return [{ column_id: id, operator: 'lt', value: Number(value) }]
      return []
    })
    const all = (await search([])).total
    if (against.some((each) => each.length === 0)) return
    const others = new Set<number>()
    for (const [filter] of against) for (const id of await idsOf([filter as Filter])) others.add(id)
    expect(total + unknown.reduce((sum, { officials }) => sum + officials, 0)).toBe(all - others.size)
  })

  test('those whom the coverage rule leaves out are who else is found without the rule', async () => {
    const { total, left_out: leftOut } = await search(filters)
    const all = await search(filters, ofAll)
    expect(leftOut).toBe(all.total - total)
    expect(all.left_out).toBe(0)
  })
})

async function idsOf(filters: readonly Filter[]): Promise<number[]> {
  const body = { columns: ['eo.id' as const], filters: [...filters], limit: 10_000 }
  const { values } = await (visitors.get(underRule) as Visitor).call(endpoints.searchOfficials, { body })
  return values.map((row) => row['eo.id'] as number)
}

test('with the setting for legislatures all of their members are found, and of Congress, and nobody else', async () => {
  const type = (value: string): Filter => ({ column_id: 'office.type', operator: 'in', value: [value] })
  for (const each of ['Congress', 'State Legislature'])
    expect(await search([type(each)], withLegislators)).toMatchObject({
      total: (await search([type(each)], ofAll)).total,
      left_out: 0,
    })
  const sheriffs = type('Law Enforcement')
  expect(await search([sheriffs], withLegislators)).toEqual(await search([sheriffs]))
  expect((await search([sheriffs])).left_out).toBeGreaterThan(0)
})
