import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { run } from './run.mjs'

const noteFile = join(root, 'node_modules', '.atlas-lock-hash')

// npm's warnings are about the machine's Node, which is not the one that will run the packages.
const quietly = ['--loglevel=error', '--no-audit', '--no-fund']

/** Installs everything that the lockfile names, where that is not what is installed: for whoever works on the project. */
export async function install() {
  const { installed, everything } = notes()
  if (installed === everything) return
  console.log('Installing the packages that package-lock.json names …')
  await npm(['ci', '--include=dev', '--include=optional'])
  writeFileSync(noteFile, everything)
}

/** Installs what the server runs with, where not even that is installed. */
export async function installServer() {
  const { installed, everything, serverOnly } = notes()
  if (installed === everything || installed === serverOnly) return
  console.log('Installing the packages that the server needs …')
  await npm(['ci', '--omit=dev', '--include=optional'])
  writeFileSync(noteFile, serverOnly)
}

/**
 * Builds the page with its packages there. Where only the server's are installed they are so meanwhile, and gone
 * afterwards: what is served is the built page.
 *
 * @param {() => Promise<void>} build
 */
export async function withPackagesOfPage(build) {
  const { installed, serverOnly } = notes()
  if (installed !== serverOnly) return await build()
  console.log('Installing the packages that the page is built with, and building it …')
  await npm(['install', '--no-save', '--include=dev', '--include=optional', '--workspace=@atlas/web'])
  await build()
  // It would write package-lock.json anew, and differently with each npm.
  await npm(['prune', '--no-save', '--omit=dev'])
}

/** What is noted as installed, and what is noted where everything, or what the server needs, of this lockfile is. */
function notes() {
  const everything = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : undefined
  return { installed, everything, serverOnly: `${everything} server` }
}

/** @param {string[]} words */
async function npm(words) {
  const npm = process.env['npm_execpath']
  const all = [...words, ...quietly]
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...all])
    : await run('npm', all, { shell: process.platform === 'win32' })
  if (code !== 0) throw new Error('The packages could not be installed; npm tells why above.')
}
