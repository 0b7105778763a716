import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Bundle, type Chunk, chunkOf, chunkOfScreen, neededBy, screensOf } from './screen-chunks.ts'

/** Shown at any address when no answer comes. */
const page = 'index.html'
/** The font subsets for English and Spanish; others load when there is a signal. */
const font = /-latin-(?:wght|\d+)-normal-[^/]+\.woff2$/

/** In Workbox's format: a file whose name contains its hash has no revision. */
interface OfflineFile {
  readonly url: string
  readonly revision: string | null
}

/**
 * Makes `service-worker.js`, which starts the atlas without a signal. It caches the files that it names, those of the
 * screens that open offline (`opensOffline` in the table of screens).
 */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = [page, ...(await filesOfScreens(bundle, source))]
      const files = names.map((name) => ({ url: `/${name}`, revision: revisionOf(name, bundle) }))
      const code = await workerCode(join(source, 'worker/service-worker.ts'), files)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
    },
  }
}

/** The code and styles of the screens, and of what they load later, such as menus and dialogs. */
async function filesOfScreens(bundle: Bundle, source: string): Promise<string[]> {
  const screens = (await screensOf(source)).map(([, screen]) => screen)
  const beginnings = (opensOffline: boolean) =>
    screens
      .filter((screen) => Boolean(screen.opensOffline) === opensOffline)
      .map((screen) => chunkOfScreen(screen, bundle, source))
  const others = new Set(beginnings(false))
  const chunks = new Set<Chunk>()
  for (const chunk of [chunkOf(bundle, join(source, 'routes/early/ask-early.ts')), ...beginnings(true)])
    neededBy(chunk, bundle, chunks)
  const dynamicChunks = new Set([...chunks].flatMap((chunk) => dynamicChunksOf(chunk, bundle)))
  for (const chunk of dynamicChunks) if (!others.has(chunk)) neededBy(chunk, bundle, chunks)
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((name) => font.test(name))
  return [...new Set([...[...chunks].map(({ fileName }) => fileName), ...styles, ...fonts])]
}

/** What a chunk imports when it is needed. */
function dynamicChunksOf({ dynamicImports }: Chunk, bundle: Bundle): Chunk[] {
  return dynamicImports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk')
}

function revisionOf(name: string, bundle: Bundle): string | null {
  const file = bundle[name]
  return file?.type === 'asset' && !name.startsWith('assets/')
    ? createHash('sha256').update(file.source).digest('hex').slice(0, 16)
    : null
}

/** One file without imports, because a worker would request its imports while there is no signal. */
async function workerCode(entry: string, offlineFiles: readonly OfflineFile[]): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { offlineFiles: JSON.stringify(offlineFiles) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  const [chunk] = made.output
  return chunk.code
}
