/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * The counts of Vitest's JSON report. A file that cannot be loaded, or an error outside of every test,
 * counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfVitest(report, exitCode) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return failedAtLeastOnce(exitCode, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  })
}

/**
 * The counts of Playwright's JSON report.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfPlaywright({ stats }, exitCode) {
  return failedAtLeastOnce(exitCode, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}

/** A run that ended badly without a report.
 * @type {Totals} */
export const failedWithoutReport = { passed: 0, failed: 1, skipped: 0 }

/**
 * @param {Totals[]} all
 * @returns {Totals}
 */
export function sum(all) {
  const add = (/** @type {keyof Totals} */ key) => all.reduce((count, totals) => count + totals[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

/** @param {Totals} totals */
export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Nothing failed, and something ran: a run without tests proves nothing.
 * @param {Totals} totals */
export function isGood({ passed, failed }) {
  return failed === 0 && passed > 0
}

/**
 * @param {number} exitCode
 * @param {Totals} totals
 */
function failedAtLeastOnce(exitCode, totals) {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}
