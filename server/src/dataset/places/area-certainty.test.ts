import { expect, test } from 'vitest'
import { certaintyInCounty } from '#dataset/places/area-certainty.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

const county = { id: '01047', name: 'Dallas', place: 'AL' }

function area(kind: string, name: string, district: string | null = null): StoredJurisdiction {
  const state = { id: '01', code: 'AL', name: 'Alabama' }
  const of = { id: 1, key: '', kind, name, district, state, counties: [county] }
  return { ...of, coverage: 'yes', figuresFrom: null, facts: new Map() }
}

test.each([
  ['whole', area('county', 'Dallas County')],
  ['part', area('county-district', 'Dallas County, District 2', '2')],
  ['part', area('county-district', 'Jefferson County, Bessemer Division', 'Bessemer Division')],
  // A numbered post may be elected by everybody.
  ['some', area('county-district', 'Dallas County, Place 1', 'Place 1')],
  ['some', area('county-district', 'Orleans Parish, Municipal and Traffic Court Division A', 'A')],
  ['whole', area('school-district', 'Brooks County Schools, At Large', 'At Large')],
  ['part', area('school-district', 'Dallas County Schools, District 3', '3')],
  ['some', area('school-district', 'Dallas County Schools')],
  ['whole', area('judicial-circuit', '4th Judicial Circuit, Place 1', 'Place 1')],
  ['some', area('judicial-circuit', 'Circuit Court 7-1')],
  ['some', area('judicial-circuit', '15th Judicial District Court, Election Section 1, Division B')],
  ['some', area('state-district', 'State Board of Education, District 5', '5')],
  ['whole', area('special-district', 'Soil and Water, Glynn County', 'Glynn County')],
] as const)('it is told "%s" how much of its county an area is of', (certainty, of) => {
  expect(certaintyInCounty(of, false)).toBe(certainty)
})

test('a legislative district is of the whole county where no other of its chamber touches it', () => {
  expect(certaintyInCounty(area('house-district', 'House District 67', '67'), true)).toBe('whole')
  expect(certaintyInCounty(area('house-district', 'House District 67', '67'), false)).toBe('part')
})
