import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Feature
 * @typedef {Readonly<Record<string, string>>} Browsers the oldest version of each, by MDN's names
 * @typedef {object} Api
 * @property {string} owner a global, such as `Map` or `Element`, or `Intl.Locale`
 * @property {string} [member] an event's ends in `_event`
 * @property {boolean} [isStatic] whether it is a member of the global itself or of its instances; MDN states this for Web APIs only
 */

/** The oldest supported browsers; the build compiles the syntax for them. */
export const oldestBrowsers = /** @type {Browsers} */ (
  JSON.parse(readFileSync(join(root, 'web', 'oldest-browsers.json'), 'utf8'))
)

/**
 * The built-in objects and Web APIs that one of the browsers lacks, and the names of members that exist in all of
 * them: a call with such a name most likely means the existing one.
 *
 * @param {Browsers} browsers
 * @returns {{ lacking: Api[], membersEverywhere: ReadonlySet<string> }}
 */
export function lackingApis(browsers) {
  const lacking = /** @type {Api[]} */ ([])
  const membersEverywhere = new Set(/** @type {string[]} */ ([]))
  for (const { owner, feature, isOfWeb } of interfaces()) {
    const isThere = isInAll(browsers, feature)
    if (!isThere) lacking.push({ owner })
    for (const [name, each] of partsOf(feature)) {
      const member = name.replace(/_static$/, '')
      if (isThere && isInAll(browsers, each)) membersEverywhere.add(member)
      else lacking.push({ owner, member, ...(isOfWeb && { isStatic: name !== member }) })
    }
  }
  return { lacking, membersEverywhere }
}

function interfaces() {
  const data = /** @type {import('@mdn/browser-compat-data').CompatData} */ (
    createRequire(import.meta.url)('@mdn/browser-compat-data')
  )
  const builtins = data.javascript['builtins']
  return [
    ...partsOf(data.api).map(([owner, feature]) => ({ owner, feature, isOfWeb: true })),
    ...partsOf(builtins).map(([owner, feature]) => ({ owner, feature, isOfWeb: false })),
    ...partsOf(builtins?.['Intl']).map(([name, feature]) => ({ owner: `Intl.${name}`, feature, isOfWeb: false })),
  ]
}

/** @param {Feature | undefined} feature */
function partsOf(feature) {
  return /** @type {[string, Feature][]} */ (Object.entries(feature ?? {}).filter(([name]) => name !== '__compat'))
}

/**
 * @param {Browsers} browsers
 * @param {Feature} feature
 */
function isInAll(browsers, { __compat: compat }) {
  return Object.entries(browsers).every(([browser, oldest]) => {
    const statements = [compat?.support[/** @type {import('@mdn/browser-compat-data').BrowserName} */ (browser)]].flat()
    return statements.every((statement) => !statement) || statements.some((each) => each && isIn(oldest, each))
  })
}

/**
 * Without a flag or a prefix.
 *
 * @param {string} version
 * @param {import('@mdn/browser-compat-data').SimpleSupportStatement} statement
 */
function isIn(version, { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) {
  if (flags || prefix || alias || !added || added === 'preview') return false
  return !isNewer(added, version) && !(removed && !isNewer(removed, version))
}

/**
 * @param {string} one
 * @param {string} other
 */
function isNewer(one, other) {
  const [a = 0, b = 0] = numbersOf(one)
  const [c = 0, d = 0] = numbersOf(other)
  return a > c || (a === c && b > d)
}

/** MDN writes "≤37" for an unknown earlier version. @param {string} version */
const numbersOf = (version) => version.replace('≤', '').split('.').map(Number)
