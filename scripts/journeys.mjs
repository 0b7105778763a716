/** @typedef {{ title: string, suites?: JourneySuite[], specs?: JourneySpec[] }} JourneySuite */
/** @typedef {{ title: string, tests: { projectName: string, status: string, results: { errors: { message?: string }[] }[] }[] }} JourneySpec */

/**
 * Every journey of Playwright's JSON report, however deep it stands, with its width and how it went.
 *
 * @param {JourneySuite[]} suites
 * @param {string[]} [above]
 * @returns {{ name: string, status: string, reason: string }[]}
 */
export function journeysOf(suites, above = []) {
  return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title]
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        name: [`[${projectName}]`, ...path, spec.title].join(' › '),
        status,
        reason: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
    )
    return [...own, ...journeysOf(inner, path)]
  })
}
