import { expect, test } from 'vitest'
import { presidentMarginFacts, readPresidentMargins } from '#imports/sources/public-pack/figures/president-margins.ts'

const header = 'state,chamber,district,harris_minus_trump_pct,winner_2024,lines'
const read = (row: string) => readPresidentMargins({ path: 'margins.csv', text: `${header}\n${row}\n` })

test.each([
  ['AL,lower,1,-48.8,Trump,2022', 'house-district:01:1', -0.488],
  ['MS,upper,13,+12.5,Harris,2024', 'senate-district:28:13', 0.125],
  ['AL,lower,10,0.0,,2022', 'house-district:01:10', 0],
])('%s is the margin of a district', (row, key, value) => {
  expect(presidentMarginFacts(read(row).items, [])).toMatchObject([
    { jurisdictionKey: key, field: 'stats.president_2024_margin%', value, method: 'reported' },
  ])
})

test.each([
  ['MS,lower,1,,,2024', 'the file has no margin of this district'],
  ['AL,lower,1,-100.5,Trump,2022', 'harris_minus_trump_pct is not a difference from -100 to 100: "-100.5"'],
  ['AL,lower,1,--3,Trump,2022', 'harris_minus_trump_pct begins as a formula does: "--3"'],
  ['AL,lower,1,even,Trump,2022', 'harris_minus_trump_pct is not a difference from -100 to 100: "even"'],
])('%s is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ reason }])
})

test('where some districts were drawn anew since, the note says so', () => {
  const changed = [{ stateId: '28', chamber: 'upper', year: 2025, note: '' }] as const
  const [fact] = presidentMarginFacts(read('MS,upper,13,12.5,Harris,2024').items, changed)
  expect(fact?.note).toBe(
    'presidential election of November 2024, Harris less Trump, on the lines of 2024 (some districts of the chamber were changed in 2025)',
  )
})
