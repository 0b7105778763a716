import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrows, brokenArrows } from './arrows.mjs'
import { importCycles } from './import-cycles.mjs'
import { sourcesOf } from './imports.mjs'
import { root } from './repository.mjs'

const paths = globSync('{states,contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules', 'web/dist'],
})
const files = new Map(
  paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
)
const workspaces = Object.keys(arrows).map(sourcesOf)
const withArrows = [...files].filter(([file]) => workspaces.some((folder) => file.startsWith(`${folder}/`)))
const lines = [...withArrows.flatMap(([file, text]) => brokenArrows(file, text)), ...importCycles(files)]
for (const line of lines) console.error(line)
if (lines.length > 0) process.exitCode = 1
