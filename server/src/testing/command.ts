import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { briefly } from '#testing/brief-process.ts'

const program = fileURLToPath(new URL('../cli.ts', import.meta.url))

interface Ended {
  readonly exitCode: number | null
  readonly output: string
  readonly errors: string
}

/** A command as a person types it, in a process of its own. */
export function startAtlasCommand(
  words: readonly string[],
  settings: NodeJS.ProcessEnv,
): { child: ChildProcess; ended: Promise<Ended> } {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [...briefly, program, ...words], { env: { ...environment, ...settings } })
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { child, ended: ended.then(([, output, errors]) => ({ exitCode: child.exitCode, output, errors })) }
}

export async function atlasCommand(words: readonly string[], settings: NodeJS.ProcessEnv): Promise<Ended> {
  return await startAtlasCommand(words, settings).ended
}
