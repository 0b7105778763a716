import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { create, extract, list, type ReadEntry } from 'tar'
import { type BackupManifest, type CopiedDatabase, manifestOf, readManifest } from '#database/backup/backup-manifest.ts'
import { BackupRefused } from '#database/backup/backup-refused.ts'
import { makeFolder } from '#platform/make-folder.ts'

const manifestName = 'manifest.json'
const databaseName = 'database'
const directory = 'directory'
// A database has some thousand files, each of which is a line.
const largestManifest = 16_000_000

/** Refuses to write over a file that is there. */
export function refuseOverwriting(file: string, isForced: boolean): void {
  if (existsSync(file) && !isForced) {
    throw new BackupRefused(`${file} is there already. Name another file, or add --force to write over it`)
  }
}

/**
 * Writes a backup: a tar archive, packed by gzip, of a manifest and of the copy of the database in `folder`.
 * It has its name only when it is whole and on the disk. Security: for this user only, as it holds accounts.
 */
export async function writeBackup(file: string, copied: CopiedDatabase, folder: string): Promise<BackupManifest> {
  const draft = `${file}.${randomUUID()}.part`
  const manifest = manifestOf(copied, await contentOf(folder))
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  try {
    const options = { file: draft, mode: 0o600, gzip: true, cwd: folder, portable: true, strict: true }
    await create(options, [manifestName, databaseName])
    flush(draft)
    renameSync(draft, file)
    // A renamed file is there after a power cut only when its folder is written too; Windows has no such call.
    if (process.platform !== 'win32') flush(dirname(file))
    return manifest
  } finally {
    rmSync(draft, { force: true })
  }
}

async function contentOf(folder: string): Promise<BackupManifest['content']> {
  const content: BackupManifest['content'] = { [databaseName]: directory }
  const database = join(folder, databaseName)
  for (const entry of readdirSync(database, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length + 1).replaceAll(sep, '/')
    content[path] = entry.isDirectory() ? directory : await checksumOf(file)
  }
  return content
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function flush(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** Reads a backup from its first byte to its last and answers what it says of itself; refuses a damaged one. */
export async function checkBackup(file: string): Promise<BackupManifest> {
  await access(file, constants.R_OK).catch((cause: Error) => {
    throw new BackupRefused(`${file} cannot be read: ${cause.message}`, { cause })
  })
  const { text, content, trouble } = await readArchive(file)
  const manifest = readManifest(file, text)
  if (trouble) throw new BackupRefused(`${file} is damaged: ${trouble.message}`, { cause: trouble })
  if (!isDeepStrictEqual(content, new Map(Object.entries(manifest.content)))) {
    throw new BackupRefused(`${file} is damaged: its content is not what its manifest says`)
  }
  return manifest
}

/** The text of the manifest, where that comes first, and what the archive holds up to where it cannot be read. */
async function readArchive(file: string) {
  const content = new Map<string, string>()
  const parts: Buffer[] = []
  let isFirst = true
  const onReadEntry = (entry: ReadEntry) => {
    if (isFirst && entry.path === manifestName && entry.size <= largestManifest)
      entry.on('data', (part) => parts.push(part))
    else notice(entry, content)
    isFirst = false
  }
  // In small steps, so that what comes before a damaged place is understood.
  const reading = list({ file, strict: true, maxReadSize: 64 * 1024, onReadEntry })
  const trouble = await reading.then(
    () => null,
    (cause: Error) => cause,
  )
  return { text: Buffer.concat(parts).toString(), content, trouble }
}

// What is neither a file nor a directory, such as a link, goes by its type, which no manifest names.
function notice(entry: ReadEntry, content: Map<string, string>): void {
  const path = entry.path.replace(/\/$/, '')
  if (entry.type !== 'File') {
    content.set(path, entry.type === 'Directory' ? directory : `a ${entry.type}`)
    return
  }
  const hash = createHash('sha256')
  entry.on('data', (part) => hash.update(part))
  entry.on('end', () => content.set(path, hash.digest('hex')))
}

/** Writes the database that a backup holds into a folder; it was checked before. */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  makeFolder(folder, 0o700)
  const onReadEntry = (entry: ReadEntry) => {
    // Security: for this user only, whatever the file says. It is a tar archive like any other, which anyone can make.
    entry.mode = entry.type === 'Directory' ? 0o700 : 0o600
  }
  const unpacking = extract({ file, cwd: folder, strict: true, preserveOwner: false, onReadEntry }, [databaseName])
  await unpacking.catch((cause: Error) => {
    throw new BackupRefused(`${file} cannot be unpacked: ${cause.message}`, { cause })
  })
}
