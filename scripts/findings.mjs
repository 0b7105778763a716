/**
 * @typedef {object} Accepted a finding that was reviewed and accepted
 * @property {string} advisory such as GHSA-vj54-72f3-p5jv
 * @property {string} package
 * @property {string} reason why it is harmless here
 *
 * @typedef {object} Advisory
 * @property {string} name
 * @property {string} title
 * @property {string} url
 * @property {string} severity
 * @property {string} range
 *
 * @typedef {object} Report the output of `npm audit --json`
 * @property {Record<string, { via: (Advisory | string)[], nodes: string[] }>} vulnerabilities `via` has the advisories on
 *   a package, or the names of vulnerable packages that it depends on; `nodes` are where the package is installed
 */

/**
 * Reads the output of `npm audit --json`; null if the registry gave no answer about the packages.
 *
 * @param {string} text
 */
export function readReport(text) {
  try {
    const report = /** @type {Partial<Report> | null} */ (JSON.parse(text))
    return report?.vulnerabilities ? { vulnerabilities: report.vulnerabilities } : null
  } catch {
    return null
  }
}

/**
 * The problems with the packages that run: findings that nobody has accepted, and accepted ones that no longer occur,
 * because these would hide the next finding of the same kind.
 *
 * @param {Report} report
 * @param {readonly Accepted[]} accepted
 * @param {readonly string[]} shipped where the packages that run are installed
 */
export function judge(report, accepted, shipped) {
  const advisories = Object.values(report.vulnerabilities)
    .filter(({ nodes }) => nodes.some((path) => shipped.includes(path)))
    .flatMap(({ via }) =>
      via.flatMap((cause) => (typeof cause === 'string' ? [] : [{ ...cause, advisory: idOf(cause.url) }])),
    )
  /** @param {{ advisory: string, package: string }} one @param {typeof advisories[number]} other */
  const isSame = (one, other) => one.advisory === other.advisory && one.package === other.name
  return [
    ...advisories
      .filter((found) => !accepted.some((known) => isSame(known, found)))
      .map(({ name, range, severity, title, url }) => `${name} ${range} (${severity}): ${title}, ${url}`),
    ...accepted
      .filter((known) => !advisories.some((found) => isSame(known, found)))
      .map(({ advisory, package: name }) => `${advisory} of ${name} is accepted, and is found no more: take it out.`),
  ]
}

/** @param {string} url */
function idOf(url) {
  return url.slice(url.lastIndexOf('/') + 1)
}
