import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

/** @type {{ load: (text: string) => unknown }} */
const { load } = createRequire(join(root, 'server', 'package.json'))('js-yaml')

/**
 * @typedef {object} Workflow
 * @property {Record<string, string>} permissions
 * @property {{ phase: Job }} jobs
 *
 * @typedef {object} Job
 * @property {{ matrix: { phase: string[] } }} strategy
 * @property {{ uses?: string, run?: string }[]} steps
 */

const text = read('.github', 'workflows', 'ci.yaml')
const workflow = /** @type {Workflow} */ (load(text))
const { strategy, steps } = workflow.jobs.phase

/** @param {...string} path */
function read(...path) {
  return readFileSync(join(root, ...path), 'utf8')
}

/** @param {...string} words */
function runChecks(...words) {
  return spawnSync(join(root, '.ci', 'run'), words, { encoding: 'utf8' })
}

test('the hosted checks are the phases of .ci/run, no more and no fewer', () => {
  expect(strategy.matrix.phase).toEqual(runChecks('--phases').stdout.trim().split('\n'))
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run "$PHASE"'])
})

test('each phase has a command of its own, and each command exists', () => {
  const script = read('.ci', 'run')
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(read('package.json')))
  for (const phase of strategy.matrix.phase) expect(script).toMatch(new RegExp(`^ +'${phase}'\\) run_phase `, 'm'))
  const called = [...script.matchAll(/(?:npm run|on_the_embedded_database) ([a-z][\w:]*)/g)].map(([, name]) => name)
  expect(called).toContain('test:e2e')
  for (const name of called) expect(Object.keys(scripts)).toContain(name)
})

test('no phase can wait forever', () => {
  const script = read('.ci', 'run')
  const runs = script.split('\n').filter((line) => /\bnpm run (?!build\b)/.test(line))
  expect(runs.length).toBeGreaterThan(2)
  for (const line of runs) expect(line.match(/npm run/g)).toHaveLength(line.match(/\bin_time\b/g)?.length ?? 0)
})

test('the checks run the journeys in other browsers, and install the packages that CONTRIBUTING.md names', () => {
  const script = read('.ci', 'run')
  expect(script).toMatch(/^export ATLAS_OTHER_BROWSERS=yes$/m)
  expect(read('e2e', 'playwright.config.ts')).toContain("process.env['ATLAS_OTHER_BROWSERS']")
  const named = /(?<=^ATLAS_OTHER_BROWSERS=.*\(apt-get install )[^)]+/m.exec(read('CONTRIBUTING.md'))?.[0]
  expect(script).toContain(`packages+=(${named})`)
})

test('a phase that does not exist is refused before anything is installed', () => {
  const { status, stderr } = runChecks('journeys', 'jurneys')
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'There is no phase “jurneys”. .ci/run --phases lists them.\n',
  })
})

test('no shell script pipes into a program that ends at what it looked for, by which whoever still writes is ended too', () => {
  const scripts = ['.ci/run', ...readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`)].filter(
    (path) => path === '.ci/run' || path.endsWith('.sh'),
  )
  expect(scripts.length).toBeGreaterThan(3)
  const pipes = scripts.flatMap(
    (path) => read(path).match(/^(?!\s*#).*\|\s*(?:grep\s+(?:-\w*q|--quiet|-m)|head\b).*$/gm) ?? [],
  )
  expect(pipes).toEqual([])
})

test('the hosted checks may only read, and run actions of one commit each', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const actions = text.split('\n').filter((line) => line.includes('uses:'))
  expect(actions).toHaveLength(steps.filter(({ uses }) => uses).length)
  for (const action of actions) expect(action).toMatch(/uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
})
