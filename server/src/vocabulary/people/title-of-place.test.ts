import { expect, test } from 'vitest'
import { titleOfPlace } from '#vocabulary/people/title-of-place.ts'

const places = new Set(['selma', 'union springs', 'union', 'mobile', 'bay saint louis'])
const isPlace = (text: string) => places.has(text.toLowerCase())

test.each([
  ['Mayor of Selma Ann Tester', 'Mayor of Selma', 'Ann Tester'],
  ['Mayor of Union Springs Ann Tester', 'Mayor of Union Springs', 'Ann Tester'],
  ['Mayor of Bay Saint Louis Ann B. Tester Jr', 'Mayor of Bay Saint Louis', 'Ann B. Tester Jr'],
  ['City Clerk for Mobile Ann Tester', 'City Clerk for Mobile', 'Ann Tester'],
  ['Dallas County Sheriff Joe Moody', 'Dallas County Sheriff', 'Joe Moody'],
  ['St. Clair County Probate Judge Ann Tester', 'St. Clair County Probate Judge', 'Ann Tester'],
  ['City of Selma Mayor Ann Tester', 'City of Selma Mayor', 'Ann Tester'],
  ['Selma Mayor Ann Tester', 'Selma Mayor', 'Ann Tester'],
  ['Nowhere Councilwoman Ann Tester', 'Nowhere Councilwoman', 'Ann Tester'],
])('“%s” is parted into “%s” and %s', (text, title, rest) => {
  expect(titleOfPlace(text, isPlace)).toMatchObject({ title, rest })
})

test.each(['Mayor of Nowhere Ann Tester', 'Mayor of Selma', 'Mayor of Selma Ann'])(
  'nothing tells where the name begins in “%s”',
  (text) => expect(titleOfPlace(text, isPlace)).toBe('unparted'),
)

test('the office of a title is told without the place', () => {
  const titles = ['Mayor of Selma Ann Tester', 'Dallas County Circuit Clerk Joe Moody', 'Selma City Clerk Bea Prober']
  expect(titles.map((text) => titleOfPlace(text, isPlace))).toMatchObject([
    { office: 'Mayor' },
    { office: 'County Circuit Clerk' },
    { office: 'City Clerk' },
  ])
})

test.each([
  'Ann Tester',
  'Mayor Ann Tester',
  'Clerk of Court Ann Tester',
  'Tax Collector of Dallas County Ann Tester',
  'Ann Bishop St. John',
  'Ann Bishop Lee Tester',
  'Mary Judge Van Buren',
  'Tester, Ann',
  'Mayor of Selma: Ann Tester',
])('“%s” has no title with a place before the name', (text) => {
  expect(titleOfPlace(text, isPlace)).toBeNull()
})
