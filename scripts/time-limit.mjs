import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Runs a program, and kills it and all that it started if it takes longer than it may. `.ci/run` runs its phases this
 * way, because a process that waits forever says nothing: what is printed of the processes tells who waited.
 *
 *   node scripts/time-limit.mjs MINUTES PROGRAM [WORD …]
 *
 * Ends with the exit code of the program, 1 if a signal ended it, or 124 after the limit, as the `timeout` of the shell
 * does. A process that the program left behind may hold its output open: that is reported, and not waited for.
 */
const [minutes = '', program = '', ...words] = process.argv.slice(2)
const lingersForMilliseconds = 5_000
const longestCommand = 200
const exitCodeOfLimit = 124

const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
child.stdout.pipe(process.stdout, { end: false })
child.stderr.pipe(process.stderr, { end: false })
child.once('error', ({ message }) => end(1, `${program} could not be started: ${message}`))
child.once('close', (code) => end(code ?? 1))
child.once('exit', (code) => {
  setTimeout(() => end(code ?? 1, 'Processes that it left behind hold its output open.'), lingersForMilliseconds)
})
setTimeout(() => end(exitCodeOfLimit, `It did not end within ${minutes} minutes.`), Number(minutes) * 60_000)

/**
 * @param {number} code
 * @param {string} [reason] if there is one, it is printed with the processes, and what the program started is killed
 */
function end(code, reason) {
  if (reason !== undefined) {
    const processes = readProcesses()
    console.error([reason, 'These processes were running:', ...processes.map(describe)].join('\n'))
    for (const pid of descendantsOf(process.pid, processes)) kill(pid)
  }
  // What was written to a pipe is there before the process ends.
  process.exit(code)
}

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {number} parent
 * @property {string} state R runs, S sleeps, D waits for a disk, Z has ended and nobody has asked how
 * @property {string} waitsIn the function of the kernel
 * @property {string} command
 */

/**
 * Every process on the machine, because one that a dead process has started no longer bears its number.
 *
 * @returns {Running[]}
 */
function readProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    const stat = read(pid, 'stat')
    // The name, which may contain anything, is in parentheses.
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = read(pid, 'cmdline').replaceAll('\0', ' ').trim()
    const isOfKernel = command === '' && state !== 'Z'
    if (stat === '' || isOfKernel) return []
    const name = command || stat.slice(stat.indexOf('('), stat.lastIndexOf(')') + 1)
    return [{ pid: Number(pid), parent: Number(parent), state, waitsIn: read(pid, 'wchan'), command: name }]
  })
}

/** @param {string} pid @param {string} file */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

/** @param {Running} running */
function describe({ pid, parent, state, waitsIn, command }) {
  return `${pid} of ${parent} ${state} ${waitsIn} ${command.slice(0, longestCommand)}`
}

/**
 * @param {number} pid
 * @param {Running[]} processes
 * @returns {number[]}
 */
function descendantsOf(pid, processes) {
  const children = processes.filter(({ parent }) => parent === pid).map((each) => each.pid)
  return [...children, ...children.flatMap((each) => descendantsOf(each, processes))]
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
