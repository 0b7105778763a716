import { expect, test } from 'vitest'
import { unbrokenSince } from '#imports/sources/public-pack/people/unbroken-service.ts'

const now = { start: '2023-01-09', end: null }

test.each([
  ['nothing before it', [], '2023-01-09'],
  ['a term that ended then', [{ start: '2019-01-14', end: '2023-01-09' }], '2019-01-14'],
  ['a term that ended on New Year’s Eve', [{ start: '2019-01-14', end: '2022-12-31' }], '2019-01-14'],
  ['a term that ended a year before', [{ start: '2018-01-08', end: '2022-01-10' }], '2023-01-09'],
  ['a term that began on an unknown day', [{ start: null, end: '2023-01-09' }], null],
  [
    'two terms, one after the other',
    [
      { start: '2021-01-11', end: '2023-01-09' },
      { start: '2019-01-14', end: '2021-01-11' },
    ],
    '2019-01-14',
  ],
])('with %s, service lasts since %s', (_, before, since) => {
  expect(unbrokenSince(now, before)).toBe(since)
})

test('an unknown beginning stays unknown', () => {
  expect(unbrokenSince({ start: null, end: null }, [])).toBeNull()
})
