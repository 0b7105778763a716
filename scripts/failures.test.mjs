import { describe, expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest, textOf } from './failures.mjs'

describe('what failed', () => {
  test('is each failed test with its reason', () => {
    const failed = { fullName: 'a search finds', status: 'failed', failureMessages: ['expected 1 to be 2'] }
    const passed = { fullName: 'a search ends', status: 'passed', failureMessages: [] }
    const file = { name: 'search.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] }
    expect(failuresOfVitest({ testResults: [file] })).toEqual([
      { name: 'search.test.ts › a search finds', reason: 'expected 1 to be 2' },
    ])
  })

  test('is a file that could not be loaded', () => {
    const file = { name: 'search.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }
    expect(failuresOfVitest({ testResults: [file] })).toEqual([{ name: 'search.test.ts', reason: 'No such module' }])
  })

  test('is each failed journey with its width, however deep it stands, and what failed outside of all', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'timed out' }] }] }],
    })
    const inner = { title: 'filters', specs: [spec('one is removed', 'unexpected')] }
    const suites = [{ title: 'search.spec.ts', suites: [inner], specs: [spec('a list is shown', 'expected')] }]
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
      { name: '[phone] › search.spec.ts › filters › one is removed', reason: 'timed out' },
      { name: 'outside of every journey', reason: 'no browser' },
    ])
  })

  test('is told without colours, and a long reason is cut', () => {
    const reason = `\u001B[31mred\u001B[39m\n${'line\n'.repeat(50)}`
    const lines = textOf([{ name: 'a test', reason }]).split('\n')
    expect(lines.slice(0, 3)).toEqual(['What failed:', 'a test', '    red'])
    expect(lines).toHaveLength(22)
  })
})
