import { expect, test } from 'vitest'
import { matchingChoices } from '#search/filters/find-choices.ts'

const labels = ['DeSoto (FL)', 'East Baton Rouge', 'Saint John', 'St. John the Baptist', 'Peña', 'Jackson (FL)']
const choices = labels.map((label, index) => ({ id: String(index), label, count: 1 }))

test.each([
  ['', labels],
  ['st john', ['St. John the Baptist']],
  ['ST. JOHN', ['St. John the Baptist']],
  ['pena', ['Peña']],
  ['jackson fl', ['Jackson (FL)']],
  ['jo', ['Saint John', 'St. John the Baptist']],
  ['s', ['Saint John', 'St. John the Baptist', 'DeSoto (FL)', 'East Baton Rouge', 'Jackson (FL)']],
  ['xyz', []],
])('%j leaves %j', (typed, left) => {
  expect(matchingChoices(choices, typed).map(({ label }) => label)).toEqual(left)
})
