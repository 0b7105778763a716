import { expect, test } from 'vitest'
import { countyPlaceOf, jurisdictionPlaceOf } from '#values/place-of-row.ts'

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

test('one county leads to its page, and of several none is guessed', () => {
  expect(countyPlaceOf(inDallas)).toBe('01047')
  expect(countyPlaceOf({ 'county.name': ['Dallas', 'Perry'], 'county.fips': ['01105', '01047'] })).toBeNull()
  expect(countyPlaceOf({ 'county.name': ['Dallas'] })).toBeNull()
})
