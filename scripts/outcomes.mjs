import { stripVTControlCharacters } from 'node:util'
import { runNode } from './run.mjs'

/** @typedef {import('./outcome-reporter.mjs').Outcome} Outcome */

/**
 * Runs a test runner and returns the outcomes of its tests from the OutcomeReporter. A runner that fails without a
 * failed test, or reports no test at all, counts as one failure.
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
 * The failures again, because thousands of lines precede them, and the totals. If nothing passed, the run does not
 * count as a success.
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
