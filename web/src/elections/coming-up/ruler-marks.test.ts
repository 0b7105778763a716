import { expect, test } from 'vitest'
import { placeOfDay, rulerMarks, rulerMonths, rulerWidth } from '#elections/coming-up/ruler-marks.ts'
import { buildDate } from '#testing/dates.ts'

const today = '2026-11-22'

test('the ruler has the month of today and the twelve after it, with the year where one begins', () => {
  const months = rulerMonths(today)
  expect(months.map(({ label }) => label).join(' ')).toBe('Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov')
  expect(months.filter(({ year }) => year)).toEqual([{ id: '2027-01', label: 'Jan', year: '2027' }])
})

test('a day stands in its month, as far in it as it is', () => {
  expect(placeOfDay('2026-11-01', today)).toBe(0)
  expect(placeOfDay('2026-12-01', today)).toBe(rulerWidth / 13)
  expect(placeOfDay('2026-11-16', today)).toBe(rulerWidth / 26)
})

test('marks that are too close move aside and keep their order; those of one day and kind are one', () => {
  const marks = rulerMarks(
    [
      buildDate({ date: '2027-08-03' }),
      buildDate({ date: '2027-08-03' }),
      buildDate({ date: '2027-08-03', is_deadline: true }),
      buildDate({ date: '2027-08-05' }),
      buildDate({ date: '2027-10-09' }),
    ],
    today,
  )
  expect(marks.map(({ isDeadline }) => isDeadline)).toEqual([false, true, false, false])
  const [first, second, third, last] = marks.map(({ at }) => at)
  expect(first).toBe(placeOfDay('2027-08-03', today))
  expect([second, third]).toEqual([Number(first) + 15, Number(first) + 30])
  expect(last).toBe(placeOfDay('2027-10-09', today))
})
