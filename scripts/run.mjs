import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './repository.mjs'

const neededNode = 24

/** @type {import('node:child_process').StdioOptions} */
const withMessages = ['inherit', 'inherit', 'inherit', 'ipc']

/**
 * Runs a script with the Node that the project needs, as `run` does.
 *
 * @param {string[]} words
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runNode(words, options) {
  return await run(node24(), words, options)
}

/** The Node that was installed with the project, else the machine's where that is new enough. */
function node24() {
  const onWindows = process.platform === 'win32'
  const folder = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
  const installed = join(root, 'node_modules', folder, 'bin', onWindows ? 'node.exe' : 'node')
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= neededNode) return process.execPath
  throw new Error(
    `Node ${neededNode} is needed: npm could not install it for this machine, and its own is ${process.version}.`,
  )
}

/**
 * What passes between a program of Node's and this process.
 *
 * @typedef {object} Messages
 * @property {(message: unknown) => void} [onMessage] hears what the program sends
 * @property {Promise<unknown>} [tellOnce] the program is sent a message once this is done
 */

/**
 * Runs a program in the foreground and answers its exit code. Signals to this process reach the program,
 * and a program that a signal ended answers 128 and the signal's number, as a shell does.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {import('node:child_process').SpawnOptions & Messages} [options]
 * @returns {Promise<number>}
 */
export async function run(program, words, { onMessage, tellOnce, ...options } = {}) {
  const stdio = onMessage || tellOnce ? withMessages : 'inherit'
  const child = spawn(program, words, { cwd: root, stdio, ...options })
  if (onMessage) child.on('message', onMessage)
  // One that has ended meanwhile hears nothing.
  tellOnce?.then(
    () => child.connected && child.send('done'),
    () => undefined,
  )
  const stopForwarding = forwardSignals(child)
  return await new Promise((resolve, reject) => {
    // One that was told to stop still takes its time to.
    child.once('error', (error) => error.name !== 'AbortError' && reject(error))
    // Closed, and not only ended: then every message of it has been heard.
    child.once('close', (code, signal) => {
      stopForwarding()
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  const handlers = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => ({
    signal,
    handle: () => {
      // A terminal sends its Ctrl-C to every process in front of it, the child too: once is enough.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    },
  }))
  for (const { signal, handle } of handlers) process.on(signal, handle)
  const stopWatching = whenOrphaned(() => child.kill('SIGTERM'))
  return () => {
    for (const { signal, handle } of handlers) process.off(signal, handle)
    stopWatching()
  }
}

/**
 * npm passes a signal on to its shell only, which dies of it and tells nobody: a new parent is the sign.
 *
 * @param {() => void} act
 */
function whenOrphaned(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 500).unref()
  return () => clearInterval(timer)
}
