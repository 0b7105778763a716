import { expect, test } from 'vitest'
import {
  coverageLabels,
  coverageOf,
  coverageOfLabel,
  coverages,
  excludedText,
  isOutsideRule,
  leastShareFor,
} from '#rules/coverage.ts'

test.each([
  [29_999, 12_000, 'yes'],
  [29_999, 11_999, 'no'],
  [30_000, 9_000, 'yes'],
  [30_000, 8_999, 'no'],
  [0, 0, 'unknown'],
  [null, 5, 'unknown'],
  [5, null, 'unknown'],
] as const)('of %s people of voting age, %s Black: %s', (votingAge, black, coverage) => {
  expect(coverageOf(votingAge, black)).toBe(coverage)
})

test('the share that is needed is less in larger places', () => {
  expect(leastShareFor(29_999)).toBe(0.4)
  expect(leastShareFor(30_000)).toBe(0.3)
})

test.each([
  [0, 9, 'rule', null],
  [5, 9, 'all', null],
  [5, 9, 'rule', /^5 of these 9 officials are in places that the coverage rule leaves out: kept, and not found/],
  [1, 1, 'rule', /^This official is in a place .* OWN_VALUES_EVERYWHERE=on\.$/],
  [5, 9, 'rule_and_own', /finds them all the same, as your own\.$/],
  [1, 9, 'rule_and_own', /^1 of these 9 officials is in a place .* finds this one all the same/],
] as const)('%s of %s officials left out by the rule, with %s', (leftOut, all, setting, text) => {
  if (text === null) expect(excludedText(leftOut, all, setting)).toBeNull()
  else expect(excludedText(leftOut, all, setting)).toMatch(text)
})

test.each([
  ['no', 'Law Enforcement', 'all', false],
  ['no', 'Law Enforcement', 'rule_and_own', true],
  ['yes', 'Law Enforcement', 'rule_and_own', false],
  ['unknown', 'Law Enforcement', 'rule_and_own', false],
  ['no', 'State Legislature', 'rule_and_own', true],
  ['no', 'State Legislature', 'rule_and_own_and_legislatures', false],
  ['no', 'Law Enforcement', 'rule_and_own_and_legislatures', true],
] as const)('whether the rule alone leaves out: %s, %s, %s', (coverage, officeType, setting, isOutside) => {
  expect(isOutsideRule(coverage, () => officeType, setting)).toBe(isOutside)
})

test('an answer of the rule is read from its label', () => {
  expect(coverages.map((each) => coverageOfLabel(coverageLabels[each]))).toEqual([...coverages])
  expect(coverageOfLabel(null)).toBe('unknown')
})
