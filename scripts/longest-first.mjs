import { BaseSequencer } from 'vitest/node'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** A minute or more each, though the files are short. */
export const longest = ['server/src/public-pack.test.ts', 'server/src/attack.test.ts']

const isLong = (/** @type {TestSpecification} */ { moduleId }) =>
  Number(longest.some((name) => moduleId.endsWith(`/${name}`)))

/**
 * Without timings from an earlier run, Vitest starts with the largest files, and a long test at the end would leave a
 * core idle.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => isLong(other) - isLong(one))
  }
}
