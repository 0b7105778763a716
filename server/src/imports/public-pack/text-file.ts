import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportRefused } from '#imports/import-refused.ts'

/** A file of the pack, whole, by its path inside the pack. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export async function readTextFile(folder: string, path: string): Promise<TextFile> {
  const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefused(`${path} cannot be read in ${folder}: ${reasonOf(error)}`)
  })
  return { path, text: decoded(path, bytes) }
}

/** Every file of a folder whose name ends in `.yml`, in the order of their names. */
export async function readYamlFolder(folder: string, path: string): Promise<TextFile[]> {
  const names = await readdir(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefused(`${path} cannot be read in ${folder}: ${reasonOf(error)}`)
  })
  const yaml = names.filter((name) => name.endsWith('.yml')).sort()
  return await Promise.all(yaml.map((name) => readTextFile(folder, `${path}/${name}`)))
}

function decoded(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportRefused(`${path} is not in UTF-8`)
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file'
  if (error.code === 'EACCES') return 'this account may not read it'
  return error.code ?? error.message
}
