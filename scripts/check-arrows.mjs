import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenArrows } from './arrows.mjs'
import { root } from './repository.mjs'

const files = ['contract', 'server', 'web'].flatMap((workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)
const broken = files.flatMap((file) =>
  brokenArrows(file.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
)
for (const line of broken) console.error(line)
if (broken.length > 0) process.exitCode = 1
