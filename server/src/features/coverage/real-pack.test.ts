import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { CoverageReply } from '@atlas/contract/endpoints/coverage.ts'
import { testDatabase } from '#database/test-database.ts'
import { expectAgreement, held } from '#features/coverage/test-agreement.ts'
import { statedSources } from '#features/officials/test-provenance.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { testApp, Visitor } from '#test-app.ts'
import { publicData } from '#imports/public-data.ts'

const slow = 300_000

describe('the public files, imported', async () => {
  const database = await testDatabase()
  await importPublicPack(database, publicData, { now: new Date('2026-11-20T15:00:00Z'), onProgress: () => undefined })
  const everything = await testApp(database, { COVERAGE: 'all' })
  const byRule = await testApp(database, { COVERAGE: 'rule' })
  let visitor: Visitor
  let coverage: CoverageReply

  beforeAll(async () => {
    visitor = await new Visitor(byRule.app).signIn()
    coverage = await visitor.call(endpoints.describeCoverage, {})
  }, slow)

  test(
    'say of every value of every official where it comes from, from when, and how it was made',
    async () => {
      const { index } = everything.context.dataset.current()
      expect(index.rowCount).toBe(7169)
      const { without, titles } = statedSources(everything.context.dataset.current())
      expect([...without]).toEqual([])
      for (const { id, sources } of coverage.columns) {
        const named = sources.map((source) => coverage.sources.find((each) => each.id === source)?.title)
        expect(named.toSorted(), id).toEqual([...(titles.get(id) ?? [])].toSorted())
      }
    },
    slow,
  )

  test('are covered as the search has them', () => expectAgreement(visitor, coverage))

  // Counted by hand in the files: README of the pack, coverage_rule_counties.csv, county_population_race_2020.csv.
  test('are counted as the files are', () => {
    const { total, states, counties, sources } = coverage
    expect([held(total), total.searchable]).toEqual([7169, 3323])
    const county = (stateId: string) =>
      states.find(({ state_id: id }) => id === stateId)?.jurisdictions.find(({ kind }) => kind === 'county')?.yes
    expect(['01', '12', '13', '22', '28'].map(county)).toEqual([21, 1, 42, 17, 38])
    const congress = total.officials.find(({ office_type: type }) => type === 'Congress')
    expect(congress).toEqual({ office_type: 'Congress', searchable: 67, yes: 0, no: 0, unknown: 67 })
    const baldwin = counties.find(({ id }) => id === '01003')
    expect(baldwin).toMatchObject({ full_name: 'Baldwin County', coverage: 'no' })
    expect(baldwin?.black_share).toBeCloseTo(13_464 / 182_471, 6)
    const louisiana = states.find(({ state_id: id }) => id === '22')
    const officers = louisiana?.officials.find(({ office_type: type }) => type === 'Law Enforcement')
    expect(officers && officers.yes + officers.no + officers.unknown).toBe(225)
    expect(sources.find(({ id }) => id === 'congress-legislators')).toMatchObject({
      as_of: '2026-06-15',
      officials: 67,
    })
  })
})
