import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'

const module = new URL('./run.mjs', import.meta.url).href

/** On SIGTERM, prints a line and ends with an exit code of its own. */
const patientProgram = `
  process.on('SIGTERM', () => { console.log('told to end'); process.exit(7) })
  console.log('running ' + process.pid)
  setInterval(() => {}, 1000)`

/**
 * A process that runs a program through `run` and ends with that program's exit code.
 *
 * @param {string} program
 */
function runner(program) {
  const script = `
    import { run } from ${JSON.stringify(module)}
    process.exitCode = await run(process.execPath, ['--eval', ${JSON.stringify(program)}])`
  return [process.execPath, '--input-type=module', '--eval', script]
}

/** @param {string[]} words */
function start([program = '', ...words]) {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  return { child, output: () => output }
}

describe('a program that a script runs', () => {
  test('gives the script its exit code', async () => {
    const { child } = start(runner('process.exit(3)'))
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  test('that a signal ended gives 128 and the number of the signal', async () => {
    const { child } = start(runner("process.kill(process.pid, 'SIGKILL')"))
    expect(await once(child, 'exit')).toEqual([137, null])
  })

  test('hears the signal that the script got', async () => {
    const { child, output } = start(runner(patientProgram))
    await expect.poll(output).toContain('running')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([7, null])
    expect(output()).toContain('told to end')
  })

  test('is told once what it waits for is done', async () => {
    const waiting = "process.once('message', (message) => { console.log(message); process.disconnect() })"
    const script = `
      import { run } from ${JSON.stringify(module)}
      const tellOnce = Promise.resolve()
      process.exitCode = await run(process.execPath, ['--eval', ${JSON.stringify(waiting)}], { tellOnce })`
    const { child, output } = start([process.execPath, '--input-type=module', '--eval', script])
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(output()).toBe('done\n')
  })

  test('is told to end when the shell between npm and the script is gone', async () => {
    const words = runner(patientProgram).map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    const { child, output } = start(['sh', '-c', `${words.join(' ')}; true`])
    await expect.poll(output).toContain('running')
    child.kill('SIGKILL')
    await expect.poll(output).toContain('told to end')
  })
})
