import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

export const { flags, environment } = /** @type {{ flags: string[], environment: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(root, 'server', 'process.json'), 'utf8'))
)

/**
 * Runs the server in a process that starts soon and keeps little at rest. V8 would give each thread 48 MB for what is
 * young; and asked by the server (server/src/platform/collect-at-rest.ts) it collects when nobody waits. The C library
 * would keep a heap for every thread that there has been, and in it what the thread has freed: in one heap that all
 * share, the others take it. And once it has freed a block of some megabytes, it takes all up to that size from there,
 * and could give nothing back: only the 64 kB blocks in which zlib packs each answer are better kept. Node would make
 * JavaScript of each file of TypeScript, in every thread at every start, with a compiler that then stays in memory; kept
 * in a folder, what it made is read instead. None of it makes answers slower.
 */
export async function runServer() {
  return await runNode([...flags, 'server/src/server.ts'], { env: { ...environment, ...process.env } })
}
