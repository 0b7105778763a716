import { expect, test } from 'vitest'
import { countyNounsOf, countyTextOf } from '#shared/values/county-text.ts'

const counties = (count: number) => Array.from({ length: count }, (_, index) => `County ${index}`)

test.each([
  [['Dallas'], 'Alabama', { first: 'Dallas', others: 0, isWholeState: false }],
  [['Dallas', 'Autauga', 'Perry'], 'Alabama', { first: 'Dallas', others: 2, isWholeState: false }],
  [counties(67), 'Alabama', { first: 'Statewide', others: 0, isWholeState: true }],
  [counties(67), 'Georgia', { first: 'County 0', others: 66, isWholeState: false }],
  [counties(159), 'Georgia', { first: 'Statewide', others: 0, isWholeState: true }],
  // A row that was requested without its state.
  [counties(159), undefined, { first: 'County 0', others: 158, isWholeState: false }],
  [[], 'Alabama', { first: null, others: 0, isWholeState: false }],
  [null, 'Alabama', { first: null, others: 0, isWholeState: false }],
])('%j of %s', (names, state, expected) => {
  expect(countyTextOf({ 'eo.id': 1, 'county.name': names, ...(state && { 'state.name': state }) })).toEqual(expected)
})

test.each([
  ['Louisiana', 'parishes'],
  ['Georgia', 'counties'],
  [null, 'counties'],
])('counties of %s are called %s', (state, noun) => {
  expect(countyNounsOf(state)).toBe(noun)
})
