import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Everything that building a snapshot may import (scripts/arrows.mjs), and the versions of packages. */
export const shapingPaths = [
  'server/src/dataset',
  'server/src/search',
  'server/src/vocabulary',
  'server/src/database',
  'server/src/platform',
  'contract/src',
  'states',
  'server/package.json',
  'contract/package.json',
] as const

const root = new URL('../../../', import.meta.url)
let cached: string | undefined

/**
 * A digest of the program that builds snapshots: with another program, or another version of Node, the same data may
 * give another snapshot. Node runs the sources directly, so their text determines the program.
 */
export function programDigest(): string {
  cached ??= digestOfSources()
  return cached
}

function digestOfSources(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}\0`)
  for (const path of shapingPaths.flatMap(filesOf)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(new URL(path, root)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (path.endsWith('.json')) return [path]
  const files = readdirSync(fileURLToPath(new URL(path, root)), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(?:ts|csv)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .sort()
    .map((file) => `${path}/${file}`)
}
