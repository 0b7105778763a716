import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportRefused } from '#imports/records/import-refused.ts'

/** The complete text of a file of the pack, with its path inside the pack. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

// The limits keep memory bounded: the largest table of the pack has 1 MB, the largest file of a person 5 kB, its
// longest line 600 characters.
const largestTableBytes = 16_000_000
const largestPersonBytes = 256_000
const mostPeopleInFolder = 5_000
const longestLine = 100_000

export async function readTextFile(folder: string, path: string, largest = largestTableBytes): Promise<TextFile> {
  const bytes = await readBytes(join(folder, path), path, largest).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${path} cannot be read in ${folder}: ${reasonOf(error)}`)
  })
  return textFileOf(path, bytes)
}

/** Every file of a folder whose name ends in `.yml`, ordered by name. */
export async function readYamlFolder(folder: string, path: string): Promise<TextFile[]> {
  const names = await readdir(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new ImportRefused(`${path} cannot be read in ${folder}: ${reasonOf(error)}`)
  })
  const yaml = names.filter((name) => name.endsWith('.yml')).sort()
  if (yaml.length > mostPeopleInFolder)
    throw new ImportRefused(`${path} holds ${yaml.length} files; at most ${mostPeopleInFolder} are read`)
  const files: TextFile[] = []
  // One after another, so that the files of a large folder are never all open at once.
  for (const name of yaml) files.push(await readTextFile(folder, `${path}/${name}`, largestPersonBytes))
  return files
}

/** The bytes as text. If they are not text, or are damaged, the import stops. */
export function textFileOf(path: string, bytes: Uint8Array): TextFile {
  const text = decoded(path, bytes)
  if (text.includes('\0'))
    throw new ImportRefused(`${path} is no text: there is a NUL byte in line ${lineOf(text, '\0')}`)
  refuseLongLine(path, text)
  refuseMixedLineEnds(path, text)
  return { path, text }
}

async function readBytes(fullPath: string, path: string, largest: number): Promise<Uint8Array> {
  // Opening a pipe in the usual way would wait forever if nobody writes to it.
  const file = await open(fullPath, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const { size } = await ordinary(file, path)
    if (size > largest)
      throw new ImportRefused(`${path} has ${inMegabytes(size)} MB; more than ${inMegabytes(largest)} MB is not read`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function ordinary(file: FileHandle, path: string) {
  const about = await file.stat()
  if (!about.isFile()) throw new ImportRefused(`${path} is not an ordinary file`)
  return about
}

function decoded(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportRefused(`${path} is not in UTF-8`)
  }
}

function refuseLongLine(path: string, text: string): void {
  let start = 0
  for (let line = 1; start <= text.length; line += 1) {
    const end = text.indexOf('\n', start)
    const length = (end < 0 ? text.length : end) - start
    if (length > longestLine)
      throw new ImportRefused(`${path} is damaged: line ${line} has ${length.toLocaleString('en-US')} characters`)
    if (end < 0) return
    start = end + 1
  }
}

// The pack's files end all lines in the same way. If one does not, two files were joined, or one was edited by a
// program that may also have changed its values.
function refuseMixedLineEnds(path: string, text: string): void {
  const crlf = text.indexOf('\r\n')
  const lf = /(?<!\r)\n/.exec(text)
  const cr = /\r(?!\n)/.exec(text)
  const kinds = [crlf >= 0 && 'CRLF', lf && 'LF', cr && 'CR'].filter(Boolean)
  if (kinds.length > 1) throw new ImportRefused(`${path} mixes line ends: ${kinds.join(' and ')}`)
}

function lineOf(text: string, what: string): number {
  return text.slice(0, text.indexOf(what)).split('\n').length
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file'
  if (error.code === 'EACCES') return 'this account may not read it'
  if (error.code === 'EISDIR') return 'it is a folder'
  if (error.code === 'ENOTDIR') return 'it is not a folder'
  return error.code ?? error.message
}
