import { expect, test } from 'vitest'
import { type DividedArea, geoidOf, ocdIdOf } from '#dataset/divisions.ts'

const area = (key: string, beyond: Partial<DividedArea> = {}): DividedArea => ({
  key,
  name: '',
  district: null,
  counties: [],
  ...beyond,
})
const inCounty = (id: string, name: string) => ({ counties: [{ id, name }] })

// From the public list of divisions of March 2026.
test.each([
  [area('state:28'), 'state:ms', '28'],
  [area('county:28011', inCounty('28011', 'Bolivar')), 'state:ms/county:bolivar', '28011'],
  [area('county:01115', inCounty('01115', 'St. Clair')), 'state:al/county:st_clair', '01115'],
  [area('county:12086', inCounty('12086', 'Miami-Dade')), 'state:fl/county:miami-dade', '12086'],
  [area('county:22095', inCounty('22095', 'St. John the Baptist')), 'state:la/parish:st_john_the_baptist', '22095'],
  [area('municipality:0169120', { name: 'Selma' }), 'state:al/place:selma', '0169120'],
  [area('municipality:1263000', { name: 'Saint Petersburg' }), 'state:fl/place:st_petersburg', '1263000'],
  [area('municipality:1265150', { name: 'Sewall’s Point' }), 'state:fl/place:sewall~s_point', '1265150'],
  [area('municipality:1216800', { name: 'De Funiak Springs' }), 'state:fl/place:defuniak_springs', '1216800'],
  [area('congressional-district:28:2', { district: '2' }), 'state:ms/cd:2', '2802'],
  [area('senate-district:28:33', { district: '33' }), 'state:ms/sldu:33', '28033'],
  [area('house-district:22:105', { district: '105' }), 'state:la/sldl:105', '22105'],
  [
    area('county-district:28011:county-supervisor:district-2', { district: '2', ...inCounty('28011', 'Bolivar') }),
    'state:ms/county:bolivar/council_district:2',
    null,
  ],
  [
    area('state-district:28:transportation-commissioner:transportation-commission-central', {
      district: 'Central District',
      ...inCounty('28011', 'Bolivar'),
    }),
    'state:ms/public_service_commission:central',
    null,
  ],
  [area('state-district:28:u-s-senator:class-1', { district: 'Class 1' }), 'state:ms', null],
] as const)('%o is known to other programs', (each, id, geoid) => {
  expect([ocdIdOf(each), geoidOf(each)]).toEqual([`ocd-division/country:us/${id}`, geoid])
})

test.each([
  ['a city that the list does not have', area('municipality:1221150', { name: 'Estero' })],
  ['the circuit of a court', area('judicial-circuit:13:alcovy-judicial-circuit')],
  [
    'a district of another body of the county',
    area('county-district:28011:election-commissioner:district-2', { district: '2', ...inCounty('28011', 'Bolivar') }),
  ],
  [
    'a district that the list does not have',
    area('county-district:28011:county-supervisor:district-6', { district: '6', ...inCounty('28011', 'Bolivar') }),
  ],
  ['an invented city', area('municipality:28011x1', { name: 'Nowhere' })],
])('%s has no id, for one that is made up joins nothing', (_, each) => {
  expect(ocdIdOf(each)).toBeNull()
})
