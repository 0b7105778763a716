import { expect, test } from 'vitest'
import { summedCoverages, summedFacts } from '#imports/sources/public-pack/figures/summed-figures.ts'
import type { Statistics } from '#imports/sources/public-pack/figures/statistics.ts'
import { buildJurisdiction } from '#testing/imports/records/records.ts'

const none = {
  presidentMargins: [],
  statewide: [],
  districts: [],
  estimates: [],
  redistricting: [],
  education: [],
  income: [],
}
const people = (countyId: string, total: number, black: number) => ({
  countyId,
  population: 2 * total,
  votingAge: { total, black, white: total - black, hispanic: 0, asian: 0, other: 0 },
})
const votes = (countyId: string, year: number, democratic: number, republican: number) => ({
  countyId,
  year,
  day: `${year}-11-08`,
  votes: { democratic, republican, other: 0 },
  shares: { democratic: 0, republican: 0, other: 0 },
})
const statistics: Statistics = {
  ...none,
  population: [people('13033', 100, 20), people('13245', 300, 200)],
  president: [votes('13033', 2020, 10, 30), votes('13245', 2020, 50, 10), votes('13245', 2024, 1, 1)],
  governor: [votes('13033', 2022, 10, 10), votes('13245', 2022, 30, 10)],
}
const circuit = buildJurisdiction({ key: 'judicial-circuit:13:augusta', countyIds: ['13033', '13245'] })

test('people and votes of its counties are added up, and shares are of the sums', () => {
  const facts = summedFacts([circuit], statistics)
  const valueOf = (field: string) => facts.find((fact) => fact.field === field)?.value
  expect(valueOf('stats.vap_total')).toBe(400)
  expect(valueOf('stats.vap_black%')).toBe(0.55)
  expect(valueOf('stats.biden_votes')).toBe(60)
  expect(valueOf('stats.2020biden%')).toBe(0.6)
  expect(valueOf('stats.governor_democratic%')).toBe(0.666667)
  expect(new Set(facts.map(({ method }) => method))).toEqual(new Set(['summed']))
  expect(facts[0]?.note).toBe('2020 Census, 18 and older, summed from its counties')
  expect(summedCoverages([circuit], statistics)).toEqual(new Map([['judicial-circuit:13:augusta', 'yes']]))
})

test('what one of its counties lacks is not summed', () => {
  const facts = summedFacts([circuit], statistics)
  expect(facts.some(({ field }) => field === 'stats.2024harris%')).toBe(false)
  const beyond = { ...circuit, countyIds: ['13033', '13245', '13999'] }
  expect(summedFacts([beyond], statistics)).toEqual([])
  expect(summedCoverages([beyond], statistics).size).toBe(0)
})
