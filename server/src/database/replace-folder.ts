import { existsSync, renameSync, rmSync } from 'node:fs'

/** Where a folder stays that another has taken the place of. */
export function formerFolder(folder: string): string {
  return `${folder}.before-restore`
}

/**
 * Puts another folder in the place of this one, and keeps the previous one under another name. No operation renames two
 * folders at once, so between two steps no folder has that name: code that opens it next calls `finishReplacement`
 * first.
 */
export function replaceFolder(folder: string, fresh: string): void {
  finishReplacement(folder)
  const leaving = leavingFolder(folder)
  if (existsSync(folder)) renameSync(folder, leaving)
  renameSync(fresh, folder)
  keepFormer(folder)
}

/** After a replacement that was cut off: the old folder is back, or the new one is there and the old one kept. */
export function finishReplacement(folder: string): void {
  const leaving = leavingFolder(folder)
  if (!existsSync(leaving)) return
  if (existsSync(folder)) keepFormer(folder)
  else renameSync(leaving, folder)
}

function leavingFolder(folder: string): string {
  return `${folder}.leaving`
}

function keepFormer(folder: string): void {
  const leaving = leavingFolder(folder)
  if (!existsSync(leaving)) return
  rmSync(formerFolder(folder), { recursive: true, force: true })
  renameSync(leaving, formerFolder(folder))
}
