import { journeysOf } from './journeys.mjs'

/**
 * A failed test and why, as two lines or more for people to read at the end of a run.
 *
 * @typedef {{ name: string, reason: string }} Failure
 */

/**
 * What failed of Vitest's JSON report; a file that could not be loaded is one failure.
 *
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] | null }[] }[] }} report
 * @returns {Failure[]}
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ name, reason: message }] : []
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      reason: (test.failureMessages ?? []).join('\n'),
    }))
  })
}

/**
 * What failed of Playwright's JSON report, errors outside of every test too.
 *
 * @param {{ suites: import('./journeys.mjs').JourneySuite[], errors?: { message?: string }[] }} report
 * @returns {Failure[]}
 */
export function failuresOfPlaywright({ suites, errors = [] }) {
  const failed = journeysOf(suites).filter(({ status }) => status === 'unexpected')
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of every journey', reason: message }))
  return [...failed.map(({ name, reason }) => ({ name, reason })), ...outside]
}

const mostLines = 20

/**
 * Told again at the end of a run, because the lines in between are thousands.
 *
 * @param {Failure[]} failures
 */
export function textOf(failures) {
  const texts = failures.map(({ name, reason }) => {
    const lines = withoutColour(reason).split('\n').slice(0, mostLines)
    return [name, ...lines.map((line) => `    ${line}`)].join('\n')
  })
  return ['What failed:', ...texts].join('\n')
}

/** @param {string} text */
function withoutColour(text) {
  return text.replace(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '')
}
