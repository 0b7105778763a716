import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(read('package.json'))
const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies'])

test.each(['', ...workspaces])('every package that "%s" asks for is asked for in one version', (folder) => {
  const manifest = JSON.parse(read(join(folder, 'package.json')))
  const dependencies = kinds.flatMap((kind) =>
    Object.entries(/** @type {Record<string, string>} */ (manifest[kind] ?? {})),
  )
  expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

const registry = 'https://registry.npmjs.org/'
/** @type {Record<string, { integrity?: string, resolved?: string, link?: true, hasInstallScript?: true }>} */
const locked = JSON.parse(read('package-lock.json')).packages
const packages = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link)

// Without a `resolved` address npm first asks the registry for all versions of each package, which takes twice as
// long.
test('every package is installed with the checksum that it has to have, from its address at the registry', () => {
  expect(packages.length).toBeGreaterThan(300)
  const others = packages.filter(([, { integrity, resolved = '' }]) => !integrity || !resolved.startsWith(registry))
  expect(others.map(([path]) => path)).toEqual([])
})

test('no package runs a script when it is installed', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([path]) => path)).toEqual([])
})

test('the checks ask the registry what is known of the packages', () => {
  expect(read('.ci/run')).toMatch(/npm run check && (?:\w+ )?npm run audit/)
})
