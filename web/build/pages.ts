import { join } from 'node:path'
import type { Plugin } from 'vite'
import { linkTexts as texts } from '../src/routes/link-texts.ts'
import { type Bundle, type Chunk, chunkOf, chunkOfScreen, neededBy, screensOf } from './screen-chunks.ts'

/**
 * A page for each address of `src/routes/screens.ts`: `/admin/users` is `admin/users.html`, `/places/$id` is
 * `places/{id}.html`. Each names all the files that its screen needs, so that a browser fetches them at once instead of
 * learning of them one after another.
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
        const early = join(source, earlyModule)
        const earlyTags = earlyChunks(address, bundle, source).flatMap((chunk) => tagsFor(chunk, bundle, early))
        const tags = [
          ...earlyTags.map(({ text, ...tag }) => ({
            ...tag,
            text: text.replace('>', ' fetchpriority="high">'),
            isEarly: true,
          })),
          ...tagsFor(chunkOfScreen(screen, bundle, source), bundle, early),
        ]
        const page = withLinkText(withTags(html, tags), screen.title, linkTexts[address])
        if (address === '/') index.source = page
        else this.emitFile({ type: 'asset', fileName: fileOf(address), source: page })
      }
    },
  }
}

const linkTexts: Readonly<Record<string, string | undefined>> = texts
const earlyModule = 'routes/early/ask-early.ts'

/** What the early code imports for the screens below an address: `/lists` and `/lists/$id` have `early/lists.ts`. */
function earlyChunks(address: string, bundle: Bundle, source: string): Chunk[] {
  const [, name = ''] = address.split('/')
  const module = join(source, `routes/early/${name}.ts`)
  const isThere = (file: Bundle[string]) => file.type === 'chunk' && file.moduleIds.includes(module)
  return Object.values(bundle).some(isThere) ? [chunkOf(bundle, module)] : []
}

function fileOf(address: string): string {
  return `${address.slice(1).replaceAll(/\$\w+/g, '{id}')}.html`
}

interface Tag {
  readonly file: string
  readonly text: string
  /** For code that runs as soon as it arrives, before the code of the page. */
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

/** What messengers show for a link (Open Graph). They are not signed in and read the page as it is sent. */
export function withLinkText(html: string, title: string, linkText?: string): string {
  const [, atlas = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, ofAtlas = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? []
  const description = linkText ?? ofAtlas
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', atlas],
    ['og:title', linkText === undefined ? atlas : `${title} · ${atlas}`],
    ['og:description', description],
  ].map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return html
    .replace(
      `<meta name="description" content="${ofAtlas}">`,
      () => `<meta name="description" content="${description}">`,
    )
    .replace('</head>', () => [...tags, '</head>'].join('\n'))
}

function withTags(html: string, tags: readonly Tag[]): string {
  const isFirst = ({ file }: Tag, index: number) => tags.findIndex((tag) => tag.file === file) === index
  const missing = tags.filter((tag, index) => isFirst(tag, index) && !html.includes(`/${tag.file}"`))
  const early = missing.filter(({ isEarly }) => isEarly).map(({ text }) => text)
  const others = missing.filter(({ isEarly }) => !isEarly).map(({ text }) => text)
  return html
    .replace('<head>', () => ['<head>', ...early].join('\n'))
    .replace('</head>', () => [...others, '</head>'].join('\n'))
}
