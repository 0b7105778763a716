/**
 * How a test ended. What fails outside of every test, such as a file that cannot be loaded, is a failed one.
 *
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', reason: string }} Outcome
 * @typedef {ReadonlyArray<{ stack?: string, message?: string, value?: unknown, diff?: string }>} Errors
 */

/** A reporter for Vitest and Playwright that sends each outcome to the parent process, if there is one. */
export default class OutcomeReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state !== 'pending') send(`${nameOf(test.module)} › ${test.fullName}`, state, errors)
  }

  /** @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    sendErrors(`${nameOf(suite.module)} › ${suite.fullName}`, suite.errors())
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    sendErrors(nameOf(module), module.errors())
  }

  /** @param {unknown} _modules @param {Errors} errors */
  onTestRunEnd(_modules, errors) {
    sendErrors('outside of every test', errors)
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {{ errors: Errors }} result */
  onTestEnd(test, { errors }) {
    const [, project, ...titles] = test.titlePath()
    const state = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed'
    send(`[${project}] ${titles.join(' › ')}`, state, errors)
  }

  /** @param {Errors[number]} error */
  onError(error) {
    sendErrors('outside of every journey', [error])
  }
}

const nameOf = (/** @type {import('vitest/node').TestModule} */ { project, relativeModuleId }) =>
  `[${project.name}] ${relativeModuleId}`

/** @param {string} name @param {Errors} errors */
function sendErrors(name, errors) {
  if (errors.length > 0) send(name, 'failed', errors)
}

/** @param {string} name @param {Outcome['state']} state @param {Errors} errors */
function send(name, state, errors) {
  const reasons = errors.map(({ stack, message, value, diff = '' }) => `${stack ?? message ?? String(value)}\n${diff}`)
  process.send?.({ name, state, reason: reasons.join('\n').trimEnd() })
}
