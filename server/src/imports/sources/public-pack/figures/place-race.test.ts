import { expect, test } from 'vitest'
import { placeRaceFacts, readPlaceRace } from '#imports/sources/public-pack/figures/place-race.ts'

const read = (row: string) => readPlaceRace({ path: 'race.csv', text: `place_geoid,pct_black\n${row}\n` })

test('a city and its wards have the share of the city in 2010, and the day says so', () => {
  const { items } = read('0169120,80.3')
  const of = [
    { key: 'municipality:0169120', kind: 'municipality' },
    { key: 'municipality:0169120:ward-3', kind: 'municipality' },
    { key: 'municipality:0107000', kind: 'municipality' },
    { key: 'county:01047', kind: 'county' },
  ] as const
  expect(placeRaceFacts(items, of)).toMatchObject([
    { jurisdictionKey: 'municipality:0169120', value: 0.803, asOf: '2010-04-01', method: 'counted' },
    { jurisdictionKey: 'municipality:0169120:ward-3', value: 0.803 },
  ])
})

test.each([
  ['01047,80.3', '"01047" is no FIPS code of a city or town'],
  ['0169120,many', 'pct_black is not a percentage from 0 to 100: "many"'],
])('the line "%s" is refused', (row, reason) => {
  expect(read(row).refused).toEqual([{ file: 'race.csv', line: 2, reason }])
})
