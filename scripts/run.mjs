import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from './repository.mjs'

const neededNode = 24

/** @type {import('node:child_process').StdioOptions} */
const withMessages = ['inherit', 'inherit', 'inherit', 'ipc']

/**
 * Runs a script with the project's version of Node; see `run`.
 *
 * @param {string[]} words
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function runNode(words, options) {
  return await run(node24(), words, options)
}

/** The Node that was installed with the project, or the machine's if it is new enough. */
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
 * The messages between a Node program and this process.
 *
 * @typedef {object} Messages
 * @property {(message: unknown) => void} [onMessage] receives the program's messages
 * @property {Promise<unknown>} [tellOnce] the program is sent a message once this resolves
 */

/**
 * Runs a program in the foreground and returns its exit code. Forwards signals to it; a program ended by a signal
 * returns 128 plus the signal's number, as in a shell.
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
  // The program may have ended meanwhile.
  tellOnce?.then(
    () => child.connected && child.send('done'),
    () => undefined,
  )
  const stopForwarding = forwardSignals(child)
  return await new Promise((resolve, reject) => {
    // A program that was aborted still takes time to end.
    child.once('error', (error) => error.name !== 'AbortError' && reject(error))
    // `close` rather than `exit`, so that all of its messages have been received.
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
      // A terminal sends Ctrl-C to every foreground process, including the child, so it must not be forwarded as well.
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
 * npm sends a signal only to its shell, which ends without forwarding it; a new parent process is the sign of that.
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
