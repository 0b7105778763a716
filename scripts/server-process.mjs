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
 * Runs the server with settings for a quick start and little memory. V8 would use 48 MB per thread for the young
 * generation; the server (server/src/platform/collect-at-rest.ts) collects garbage when no request waits. The C
 * library would keep a heap for every thread that ever ran, with the memory that the thread has freed; from a single
 * shared heap other threads reuse it. By default, once glibc has freed a block of some megabytes, it takes all smaller
 * blocks from the heap too and could not return them to the system, so the threshold is fixed; only the 64 kB buffers
 * in which zlib compresses answers are better off in the heap. Node would compile each TypeScript file in every thread
 * at every start, with a compiler that then stays in memory; a cache folder avoids this. None of these settings makes
 * answers slower.
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
