import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackagesOfPage, removePackagesOfPage } from './install.mjs'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

const sources = [
  'states',
  'contract/src',
  'contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'web/build',
  'web/index.html',
  'web/oldest-browsers.json',
  'web/package.json',
  'web/public',
  'web/src',
  'web/tsconfig.json',
  'web/vite.config.ts',
]
const page = join(root, 'web', 'dist', 'index.html')
const hashFile = join(root, 'node_modules', '.atlas-web-hash')

export const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/** Whether the sources of the web page have changed since it was built. */
export function isWebPageStale() {
  const built = existsSync(page) && existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : undefined
  return built !== hashOfSources()
}

/** Builds the web page if it is out of date; its packages have to be installed. */
export async function buildWebPageIfStale() {
  if (!isWebPageStale()) return
  await installPackagesOfPage()
  await buildWebPage()
  await removePackagesOfPage()
}

export async function buildWebPage() {
  const hash = hashOfSources()
  // A test runner sets NODE_ENV to test, with which Vite would build the page for development, half as large again.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runNode([vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web'), env })
  if (code !== 0) throw new Error('The web page could not be built; Vite tells why above.')
  writeFileSync(hashFile, hash)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesIn(join(root, source)))
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  // Vite includes these variables in the page.
  for (const [name, value] of Object.entries(process.env)) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesIn(join(path, name)))
}
