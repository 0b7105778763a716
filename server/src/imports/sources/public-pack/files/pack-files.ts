import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { datesOf, daysFetched, readFetchedNotes } from '#imports/sources/public-pack/files/fetched-notes.ts'
import {
  belongsTo,
  datedPaths,
  type DatedSource,
  peopleFolders,
  broughtFiles,
  type BroughtSource,
  tableFiles,
  type TableName,
} from '#imports/sources/public-pack/files/pack-paths.ts'
import { readTextFile, readYamlFolder, type TextFile } from '#imports/reading/text-file.ts'

/** The text of the pack: everything that is read from the disk, before any of it is parsed. */
export interface PackFiles {
  readonly tables: Readonly<Record<TableName, TextFile>>
  /** Optional files: fetched results, and lists that an operator brought in. */
  readonly returns: readonly (TextFile & { readonly source: BroughtSource })[]
  readonly officials: readonly TextFile[]
  readonly congressListing: readonly TextFile[]
  /** source id → the day that its copy represents, where the pack states one */
  readonly asOf: ReadonlyMap<string, string>
  /** source → the day on which its copy was fetched. */
  readonly fetched: Readonly<Record<string, string>>
}

/** Reads the whole pack; a file that is missing, unreadable or not UTF-8 stops the import. */
export async function readPackFiles(folder: string): Promise<PackFiles> {
  const tables = await Promise.all(
    Object.entries(tableFiles).map(async ([name, path]) => [name, await readTextFile(folder, path)] as const),
  )
  const files = {
    tables: Object.fromEntries(tables) as Record<TableName, TextFile>,
    returns: await readReturns(folder),
    officials: await readFolders(folder, peopleFolders.officials),
    congressListing: await readFolders(folder, peopleFolders.congress),
  }
  const all = [...Object.values(files.tables), ...files.returns, ...files.officials, ...files.congressListing]
  const notes = await readFetchedNotes(folder)
  return {
    ...files,
    asOf: datesOf(notes, (source) => all.filter(({ path }) => belongsTo(source, path))),
    fetched: daysFetched(notes),
  }
}

async function readReturns(folder: string): Promise<PackFiles['returns']> {
  const there = Object.entries(broughtFiles).filter(([, path]) => existsSync(join(folder, path)))
  return await Promise.all(
    there.map(async ([source, path]) => ({ ...(await readTextFile(folder, path)), source: source as BroughtSource })),
  )
}

/** The files of one source in the pack. */
export async function readFilesOf(folder: string, source: DatedSource): Promise<TextFile[]> {
  const files: TextFile[] = []
  for (const path of datedPaths[source])
    files.push(...(extname(path) ? [await readTextFile(folder, path)] : await readYamlFolder(folder, path)))
  return files
}

async function readFolders(folder: string, paths: readonly string[]): Promise<TextFile[]> {
  const files: TextFile[] = []
  for (const path of paths) files.push(...(await readYamlFolder(folder, path)))
  return files
}
