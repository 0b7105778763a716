import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomesOf, summaryOf } from './outcomes.mjs'
import { root } from './repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'atlas-outcomes-'))
const reporter = join(root, 'scripts', 'outcome-reporter.mjs')
// With these set, a runner would take itself for a worker of the one that runs this file.
const { VITEST: _vitest, VITEST_WORKER_ID: _worker, ...env } = process.env
/** @type {Record<string, string>} */
const files = {
  'unit/vitest.config.mjs': `export default { test: { name: 'unit', reporters: [${JSON.stringify(reporter)}] } }`,
  'unit/counts.test.mjs': `
    import { expect, test } from 'vitest'
    test('adds', () => {})
    test('divides', () => { throw new Error('by nothing') })
    test.skip('draws roots', () => {})`,
  'unit/prepares.test.mjs': `
    import { beforeAll, describe, test } from 'vitest'
    describe('in a hurry', () => {
      beforeAll(() => { throw new Error('no database') })
      test('waits', () => {})
    })
    test('goes on', () => { Promise.reject(new Error('nobody listens')) })`,
  'unit/missing.test.mjs': `import './nowhere.mjs'`,
  'journeys/playwright.config.mjs': `export default { projects: [{ name: 'phone' }], reporter: ${JSON.stringify(reporter)} }`,
  'journeys/doors.spec.mjs': `
    import { expect, test } from '@playwright/test'
    test('opens', () => {})
    test.describe('in a storm', () => { test('shuts', () => { throw new Error('ajar') }) })
    test.skip('locks', () => {})`,
  'journeys/missing.spec.mjs': `import './nowhere.mjs'`,
}
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--root=${join(folder, 'unit')}`]
const playwright = [join(root, 'node_modules/playwright/cli.js'), 'test', `--config=${join(folder, 'journeys')}`]
// Two runners start, while other tests keep the machine busy.
const slow = 60_000

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {string[]} words */
async function outputOf(words) {
  const outcomes = await outcomesOf(words, env)
  return outcomes.map(({ name, state, reason }) => `${state} ${name} ${reason.split('\n')[0]}`.trimEnd()).sort()
}

describe('what a runner tells', () => {
  test('is how each test ended, and what failed outside of all', { timeout: slow }, async () => {
    expect(await outputOf(vitest)).toEqual([
      'failed [unit] counts.test.mjs › divides Error: by nothing',
      expect.stringMatching(/^failed \[unit\] missing\.test\.mjs Error: Cannot find module/),
      'failed [unit] prepares.test.mjs › in a hurry Error: no database',
      'failed outside of every test Error: nobody listens',
      'passed [unit] counts.test.mjs › adds',
      'passed [unit] prepares.test.mjs › goes on',
      'skipped [unit] counts.test.mjs › draws roots',
      'skipped [unit] prepares.test.mjs › in a hurry > waits',
    ])
  })

  test('is how each journey ended', { timeout: slow }, async () => {
    expect(await outputOf([...playwright, 'doors'])).toEqual([
      'failed [phone] doors.spec.mjs › in a storm › shuts Error: ajar',
      'passed [phone] doors.spec.mjs › opens',
      'skipped [phone] doors.spec.mjs › locks',
    ])
  })

  test('is that no journey could be read', { timeout: slow }, async () => {
    expect(await outputOf([...playwright, 'missing'])).toEqual([
      expect.stringMatching(/^failed outside of every journey Error: Cannot find module/),
      'failed outside of every journey Error: No tests found.',
    ])
  })

  test.each([
    ['ended badly', 'process.exit(3)', 3],
    ['ran no test', '', 0],
  ])('is one failure where it %s', async (_, program, code) => {
    const reason = `It ended with exit code ${code} and named no test that failed.`
    expect(await outputOf(['--eval', program])).toEqual([`failed --eval ${program} ${reason}`])
  })
})

describe('the end of a test run', () => {
  const passed = /** @type {const} */ ({ name: 'adds', state: 'passed', reason: '' })
  const skipped = /** @type {const} */ ({ name: 'waits', state: 'skipped', reason: '' })
  const failed = /** @type {const} */ ({
    name: 'divides',
    state: 'failed',
    reason: `\u001B[31mred\u001B[39m\n${'line\n'.repeat(50)}`,
  })

  test('is the totals, and on which database', () => {
    const { isGood, lines } = summaryOf([passed, passed], 'PostgreSQL')
    expect(isGood).toBe(true)
    expect(lines).toEqual(['', 'On PostgreSQL:', '2 passed, 0 failed'])
  })

  test('tells what failed again, without colors and with a long reason cut', () => {
    const { isGood, lines } = summaryOf([passed, failed, skipped], 'PostgreSQL')
    expect(isGood).toBe(false)
    expect(lines.slice(0, 5)).toEqual(['', 'What failed:', 'divides', '    red', '    line'])
    expect(lines.slice(23)).toEqual(['', 'On PostgreSQL:', '1 passed, 1 failed, 1 skipped'])
  })

  test('is not good where nothing passed', () => {
    expect(summaryOf([skipped], 'PostgreSQL').isGood).toBe(false)
  })
})
