import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { screens as table } from '../src/routes/screens.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * A page of its own for each address of `src/routes/screens.ts`: `/admin/users` is `admin/users.html`, `/places/$id` is
 * `places/{id}.html`. It names all files that its screen needs, so that a browser fetches them at once and not one after
 * the other has told of the next.
 */
export function pagesOfScreens(source: string): Plugin {
  return {
    name: 'pages-of-screens',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build made no index.html.')
      const html = String(index.source)
      for (const [address, screen] of await screensOf(source)) {
        const page = withTags(html, tagsFor(chunkOf(bundle, join(source, screen)), bundle, join(source, earlyModule)))
        if (address === '/') index.source = page
        else this.emitFile({ type: 'asset', fileName: fileOf(address), source: page })
      }
    },
  }
}

const earlyModule = 'routes/early/ask-early.ts'

/** The file of each screen, by its address. Node reads the table itself: Vite would bundle all of the page for it. */
async function screensOf(source: string): Promise<[string, string][]> {
  const file = pathToFileURL(join(source, 'routes/screens.ts')).href
  const { screens } = (await import(file)) as { readonly screens: typeof table }
  return Object.entries(screens).map(([address, { code }]) => [address, importedBy(code)])
}

/** What a function imports that is not called here, as what it imports has styles, which Node cannot read. */
function importedBy(code: () => unknown): string {
  const [, file] = /import\('#([^']+)'\)/.exec(String(code)) ?? []
  if (file === undefined) throw new Error(`A screen imports no file: ${String(code)}`)
  return file
}

function fileOf(address: string): string {
  return `${address.slice(1).replaceAll(/\$\w+/g, '{id}')}.html`
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))
  if (chunk?.type !== 'chunk') throw new Error(`The build has no code of ${module}.`)
  return chunk
}

interface Tag {
  readonly file: string
  readonly text: string
  /** Of code that runs as soon as it is here, before the code of the page. */
  readonly isEarly: boolean
}

function tagsFor(screen: Chunk, bundle: Bundle, early: string): Tag[] {
  return [...neededBy(screen, bundle)].flatMap(({ fileName, moduleIds, viteMetadata }) => {
    const code = moduleIds.includes(early)
      ? `<script type="module" async crossorigin fetchpriority="high" src="/${fileName}"></script>`
      : `<link rel="modulepreload" crossorigin href="/${fileName}">`
    const styles = [...(viteMetadata?.importedCss ?? [])].map((file) => ({
      file,
      text: `<link rel="stylesheet" crossorigin href="/${file}">`,
      isEarly: false,
    }))
    return [{ file: fileName, text: code, isEarly: moduleIds.includes(early) }, ...styles]
  })
}

function withTags(html: string, tags: readonly Tag[]): string {
  const missing = tags.filter(({ file }) => !html.includes(`/${file}"`))
  const early = missing.filter(({ isEarly }) => isEarly).map(({ text }) => text)
  const others = missing.filter(({ isEarly }) => !isEarly).map(({ text }) => text)
  return html
    .replace('<head>', () => ['<head>', ...early].join('\n'))
    .replace('</head>', () => [...others, '</head>'].join('\n'))
}

/** A chunk and all that it imports, what is imported first. */
function neededBy(chunk: Chunk, bundle: Bundle, needed = new Set<Chunk>()): ReadonlySet<Chunk> {
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !needed.has(imported)) neededBy(imported, bundle, needed)
  }
  return needed.add(chunk)
}
