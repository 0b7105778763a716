import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'
import { root } from './repository.mjs'

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
)

/**
 * What the global setup prepares before a test file runs.
 *
 * @param {string} file
 */
function madeReadyFor(file) {
  const ofFile = projects.filter(({ root: folder = '', include = [], exclude = [] }) => {
    const path = relative(join(root, relative(root, folder)), join(root, file))
    return include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob))
  })
  expect(ofFile).toHaveLength(1)
  return [config.test ?? {}, ...ofFile]
    .flatMap(({ globalSetup = [] }) => globalSetup)
    .map((setup) => relative(root, setup))
}

test.each([
  ['contract/src/rules/coverage.test.ts', []],
  ['server/src/search/build-index.test.ts', []],
  ['scripts/claims.test.mjs', []],
  ['web/src/shared/values/county-text.test.ts', []],
  ['web/src/saved/lists/calls/send-outcomes.test.tsx', ['scripts/test-chromium.mjs']],
  ['server/src/imports/load/load.test.ts', ['server/src/testing/database/template.ts']],
  ['scripts/route-weight.test.mjs', ['scripts/test-page.mjs']],
])('before %s is made ready what it needs, and no more: %j', (file, madeReady) => {
  expect(madeReadyFor(file)).toEqual(madeReady)
})

test('the page is built before those tests alone that look at it', () => {
  const builds = projects.filter(({ globalSetup }) =>
    [globalSetup].flat().some((setup) => setup?.includes('test-page')),
  )
  expect(builds.map(({ include }) => include)).toEqual([['route-weight.test.mjs']])
})

test('a folder of tests starts with the packages alone: nothing is built or fetched before the runner', () => {
  // A project without a page to build or a browser to find, whose runner prints its arguments.
  const project = mkdtempSync(join(tmpdir(), 'atlas-test-'))
  for (const file of ['test', 'main', 'install', 'outcomes', 'repository', 'run'])
    cpSync(join(root, 'scripts', `${file}.mjs`), join(project, 'scripts', `${file}.mjs`))
  writeFileSync(join(project, 'package-lock.json'), '{}')
  mkdirSync(join(project, 'node_modules', 'vitest'), { recursive: true })
  writeFileSync(join(project, 'node_modules', '.atlas-lock-hash'), createHash('sha256').update('{}').digest('hex'))
  writeFileSync(
    join(project, 'node_modules', 'vitest', 'vitest.mjs'),
    "console.log(process.argv.slice(2).join(' ')); process.send({ name: 'one', state: 'passed' })",
  )
  const words = [join(project, 'scripts', 'test.mjs'), '--unit', 'contract/src']
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  rmSync(project, { recursive: true })
  expect({ stderr, status, first: stdout.split('\n')[0] }).toEqual({ stderr: '', status: 0, first: 'run contract/src' })
})
