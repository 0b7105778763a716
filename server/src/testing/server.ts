import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { briefly } from '#testing/brief-process.ts'

const door = fileURLToPath(new URL('../server.ts', import.meta.url))

export interface Started {
  readonly process: ChildProcess
  readonly output: () => string
  readonly errors: () => string
  readonly ended: Promise<number | null>
}

/**
 * The server in a process of its own, on the database that `variables` name; `words` are Node's. With `pageFollows` it
 * waits for a message before it answers.
 */
export function startServer(
  variables: Record<string, string>,
  words: readonly string[] = [],
  { pageFollows = false } = {},
): Started {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [...briefly, ...words, door, ...(pageFollows ? ['--page-follows'] : [])], {
    stdio: ['pipe', 'pipe', 'pipe', ...(pageFollows ? (['ipc'] as const) : [])],
    env: { ...environment, PORT: '0', SEED: 'none', LOG_LEVEL: 'info', OVERLOAD_DELAY: '10000', ...variables },
  })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { process: child, output: () => output, errors: () => errors, ended }
}

/** Where it answers, once it does. */
export async function addressOf(started: Started): Promise<string> {
  const ready = / is ready at (http:\S+)/
  for (;;) {
    const found = ready.exec(started.output())?.[1]
    if (found) return found
    const hasEnded = await Promise.race([
      started.ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, 50, false)),
    ])
    if (hasEnded) throw new Error(started.errors())
  }
}
