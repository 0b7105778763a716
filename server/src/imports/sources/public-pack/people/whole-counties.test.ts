import { expect, test } from 'vitest'
import { courtDistrictsOf } from '@atlas/states/court-districts.ts'
import { publicData } from '#imports/public-data.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { ofWholeCounties } from '#imports/sources/public-pack/people/whole-counties.ts'
import { buildJurisdiction } from '#testing/imports/records/records.ts'

const elected = (office: 'District Attorney' | 'Circuit Judge', name: string, countyIds: string[], district = '') => ({
  winner: { stateId: '01' as const, office },
  jurisdiction: buildJurisdiction({
    key: `judicial-circuit:01:${name} ${district}`,
    stateId: '01',
    kind: 'judicial-circuit',
    name,
    district: district || null,
    countyIds,
  }),
})

test('a circuit and the posts of its court are of whole counties, a division of it is not', () => {
  const found = ofWholeCounties([
    elected('District Attorney', '4th', ['01007', '01047']),
    elected('Circuit Judge', '4th', ['01047', '01007'], 'Place 2'),
    elected('Circuit Judge', '4th', ['01007', '01047'], 'Election Section 1, Division B'),
    elected('Circuit Judge', '4th', ['01007', '01047'], 'Bessemer Division'),
    elected('District Attorney', '6th', ['01125']),
  ])
  expect(found.map(({ name, district }) => [name, district])).toEqual([
    ['4th', null],
    ['4th', 'Place 2'],
  ])
})

test('where two circuits share a county and not all, the returns lack counties of one, and neither is summed', () => {
  const whole = elected('District Attorney', '4th', ['01007', '01047'])
  const lacking = elected('Circuit Judge', '4th', ['01007', '01065'], 'Place 1')
  const other = elected('District Attorney', '5th', ['01017', '01087'])
  expect(ofWholeCounties([whole, lacking, other]).map(({ name }) => name)).toEqual(['5th'])
})

test('an office whose districts are not of whole counties by law is not summed', () => {
  const { winner, jurisdiction } = elected('District Attorney', '4th', ['01007', '01047'])
  expect(ofWholeCounties([{ winner: { ...winner, office: 'Constable' }, jurisdiction }])).toEqual([])
})

test('the districts of Mississippi’s Supreme Court are those that voted for its two commissions in 2023', async () => {
  const file = await readTextFile(publicData, tableFiles.localWinners)
  const names: Readonly<Record<string, string>> = { Central: '1', Southern: '2', Northern: '3' }
  const { items } = readCsv(
    file,
    ['state', 'office', 'district', 'county_fips', 'election_date'],
    ({ values }) => values,
  )
  const commissioners = items.filter(
    ({ state, office, district }) =>
      state === 'MS' && /^(?:Public service|Transportation) commissioner$/.test(office) && district in names,
  )
  expect(commissioners).toHaveLength(6)
  const courts = new Map(courtDistrictsOf('28').map(({ district, countyIds }) => [district, countyIds.toSorted()]))
  for (const { district, county_fips: counties } of commissioners)
    expect(courts.get(names[district] ?? '')).toEqual(counties.split(';').sort())
  expect([...courts.values()].flat()).toHaveLength(82)
})
