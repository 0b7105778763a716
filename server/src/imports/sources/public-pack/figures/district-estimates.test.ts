import { expect, test } from 'vitest'
import { readDistrictEstimates } from '#imports/sources/public-pack/figures/district-estimates.ts'
import { estimatedCoverages, estimateFacts } from '#imports/sources/public-pack/figures/estimate-facts.ts'

const header =
  'state,chamber,district,lines,vap,vap_hisp,vap_white,vap_black,vap_aian,vap_asian,vap_nhpi,vap_other,vap_two,biden_2020_two_party_pct,pop_deviation_pct,quality'
const read = (...rows: string[]) =>
  readDistrictEstimates({ path: 'estimates.csv', text: `${[header, ...rows].join('\n')}\n` })
const good = 'MS,upper,13,2022/2024,40000,400,20000,19000,100,100,100,100,201,47.25,0.4,good'
const redrawn = [{ stateId: '28', chamber: 'upper', year: 2025, note: '' }] as const

test('an estimate gives a district its voting age and the shares of two candidates, and says how it was made', () => {
  const facts = estimateFacts(read(good).items, new Set(), redrawn)
  const factOf = (field: string) => facts.find((fact) => fact.field === field)
  expect(new Set(facts.map(({ method }) => method))).toEqual(new Set(['estimated']))
  expect(factOf('stats.vap_black')).toMatchObject({ jurisdictionKey: 'senate-district:28:13', value: 19_000 })
  expect(factOf('stats.2020biden_two_party%')?.value).toBe(0.4725)
  // The shares of all votes are unknown.
  expect(['stats.2020biden%', 'stats.2020trump%'].map(factOf)).toEqual([undefined, undefined])
  expect(factOf('stats.2020biden_two_party%')?.note).toBe(
    'presidential election of November 2020, shared out from precincts to the lines of 2022 (some districts of the chamber were changed in 2025), of good quality',
  )
})

test('an estimate answers the coverage rule, but where somebody has counted it does nothing', () => {
  const { items } = read(good)
  expect(estimatedCoverages(items, new Set())).toEqual([['senate-district:28:13', 'yes']])
  const counted = new Set(['senate-district:28:13'])
  expect([estimatedCoverages(items, counted), estimateFacts(items, counted, [])]).toEqual([[], []])
})

test.each([
  [
    good.replace('0.4,good', '-18.2,poor'),
    'the estimate is too rough to be shown: its population is 18.2% off that of an equal district',
  ],
  [good.replace('19000', '19100'), 'the groups of the voting-age population do not add up to its total'],
  [good.replace('47.25', '147.25'), 'biden_2020_two_party_pct is not a percentage from 0 to 100: "147.25"'],
])('the row "%s" is refused', (row, reason) => {
  expect(read(row).refused).toMatchObject([{ line: 2, reason }])
})
