import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { run } from './run.mjs'

const hashFile = join(root, 'node_modules', '.atlas-lock-hash')

/** Installs what the lockfile names, where that is not what is installed. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : undefined
  if (installed === wanted) return
  console.log('Installing the packages that package-lock.json names …')
  // What only the build needs is wanted in production too. npm's warnings are about the machine's Node,
  // which is not the one that will run the packages.
  const code = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ])
  if (code !== 0) throw new Error('The packages could not be installed; npm tells why above.')
  writeFileSync(hashFile, wanted)
}

/** @param {string[]} words */
function runNpm(words) {
  const npm = process.env['npm_execpath']
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...words])
  return run('npm', words, { shell: process.platform === 'win32' })
}
