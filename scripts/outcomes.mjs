import { stripVTControlCharacters } from 'node:util'
import { runNode } from './run.mjs'

/** @typedef {import('./outcome-reporter.mjs').Outcome} Outcome */

/**
 * Runs a test runner and answers how its tests ended, as its OutcomeReporter tells. A runner that ended badly without
 * a failed test, or told of no test at all, has failed once.
 *
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
export async function outcomesOf(words, env) {
  /** @type {Outcome[]} */
  const outcomes = []
  const code = await runNode(words, {
    env,
    onMessage: (outcome) => outcomes.push(/** @type {Outcome} */ (outcome)),
  })
  const isReported = code === 0 ? outcomes.length > 0 : outcomes.some(({ state }) => state === 'failed')
  const reason = `It ended with exit code ${code} and named no test that failed.`
  return isReported
    ? outcomes
    : [...outcomes, /** @type {Outcome} */ ({ name: words.join(' '), state: 'failed', reason })]
}

/**
 * What failed, told again because the lines before are thousands, and the totals. Where nothing passed, nothing is
 * proved.
 *
 * @param {Outcome[]} outcomes
 * @param {string} database
 */
export function summaryOf(outcomes, database) {
  const inState = (/** @type {Outcome['state']} */ state) => outcomes.filter((outcome) => outcome.state === state)
  const [passed, failed, skipped] = [inState('passed'), inState('failed'), inState('skipped')]
  const totals = `${passed.length} passed, ${failed.length} failed`
  const last = ['', `On ${database}:`, skipped.length > 0 ? `${totals}, ${skipped.length} skipped` : totals]
  return {
    isGood: failed.length === 0 && passed.length > 0,
    lines: failed.length > 0 ? ['', 'What failed:', ...failed.flatMap(linesOf), ...last] : last,
  }
}

/** @param {Outcome} outcome */
function linesOf({ name, reason }) {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, 20)
  return [name, ...lines.map((line) => `    ${line}`)]
}
