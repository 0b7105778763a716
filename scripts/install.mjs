import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { run } from './run.mjs'

const noteFile = join(root, 'node_modules', '.atlas-lock-hash')

// npm's warnings concern the machine's Node, which is not the one that runs the packages.
const quietly = ['--loglevel=error', '--no-audit', '--no-fund']

/** Installs everything in the lockfile unless it is installed, for developers. */
export async function install() {
  const { installed, everything } = notes()
  if (installed === everything) return
  console.log('Installing the packages that package-lock.json names …')
  await npm(['ci', '--include=dev', '--include=optional'])
  writeFileSync(noteFile, everything)
}

/** Installs the packages of the server unless they are installed. */
export async function installServer() {
  const { installed, everything, serverOnly, serverAndPage } = notes()
  if (installed && [everything, serverOnly, serverAndPage].includes(installed)) return
  console.log('Installing the packages that the server needs …')
  await npm(['ci', '--omit=dev', '--include=optional'])
  removeHeaders()
  writeFileSync(noteFile, serverOnly)
}

/**
 * Installs the packages of the server and of the page's build together, which takes half as long as one after the
 * other.
 */
export async function installServerAndPage() {
  const { installed, everything, serverOnly, serverAndPage } = notes()
  if (installed && [everything, serverOnly, serverAndPage].includes(installed)) return
  console.log('Installing the packages that the server needs, and those that its page is built with …')
  const workspaces = ['states', 'contract', 'server', 'web'].map((name) => `--workspace=@atlas/${name}`)
  await npm(['ci', '--include=dev', '--include=optional', ...workspaces])
  removeHeaders()
  writeFileSync(noteFile, serverAndPage)
}

/** Installs the packages of the page's build if only those of the server are installed. */
export async function installPackagesOfPage() {
  const { installed, serverOnly, serverAndPage } = notes()
  if (installed !== serverOnly) return
  console.log('Installing the packages that the page is built with …')
  await npm(['install', '--no-save', '--include=dev', '--include=optional', '--workspace=@atlas/web'])
  writeFileSync(noteFile, serverAndPage)
}

/**
 * Removes the packages of the page's build, unless everything was installed, because the built page needs none of
 * them. A server may be running, because none of its files are moved.
 */
export async function removePackagesOfPage() {
  const { installed, serverOnly, serverAndPage } = notes()
  if (installed !== serverAndPage) return
  // Without --no-save npm would rewrite package-lock.json, with differences between versions of npm.
  await npm(['prune', '--no-save', '--omit=dev', '--silent'])
  writeFileSync(noteFile, serverOnly)
}

/** The package of Node contains 65 MB of headers for building C modules, which nothing here does. */
function removeHeaders() {
  for (const folder of readdirSync(join(root, 'node_modules'))) {
    if (/^node-(linux|darwin|win)-/.test(folder))
      rmSync(join(root, 'node_modules', folder, 'include'), { recursive: true, force: true })
  }
}

/** The marker of what is installed, and its content for the whole lockfile or a part of it. */
function notes() {
  const everything = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : undefined
  return { installed, everything, serverOnly: `${everything} server`, serverAndPage: `${everything} server and page` }
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
