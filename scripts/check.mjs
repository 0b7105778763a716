import { join } from 'node:path'
import { main } from './main.mjs'
import { runNode } from './run.mjs'

const modules = 'node_modules'
const compiler = join(modules, 'typescript', 'bin', 'tsc')
// With more checkers, each would repeat work of the others and use twice the processor time.
const types = (/** @type {string} */ folder) => [compiler, '--checkers', '1', '--project', folder]

/** @type {Record<string, string[]>} */
const checks = {
  'types of states': types('states'),
  'types of contract': types('contract'),
  'types of server': types('server'),
  'types of web': types('web'),
  'types of e2e': types('e2e'),
  'types of bench': types('bench'),
  'types of scripts': types('scripts'),
  lint: [join(modules, 'oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'],
  format: [join(modules, '@biomejs', 'biome', 'bin', 'biome'), 'format'],
  'arrows and cycles': [join('scripts', 'check-arrows.mjs')],
  'what the oldest browsers lack': [join('scripts', 'check-browsers.mjs')],
  'unused files, exports and packages': [join(modules, 'knip', 'bin', 'knip.js')],
}

await main(async () => {
  const failed = []
  for (const [name, words] of Object.entries(checks)) {
    console.log(`Checking ${name} …`)
    if ((await runNode(words)) !== 0) failed.push(name)
  }
  if (failed.length > 0) throw new Error(`Not good yet: ${failed.join('; ')}.`)
  console.log('Everything is as it should be.')
  return 0
})
