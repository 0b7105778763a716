import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import type { Screen } from '../src/routes/screen.ts'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

/** The table of screens, by address. Node reads it directly, because Vite would bundle the whole page for it. */
export async function screensOf(source: string): Promise<[string, Screen][]> {
  const file = pathToFileURL(join(source, 'routes/screens.ts')).href
  const { screens } = (await import(file)) as { readonly screens: Readonly<Record<string, Screen>> }
  return Object.entries(screens)
}

/** The chunk that a screen begins with. */
export function chunkOfScreen({ code }: Screen, bundle: Bundle, source: string): Chunk {
  return chunkOf(bundle, join(source, importedBy(code)))
}

/** Stands for imports of functions that are not called here: they import styles, which Node cannot read. */
function importedBy(code: () => unknown): string {
  const [, file] = /import\('#([^']+)'\)/.exec(String(code)) ?? []
  if (file === undefined) throw new Error(`A screen imports no file: ${String(code)}`)
  return file
}

export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))
  if (chunk?.type !== 'chunk') throw new Error(`The build has no code of ${module}.`)
  return chunk
}

/** A chunk and everything that it imports, dependencies first. */
export function neededBy(chunk: Chunk, bundle: Bundle, needed = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !needed.has(imported)) neededBy(imported, bundle, needed)
  }
  return needed.add(chunk)
}
