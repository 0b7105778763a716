import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './repository.mjs'

const script = join(root, 'scripts', 'time-limit.mjs')

/**
 * @param {string} minutes
 * @param {...string} words
 */
async function runWithin(minutes, ...words) {
  const child = spawn(process.execPath, [script, minutes, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text))
  const [code] = await once(child, 'close')
  return { code, output, errors }
}

/** @param {string} pid */
function isRunning(pid) {
  try {
    // One that has ended stays in the list until its parent asks how.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

// `.ci/run` is for Debian, and so is what it asks of /proc.
describe.runIf(process.platform === 'linux')('a program with a time limit', () => {
  test('prints and ends as it would without one', async () => {
    const ended = await runWithin('10', 'sh', '-c', 'echo printed; echo wrong >&2; exit 3')
    expect(ended).toEqual({ code: 3, output: 'printed\n', errors: 'wrong\n' })
  })

  test('is killed after it, with what it started in other groups, and the processes are named', async () => {
    const { code, output, errors } = await runWithin('0.02', 'sh', '-c', 'setsid sleep 4321 & echo $!; wait')
    expect(code).toBe(124)
    expect(errors).toMatch(/^It did not end within 0\.02 minutes\.\nThese processes were running:\n/)
    expect(errors).toMatch(/^\d+ of \d+ S \S+ sleep 4321$/m)
    await expect.poll(() => isRunning(output.trim())).toBe(false)
  })

  test('does not wait for a process that it left behind with its output', async () => {
    const { code, output, errors } = await runWithin('10', 'sh', '-c', 'sleep 5432 & echo $!; exit 0')
    process.kill(Number(output.trim()))
    expect(code).toBe(0)
    expect(errors).toMatch(/^Processes that it left behind hold its output open\.\n/)
    expect(errors).toMatch(/^\d+ of \d+ S \S+ sleep 5432$/m)
  })

  test('that does not exist is said so', async () => {
    const { code, errors } = await runWithin('10', 'no-such-program')
    expect(code).toBe(1)
    expect(errors).toMatch(/^no-such-program could not be started: /)
  })
})
