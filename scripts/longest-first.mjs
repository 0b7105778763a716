import { BaseSequencer } from 'vitest/node'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** A minute and more each, in files of a few lines. */
export const longest = ['server/src/public-pack.test.ts', 'server/src/attack.test.ts']

const isLong = (/** @type {TestSpecification} */ { moduleId }) =>
  Number(longest.some((name) => moduleId.endsWith(`/${name}`)))

/** Where nothing ran before Vitest begins with the largest files; what it then ends with would have a core to itself. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => isLong(other) - isLong(one))
  }
}
