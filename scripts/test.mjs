import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { failuresOfPlaywright, failuresOfVitest, textOf } from './failures.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { node24 } from './node-24.mjs'
import { root } from './repository.mjs'
import { run } from './run.mjs'
import { secondTriesOfPlaywright, secondTryLine } from './second-tries.mjs'
import { failedWithoutReport, isGood, lineOf, sum, totalsOfPlaywright, totalsOfVitest } from './totals.mjs'
import { buildWebPageIfStale } from './web-page.mjs'

/**
 * @typedef {object} Suite
 * @property {string[]} program
 * @property {string[]} onDatabase what of it depends on the database
 * @property {string} reportFile the setting that names the file of its report
 * @property {(report: never, exitCode: number) => import('./totals.mjs').Totals} totals
 * @property {(report: never) => import('./failures.mjs').Failure[]} failures
 * @property {(report: never) => string[]} secondTries the tests that needed one, where the runner does not tell itself
 */

/** @type {Record<string, Suite>} */
const suites = {
  '--unit': {
    program: [join('node_modules', 'vitest', 'vitest.mjs'), 'run'],
    onDatabase: ['--project=server'],
    reportFile: 'VITEST_JSON_OUTPUT_FILE',
    totals: totalsOfVitest,
    failures: failuresOfVitest,
    secondTries: () => [],
  },
  '--e2e': {
    program: [join('node_modules', 'playwright', 'cli.js'), 'test', '--config=e2e', '--reporter=list,json'],
    onDatabase: ['--project=desktop'],
    reportFile: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    totals: totalsOfPlaywright,
    failures: failuresOfPlaywright,
    secondTries: secondTriesOfPlaywright,
  },
}

const choices = [...Object.keys(suites), '--postgres']
const chosen = process.argv.filter((word) => choices.includes(word))
const words = process.argv.slice(2).filter((word) => !choices.includes(word))

await main(async () => {
  if (chosen.includes('--postgres') && !process.env['DATABASE_URL']) {
    throw new Error('Set DATABASE_URL to a PostgreSQL server on which the tests may make and drop databases.')
  }
  await install()
  await buildWebPageIfStale()
  const chromium = await provideChromium()

  const named = Object.keys(suites).filter((name) => chosen.includes(name))
  const results = []
  for (const [name, suite] of Object.entries(suites)) {
    if (named.length === 0 || named.includes(name)) results.push(await runSuite(suite, chromium))
  }
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log(`\n${textOf(failures)}`)
  const total = sum(results.map(({ totals }) => totals))
  console.log(`\nOn ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'}:`)
  console.log(lineOf(total))
  return isGood(total) ? 0 : 1
})

/**
 * @param {Suite} suite
 * @param {string} chromium
 */
async function runSuite(suite, chromium) {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-report-'))
  const file = join(folder, 'report.json')
  const env = { ...process.env, [suite.reportFile]: file, ATLAS_CHROMIUM: chromium }
  const program = chosen.includes('--postgres') ? [...suite.program, ...suite.onDatabase] : suite.program
  const code = await run(node24(), [...program, ...words], { cwd: root, env })
  const written = existsSync(file) ? /** @type {never} */ (JSON.parse(readFileSync(file, 'utf8'))) : null
  rmSync(folder, { recursive: true })
  if (written === null) return { totals: failedWithoutReport, failures: [] }
  for (const name of suite.secondTries(written)) console.log(secondTryLine(name))
  return { totals: suite.totals(written, code), failures: suite.failures(written) }
}
