import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const { installed, everything, serverOnly, serverAndPage } = notes()
  if (installed && [everything, serverOnly, serverAndPage].includes(installed)) return
  console.log('Installing the packages that the server needs …')
  await npm(['ci', '--omit=dev', '--include=optional'])
  removeHeaders()
  writeFileSync(noteFile, serverOnly)
}

/** Installs what the server runs with and what the page is built with, at once: that is half as long as one by one. */
export async function installServerAndPage() {
  const { installed, everything, serverOnly, serverAndPage } = notes()
  if (installed && [everything, serverOnly, serverAndPage].includes(installed)) return
  console.log('Installing the packages that the server needs, and those that its page is built with …')
  const workspaces = ['states', 'contract', 'server', 'web'].map((name) => `--workspace=@atlas/${name}`)
  await npm(['ci', '--include=dev', '--include=optional', ...workspaces])
  removeHeaders()
  writeFileSync(noteFile, serverAndPage)
}

/** Installs what the page is built with, where only what the server needs is there. */
export async function installPackagesOfPage() {
  const { installed, serverOnly, serverAndPage } = notes()
  if (installed !== serverOnly) return
  console.log('Installing the packages that the page is built with …')
  await npm(['install', '--no-save', '--include=dev', '--include=optional', '--workspace=@atlas/web'])
  writeFileSync(noteFile, serverAndPage)
}

/**
 * Takes away what the page was built with, unless everything is to stay: what is served is the built page. A server may
 * run meanwhile, for nothing of it is moved.
 */
export async function removePackagesOfPage() {
  const { installed, serverOnly, serverAndPage } = notes()
  if (installed !== serverAndPage) return
  // Without --no-save it would rewrite package-lock.json, and differently with each version of npm.
  await npm(['prune', '--no-save', '--omit=dev', '--silent'])
  writeFileSync(noteFile, serverOnly)
}

/** Node comes with what modules in C are built with: 65 MB, and nothing is built here. */
function removeHeaders() {
  for (const folder of readdirSync(join(root, 'node_modules'))) {
    if (/^node-(linux|darwin|win)-/.test(folder))
      rmSync(join(root, 'node_modules', folder, 'include'), { recursive: true, force: true })
  }
}

/** What is noted as installed, and what is noted where everything of this lockfile is, or a part of it. */
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
