import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** A folder that cannot be made or written to; its message tells a person in one sentence which and why. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}

/**
 * Makes a folder, and those above it that are missing. Where nothing can be made, such as below /proc, Node's own
 * `recursive: true` tries for ever, and no signal ends a process that does.
 *
 * @param mode of every folder that is made
 * @throws FolderUnusable
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const path = resolve(folder)
  orUnusable(path, 'made', () => make(path, mode))
}

/** Does what writes to a folder; where the system refuses, the error says so in one sentence. */
export function orUnusable<Result>(folder: string, what: 'made' | 'written to', act: () => Result): Result {
  try {
    return act()
  } catch (cause) {
    throw new FolderUnusable(
      `The folder ${folder} cannot be ${what}: ${reasonOf(cause)}. Choose a folder that can be written to.`,
      { cause },
    )
  }
}

function make(path: string, mode: number): void {
  if (isFolder(path)) return
  if (dirname(path) !== path) make(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have made it in the same moment.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'the system lets nobody make anything there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'there is no space left on its disk',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
}

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}
