import { expect, test } from 'vitest'
import type { CountyDistrict } from '#imports/sources/public-pack/places/county-districts.ts'
import { readParishDistricts, withParishDistricts } from '#imports/sources/public-pack/places/parish-districts.ts'

const read = (...rows: string[]) =>
  readParishDistricts(
    { path: 'parishes.csv', text: ['level,district,parish_fips', ...rows, ''].join('\n') },
    new Set(['22017']),
  )
const listed: CountyDistrict = {
  stateId: '22',
  countyId: '22017',
  chamber: 'lower',
  district: '99',
  linesYear: 2022,
  isPartial: true,
  source: 'countyDistricts',
}

test('the whole list of a chamber of Louisiana takes the place of what its members tell, and of nothing else', () => {
  const { items, refused } = read('state_house,1,22017', 'psc,3,22017', 'supreme_court,2,22017')
  expect(refused).toEqual([])
  const others = [
    { ...listed, chamber: 'congress' },
    { ...listed, stateId: '28' },
  ] as const
  expect(withParishDistricts([listed, ...others], items)).toEqual([
    ...others,
    { ...listed, district: '1', isPartial: false, source: 'parishDistricts' },
  ])
})

test.each([
  ['state_house,1,22999', 'no county has the FIPS code "22999"'],
  ['parking,1,22017', '"parking" is no kind of district that is known'],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ reason }])
})
