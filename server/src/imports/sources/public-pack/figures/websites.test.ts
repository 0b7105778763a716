import { expect, test } from 'vitest'
import { readWebsites, websiteFacts } from '#imports/sources/public-pack/figures/websites.ts'

const read = (...rows: string[]) =>
  readWebsites({
    path: 'dotgov.csv',
    text: ['domain,organization,suborganization,geoid,geo_type', ...rows, ''].join('\n'),
  })
const county = { key: 'county:13033', kind: 'county' } as const
const ward = { key: 'municipality:2213960:ward-3', kind: 'municipality' } as const

test('a county has its domain, and a ward that of its city', () => {
  const { items } = read(
    'burkecounty-ga.gov,Burke County,,13033,county',
    'central-la.gov,City of Central,,2213960,place',
  )
  expect(websiteFacts(items, [county, ward])).toMatchObject([
    { jurisdictionKey: 'county:13033', field: 'jurisdiction.website', value: 'burkecounty-ga.gov', method: 'reported' },
    { jurisdictionKey: 'municipality:2213960:ward-3', value: 'central-la.gov' },
  ])
})

test('a county that is called as an officer is has its website', () => {
  expect(read('marshallal.gov,Marshall County Commission,,01095,county').refused).toEqual([])
})

test('of two domains of a government neither is said to be its own', () => {
  const { items } = read('a.gov,Burke County,,13033,county', 'b.gov,Burke County,,13033,county')
  expect(websiteFacts(items, [county])).toEqual([])
})

test.each([
  ['burkesheriff.gov,Burke County Sheriff,,13033,county', /belongs to a department or an officer/],
  ['aventurapolice.gov,City of Aventura,,1202681,place', /belongs to a department or an officer/],
  ['doralpd-fl.gov,City of Doral,,1217935,place', /belongs to a department or an officer/],
  ["waynecounty-ga.gov,Wayne County Sherriff's Office,,13305,county", /belongs to a department or an officer/],
  ['tribe.gov,A Tribe,,,', /which county or city .* belongs to/],
  ['javascript:alert(1),Burke County,,13033,county', /is no \.gov domain/],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ reason: expect.stringMatching(reason) }])
})
