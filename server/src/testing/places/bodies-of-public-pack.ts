import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { load } from 'js-yaml'
import { beforeAll, expect, test } from 'vitest'
import type { BodySeats, PlaceBodies, SeatTrait } from '@atlas/contract/endpoints/places/bodies.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

type Row = Readonly<Record<string, string>>

interface Legislator {
  readonly id: string
  readonly party: readonly { readonly name: string }[]
  readonly roles: readonly { readonly type: string; readonly end_date?: string | Date }[]
}

const chambers = [
  ['State Senator', 'upper'],
  ['State Representative', 'lower'],
] as const

const rowsOf = (file: string): Row[] => parse(readFileSync(join(publicData, file), 'utf8'), { columns: true })

function legislatorsOf(code: string): Legislator[] {
  const folder = join(publicData, 'openstates', code.toLowerCase(), 'legislature')
  return readdirSync(folder).map((file) => load(readFileSync(join(folder, file), 'utf8')) as Legislator)
}

function hasEnded(end: string | Date | undefined): boolean {
  return end !== undefined && new Date(end) < new Date('2026-11-20')
}

function countEach(values: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function groupsOf(body: BodySeats | undefined, column: SeatTrait): Record<string, number> {
  const trait = body?.traits.find(({ column_id: id }) => id === column)
  return Object.fromEntries(trait?.groups.map(({ value, seats }) => [value, seats]) ?? [])
}

/** The seats of bodies that pictures show, held against the files themselves, counted by code that has nothing of the import. */
export function testBodiesOfPublicPack({ app }: TestApp): void {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await new Visitor(app).signIn()
  })
  const bodiesOf = async (id: string): Promise<PlaceBodies> =>
    await visitor.call(endpoints.listBodies, { params: { id } })

  // What Louisiana's candidates state when they qualify is in a file of its own, which names those who lost too.
  test.each(stateIds.filter((id) => id !== '22'))(
    'the chambers of state %s have the ethnicities that the files state',
    async (id) => {
      const { code } = states[id]
      const stated = rowsOf('officials/people_ethnicity_stated.csv').filter(({ state }) => state === code)
      const { bodies } = await bodiesOf(id)
      for (const [office, role] of chambers) {
        const body = bodies.find((each) => each.office === office)
        const expected = countEach(stated.filter((row) => row['role'] === role).map((row) => row['ethnicity_product']))
        expect([office, groupsOf(body, 'eo.ethnicity')]).toEqual([office, expected])
      }
    },
  )

  test('Georgia’s House is the one of the mock-up: 180 seats by law, 179 on file, 63 of them known', async () => {
    const { bodies, voting_age: votingAge } = await bodiesOf('13')
    const house = bodies.find(({ office }) => office === 'State Representative')
    expect(house).toMatchObject({ seats: 180, seats_by_law: 180, on_file: 179, left_out: 0, not_on_file: 1 })
    expect(house?.traits[0]).toMatchObject({ column_id: 'eo.ethnicity', known: 63, unknown: 116 })
    const parties = legislatorsOf('GA')
      .filter(({ roles }) => roles.some(({ type, end_date: end }) => type === 'lower' && !hasEnded(end)))
      .map(({ party }) => party[0]?.name)
    expect(groupsOf(house, 'party.name')).toEqual(countEach(parties))
    expect(house?.gap).toEqual({
      value: 'Unknown',
      rest: 'Ethnicity is known for 63 of 180 seats by law; 135 are needed.',
    })
    const counties = rowsOf('census/county_population_race_2020.csv').filter(({ state }) => state === 'GA')
    const sum = (column: string) => counties.reduce((total, row) => total + Number(row[column]), 0)
    expect(votingAge?.groups[0]?.share).toBeCloseTo(sum('vap_black') / sum('vap'), 6)
    expect(votingAge?.groups[1]?.share).toBeCloseTo(sum('vap_white') / sum('vap'), 6)
  })

  test('a county’s people of voting age are those of the Census', async () => {
    const dallas = rowsOf('census/county_population_race_2020.csv').find((row) => row['county_fips'] === '01047')
    const { voting_age: votingAge } = await bodiesOf('01047')
    const share = (column: string) => Number(dallas?.[column]) / Number(dallas?.['vap'])
    const shares = votingAge?.groups.map((group) => group.share) ?? []
    expect(shares[0]).toBeCloseTo(share('vap_black'), 6)
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6)
  })

  test('what unknown seats could make of a body lies around what is known, the largest certain gap first', async () => {
    const answer = { query: { state_id: '13', group: 'black' } } as const
    const { rows } = await visitor.call(endpoints.compareSeats, answer)
    const house = rows.find(({ office }) => office === 'State Representative')
    const stated = rowsOf('officials/people_ethnicity_stated.csv').filter((row) => row['state'] === 'GA')
    const black = stated.filter((row) => row['role'] === 'lower' && row['ethnicity_product'] === 'African-American')
    expect(house).toMatchObject({
      seats: 180,
      known: 63,
      least: black.length,
      most: black.length + 117,
      smallest_gap: 0,
    })
    expect(rows.length).toBeGreaterThan(100)
    const gaps = rows.map(({ smallest_gap: gap }) => gap)
    expect(gaps).toEqual(gaps.toSorted((one, other) => other - one))
  })

  test('every seat is counted once, whatever its body', async () => {
    for (const id of ['13', '22', '01047', '28011', '13121', '22033', '0169120', '2255000'])
      for (const { name, seats, left_out: leftOut, not_on_file: open, traits, holders } of (await bodiesOf(id)).bodies)
        for (const { groups, known, unknown } of traits) {
          expect([name, groups.reduce((sum, group) => sum + group.seats, 0)]).toEqual([name, known])
          expect([name, known + unknown, known + unknown + leftOut + open]).toEqual([name, holders.length, seats])
        }
  })
}
