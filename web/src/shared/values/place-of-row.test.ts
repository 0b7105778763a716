import { expect, test } from 'vitest'
import { countyPlaceOf, jurisdictionPlaceOf } from '#shared/values/place-of-row.ts'

const inDallas = { 'state.name': 'Alabama', 'county.name': ['Dallas'], 'county.fips': ['01047'] }

test.each([
  ['Alabama', '01'],
  ['Dallas County', '01047'],
  ['House District 67', 'al-house-67'],
  ['Senate District 23', 'al-senate-23'],
  ['Congressional District 7', 'us-house-al-7'],
  ['Selma', null],
  ['Dallas County, District 1', null],
])('the jurisdiction %s leads to the place %s', (name, id) => {
  expect(jurisdictionPlaceOf({ ...inDallas, 'jurisdiction.name': name })).toBe(id)
})

test('a county leads to its page, of several the one that is named', () => {
  expect(countyPlaceOf(inDallas)).toBe('01047')
  expect(countyPlaceOf({ 'county.name': ['Dallas', 'Perry'], 'county.fips': ['01047', '01105'] })).toBe('01047')
  expect(countyPlaceOf({ 'county.name': ['Dallas'] })).toBeNull()
  const ofTwo = { ...inDallas, 'jurisdiction.name': 'Clarke County', 'county.fips': ['01025', '28023'] }
  expect(jurisdictionPlaceOf(ofTwo)).toBeNull()
})
