import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

export const { flags, environment } = /** @type {{ flags: string[], environment: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(root, 'server', 'process.json'), 'utf8'))
)

const command = [...flags, 'server/src/server.ts']
const options = { env: { ...environment, ...process.env } }

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
  return await runNode(command, options)
}

/**
 * Runs the server while the page is still built, which it waits for before it answers: filling a database takes as long.
 *
 * @param {() => Promise<void>} buildPage
 */
export async function runServerWhile(buildPage) {
  const ending = new AbortController()
  const page = buildPage()
  // Who reads the error of the page needs no server without one.
  page.catch(() => ending.abort())
  const words = [...command, '--page-follows']
  const server = runNode(words, { ...options, signal: ending.signal, tellOnce: page })
  const [code] = await Promise.all([server, page])
  return code
}
