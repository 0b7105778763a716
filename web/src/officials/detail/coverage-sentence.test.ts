import { expect, test } from 'vitest'
import { coverageSentence } from '#officials/detail/coverage-sentence.ts'
import { readDetail } from '#shared/figures/official-facts.ts'
import { buildDetail, provenance, type Values } from '#testing/facts.ts'

const sentence = (values: Values) => coverageSentence(readDetail(buildDetail(values)))

test.each<[string, number, number, string]>([
  ['Meets the rule', 23_662, 0.6014, 'Meets the rule: 60.1% (at least 40%)'],
  ['Meets the rule', 29_999, 0.4, 'Meets the rule: 40.0% (at least 40%)'],
  ['Meets the rule', 30_000, 0.3, 'Meets the rule: 30.0% (at least 30%)'],
  ['Meets the rule', 847_182, 0.4117, 'Meets the rule: 41.2% (at least 30%)'],
  ['Does not meet the rule', 29_999, 0.35, 'Does not meet the rule: 35.0% (at least 40%)'],
  ['Does not meet the rule', 29_999, 0.39997, 'Does not meet the rule: just under 40% (at least 40%)'],
  ['Does not meet the rule', 90_000, 0.2996, 'Does not meet the rule: just under 30% (at least 30%)'],
])('%s, with %i people of voting age and a share of %d', (label, total, share, verdict) => {
  const values = { 'jurisdiction.coverage': label, 'stats.vap_total': total, 'stats.vap_black%': share }
  expect(sentence(values).verdict).toBe(verdict)
})

test('it says whose share it is', () => {
  const values = { 'jurisdiction.coverage': 'Meets the rule', 'stats.vap_total': 23_662, 'stats.vap_black%': 0.6014 }
  const sources = { 'stats.vap_total': provenance({ place: 'Bolivar County' }) }
  const facts = readDetail(buildDetail(values, { sources }))
  expect(coverageSentence(facts).reason).toBe('Black share of the 23,662 people of voting age in Bolivar County.')
})

test('without figures a verdict stands alone, and what is not known has its reason', () => {
  expect(sentence({ 'jurisdiction.coverage': 'Meets the rule' })).toEqual({ verdict: 'Meets the rule', reason: null })
  expect(sentence({})).toEqual({
    verdict: 'Unknown',
    reason: 'No voting-age figures are on file for this jurisdiction.',
  })
  expect(sentence({ 'stats.vap_black%': 0.2493, 'stats.vap_total': 3_917_166 }).reason).toBe(
    'The rule is not applied to this jurisdiction; its share is 24.9%.',
  )
})

test('figures of former lines decide nothing', () => {
  const former_lines = { 'stats.vap_black%': { value: 0.6, lines_year: 2022, provenance: provenance() } }
  expect(coverageSentence(readDetail(buildDetail({}, { former_lines })))).toEqual({
    verdict: 'Unknown',
    reason: 'The figures on file describe the 2022 lines, which have changed.',
  })
})
