import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Place, settingsOf } from '#servers.ts'

const program = fileURLToPath(import.meta.resolve('@atlas/server/cli.ts'))

/** Runs a command of the atlas in a process to its end and returns the milliseconds it took. */
export async function runCommand(place: Place, words: readonly string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settingsOf(place) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  return performance.now() - start
}
