import { join } from 'node:path'
import { main } from './main.mjs'
import { runNode } from './run.mjs'

/**
 * The code to mutate, and the tests that should fail. Tests that start and kill processes are left out, because they
 * would run for every mutant and find nothing that the others do not.
 *
 * @type {Record<string, { mutated: string, tests: string[] }>}
 */
const areas = {
  search: { mutated: 'server/src/search', tests: ['src/search/*.test.ts'] },
  http: { mutated: 'server/src/platform/http', tests: ['src/platform/http/*.test.ts'] },
  files: {
    mutated: 'server/src/features/exports/file',
    tests: ['src/features/exports/file/[cx]*.test.ts', 'src/features/exports/file/exported-column.test.ts'],
  },
  exports: { mutated: 'server/src/features/exports', tests: ['src/features/exports/exports.test.ts'] },
  accounts: { mutated: 'server/src/features/accounts', tests: ['src/features/accounts/*.test.ts'] },
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const words = process.argv.slice(2).filter((word) => word.startsWith('-'))

await main(async () => {
  const unknown = named.find((name) => !(name in areas))
  if (unknown) throw new Error(`There is no area ${unknown}; these there are: ${Object.keys(areas).join(', ')}.`)
  let isGood = true
  for (const [name, { mutated, tests }] of Object.entries(areas)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.log(`Mutants of ${mutated} …`)
    isGood = (await runStryker(name, mutated, tests)) === 0 && isGood
  }
  return isGood ? 0 : 1
})

/**
 * @param {string} name
 * @param {string} mutated
 * @param {string[]} tests
 */
async function runStryker(name, mutated, tests) {
  const product = [`${mutated}/*.ts`, `!${mutated}/*.test.ts`]
  const program = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const remembered = join('test-results', 'mutants', `${name}.json`)
  return await runNode([program, 'run', '--mutate', product.join(','), '--incrementalFile', remembered, ...words], {
    env: { ...process.env, MUTANTS_TESTS: tests.join(',') },
  })
}
