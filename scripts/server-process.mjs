import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

const { flags, environment } = /** @type {{ flags: string[], environment: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(root, 'server', 'process.json'), 'utf8'))
)

/**
 * Runs the server in a process that keeps little at rest. V8 would give each thread 48 MB for what is young, and the C
 * library would keep a heap of its own for every thread that there has been; neither answers sooner for it.
 */
export async function runServer() {
  return await runNode([...flags, 'server/src/server.ts'], { env: { ...environment, ...process.env } })
}
