import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder, orUnusable } from '#platform/make-folder.ts'

export interface Lock {
  /** Leaves a note in the lock for other processes of the same user, such as where this one can be reached. */
  readonly leaveNote: (text: string) => void
  /** Gives up this process's own lock; anyone else's stays. */
  readonly release: () => void
}

/** A folder that another process has; its message tells a person in one line which one. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** The living process that has the lock of a folder. */
export interface LockOwner {
  readonly pid: number
  /** The note that it left; empty until it has. */
  readonly note: string
}

// Each round takes the lock, meets a living owner, or clears a dead one away; a second one is rare.
const rounds = 100

/**
 * Takes the lock of a folder for this process, or throws an error whose message tells a person in one
 * line who has it. The folder is made where it is missing; a lock left by a dead process is taken over.
 *
 * The lock is a directory that holds one file, named after its owner. A directory is only ever renamed
 * onto an empty or missing one, and a file is deleted by its owner's name: so when two processes find
 * the same dead owner one of them wins, and the other cannot delete the winner's lock.
 */
export function takeLock(folder: string, inUse = databaseInUse): Lock {
  makeFolder(folder, 0o700)
  const lock = join(resolve(folder), 'lock')
  const ownName = `${process.pid}-${startOf(process.pid) ?? randomUUID()}`
  for (let round = 0; round < rounds; round++) {
    const owners = ownersOf(lock)
    const living = owners.find(isAlive)
    if (living) throw new FolderInUse(inUse(resolve(folder), pidOf(living)))
    for (const owner of owners) removeOwner(lock, owner)
    if (orUnusable(resolve(folder), 'written to', () => claim(lock, ownName))) {
      return {
        leaveNote: (text) => writeFileSync(join(lock, ownName), text),
        release: () => removeOwner(lock, ownName),
      }
    }
  }
  throw new Error(`The lock in ${resolve(folder)} cannot be taken. Check who may write to that folder.`)
}

/** Who has the lock of a folder now, if anyone alive does. */
export function lockOwner(folder: string): LockOwner | undefined {
  const lock = join(resolve(folder), 'lock')
  const living = ownersOf(lock).find(isAlive)
  if (!living) return undefined
  return { pid: pidOf(living), note: ignoring(['ENOENT'], () => readFileSync(join(lock, living), 'utf8')) ?? '' }
}

function databaseInUse(folder: string, process: number): string {
  return `The database in ${folder} is in use by process ${process}. Stop it first, or set DATA_DIR to another folder.`
}

function ownersOf(lock: string): string[] {
  return ignoring(['ENOENT'], () => readdirSync(lock)) ?? []
}

function removeOwner(lock: string, owner: string): void {
  ignoring(['ENOENT'], () => unlinkSync(join(lock, owner)))
  ignoring(['ENOENT', 'ENOTEMPTY', 'EEXIST'], () => rmdirSync(lock))
}

function claim(lock: string, owner: string): boolean {
  const candidate = `${lock}.${owner}`
  mkdirSync(candidate, { mode: 0o700 })
  try {
    writeFileSync(join(candidate, owner), '', { mode: 0o600 })
    return moved(candidate, lock)
  } finally {
    rmSync(candidate, { recursive: true, force: true })
  }
}

function moved(from: string, to: string): boolean {
  // Where the target is taken, Windows answers EPERM.
  const done = ignoring(['ENOTEMPTY', 'EEXIST', 'EPERM'], () => {
    renameSync(from, to)
    return true
  })
  return done ?? false
}

function isAlive(owner: string): boolean {
  const pid = pidOf(owner)
  if (!answers(pid)) return false
  // A number that the system has given to a newer process is not the owner's any more.
  const start = startOf(pid)
  return start === undefined || owner === `${pid}-${start}`
}

function pidOf(owner: string): number {
  return Number.parseInt(owner, 10)
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** When a process started, in ticks since the machine did; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  const status = ignoring(['ENOENT', 'ESRCH'], () => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field is the program's name in brackets, which may hold spaces and brackets itself.
  const [state, ...fields] = status?.slice(status.lastIndexOf(')') + 2).split(' ') ?? []
  // A zombie still answers, yet runs no more.
  return state === 'Z' ? 'ended' : fields[18]
}

function ignoring<Result>(codes: readonly string[], act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    if (codes.includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
