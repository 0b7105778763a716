import { journeysOf } from './journeys.mjs'

// A test that waits on real processes and browsers may lose a race on a busy machine. It is tried once more,
// and named whenever that was needed: a race that is seen often is a defect of the product or of the test.

/** @param {string} name */
export function secondTryLine(name) {
  return `Passed only at its second try: ${name}`
}

/** Vitest's own tests that needed it, told when all have run. */
export class SecondTries {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        if (test.diagnostic()?.flaky) console.log(secondTryLine(`${module.relativeModuleId} › ${test.fullName}`))
      }
    }
  }
}

/**
 * The journeys of Playwright's JSON report that needed it.
 *
 * @param {{ suites: import('./journeys.mjs').JourneySuite[] }} report
 * @returns {string[]}
 */
export function secondTriesOfPlaywright({ suites }) {
  return journeysOf(suites)
    .filter(({ status }) => status === 'flaky')
    .map(({ name }) => name)
}
