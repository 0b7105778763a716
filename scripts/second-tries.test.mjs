import { expect, test } from 'vitest'
import { secondTriesOfPlaywright } from './second-tries.mjs'

test('a journey that passed only at its second try is named', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'timed out' }] }] }],
  })
  const suites = [{ title: 'search.spec.ts', specs: [spec('filters', 'flaky'), spec('sorts', 'expected')] }]
  expect(secondTriesOfPlaywright({ suites })).toEqual(['[phone] › search.spec.ts › filters'])
})
