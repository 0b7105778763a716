import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { License } from './license.ts'

/** An entry of package-lock.json, by the path where the package is installed. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  /** A workspace of this project, and its folder. */
  readonly link?: boolean
  readonly resolved?: string
  /** A package for one kind of machine only: its parent package has the same license, and lists it. */
  readonly os?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, LockedPackage>>

const root = join(import.meta.dirname, '../../../..')

/** Build tools, which are not in the page. */
const buildsThePage = /^(?:@types\/.+|vite|@vitejs\/.+)$/

/** The licenses of all packages that the server runs with or that are in the page, by name. */
export function readLicenses(): readonly License[] {
  const lock = readLock()
  return shippedPackages(lock)
    .filter((path) => lock[path]?.os === undefined)
    .map((path) => licenseAt(path, lock[path] ?? {}))
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1))
}

/** The packages of the server and the page with all their dependencies: where each is installed. */
export function shippedPackages(lock: Lock = readLock()): readonly string[] {
  const needed = new Set<string>()
  addNeeded(lock, 'server', Object.keys(lock['server']?.dependencies ?? {}), needed)
  const inPage = Object.keys(lock['web']?.devDependencies ?? {}).filter((name) => !buildsThePage.test(name))
  addNeeded(lock, 'web', inPage, needed)
  return [...needed].filter((path) => path.includes('node_modules/'))
}

function readLock(): Lock {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages
}

function addNeeded(lock: Lock, from: string, names: readonly string[], needed: Set<string>) {
  for (const name of names) {
    const path = pathOf(lock, from, name)
    if (needed.has(path)) continue
    needed.add(path)
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {}
    addNeeded(lock, path, [...Object.keys(dependencies), ...Object.keys(optionalDependencies)], needed)
  }
}

/** Where Node finds a package that another one imports: beside it, or in a folder above. */
function pathOf(lock: Lock, from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    const found = lock[path]
    if (found) return found.link && found.resolved ? found.resolved : path
    if (folder === '.') throw new Error(`package-lock.json does not say where ${from} finds ${name}.`)
  }
}

function licenseAt(path: string, { version = '', license = '' }: LockedPackage): License {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, version, license: license, text: textAt(join(root, path)) }
}

function textAt(folder: string): string | null {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const file = files.find((entry) => /^(?:licen[cs]e|copying)/i.test(entry))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
}
