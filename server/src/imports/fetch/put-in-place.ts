import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Fetchable } from '#imports/fetch/source/fetchable.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { makeFolder } from '#platform/make-folder.ts'

/** The folder inside a pack for downloads in progress and for replaced files until they are deleted. */
export const workFolder = '.fetch'

const atOnce = 64

/**
 * Replaces files by new ones. All new files are on the disk before the first is moved. A file is replaced in one step
 * and a folder in two; `putBack` undoes the first of these where the second is missing.
 */
export async function putInPlace(
  pack: string,
  files: readonly TextFile[],
  { replaces, folders }: Pick<Fetchable, 'replaces' | 'folders'>,
): Promise<void> {
  const staged = join(pack, workFolder, 'new')
  await rm(staged, { recursive: true, force: true })
  // Writing many files at once takes the disk no longer than writing one.
  for (let start = 0; start < files.length; start += atOnce)
    await Promise.all(
      files.slice(start, start + atOnce).map(async ({ path, text }) => writeDurably(join(staged, path), text)),
    )
  for (const path of folders) makeFolder(join(staged, path))
  for (const path of replaces) await replace(pack, path)
  await syncFolder(pack)
  await rm(staged, { recursive: true, force: true })
  await rm(formerOf(pack), { recursive: true, force: true })
}

/** Restores whatever had been moved away when a run ended between two steps. */
export async function putBack(pack: string): Promise<void> {
  const former = formerOf(pack)
  const names = await readdir(former).catch(() => [])
  for (const name of names) {
    const target = join(pack, decodeURIComponent(name))
    if (!(await isThere(target))) await rename(join(former, name), target)
  }
  await rm(former, { recursive: true, force: true })
}

/** Writes a file so that it is complete on the disk before it gets its name. */
export async function writeDurably(path: string, text: string): Promise<void> {
  makeFolder(dirname(path))
  const draft = `${path}.new`
  await writeFile(draft, text, { flush: true })
  await rename(draft, path)
}

async function replace(pack: string, path: string): Promise<void> {
  const target = join(pack, path)
  makeFolder(dirname(target))
  const isFolder = await stat(target).then(
    (about) => about.isDirectory(),
    () => false,
  )
  if (isFolder) {
    makeFolder(formerOf(pack))
    await rename(target, join(formerOf(pack), encodeURIComponent(path)))
  }
  await rename(join(pack, workFolder, 'new', path), target)
}

function formerOf(pack: string): string {
  return join(pack, workFolder, 'former')
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
