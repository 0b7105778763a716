import { expect, test } from 'vitest'
import { readRegistration, registrationFacts } from '#imports/sources/public-pack/figures/registration.ts'

const read = (row: string) =>
  readRegistration({ path: 'registration.csv', text: `level,geo_id,reg_total_25_12,reg_black_25_12\n${row}\n` })

test.each([
  ['parish,22017,1000,400', 'county:22017'],
  ['state_house,2,1000,400', 'house-district:22:2'],
  ['state_senate,4,1000,400', 'senate-district:22:4'],
  ['state,22,1000,400', 'state:22'],
])('registered voters of "%s" are those of %s, counted', (row, key) => {
  expect(registrationFacts(read(row).items)).toMatchObject([
    { jurisdictionKey: key, field: 'stats.registered_voters', value: 1000, method: 'counted' },
    { jurisdictionKey: key, field: 'stats.registered_black%', value: 0.4 },
  ])
})

test.each([
  ['state_house,89,1000,400', 'the voters were added up from precincts of 2026, which do not match this district'],
  [
    'psc,1,1000,400',
    'voters are shown for parishes and legislative districts, and this row is of a district of the Public Service Commission',
  ],
  ['parking,1,1000,400', '"parking" is no kind of district that is known'],
  ['parish,22017,1000,1400', 'more Black voters are registered than voters'],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ reason }])
})
