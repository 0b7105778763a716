import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { Block, HelpPage, Inline } from './help-page.ts'

const folder = join(import.meta.dirname, '../../../docs/help')

/** Lists the pages in the order of the contents. */
const contents = 'README.md'

/** The pages of `docs/help`, without HTML: they may contain only what `Block` can represent. */
export function readHelp(): HelpPage[] {
  const files = [...textOf(contents).matchAll(/\]\((\w+)\.md\)/g)].map(([, id = '']) => id)
  return files.map((id) => pageOf(id, textOf(`${id}.md`)))
}

/** Every file in which the pages can change. */
export function helpFiles(): string[] {
  return [contents, ...readHelp().map(({ id }) => `${id}.md`)].map((name) => join(folder, name))
}

/** The file of a picture, by the name that a page uses for it. */
export function pictureFile(source: string): string {
  return join(folder, source)
}

/** The dimensions in a WebP picture with an extended header, the kind that browsers write. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error(`${file} is no picture that help can show.`)
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

function textOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

function pageOf(id: string, text: string): HelpPage {
  const [first, ...rest] = marked.lexer(text).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading') throw new Error(`docs/help/${id}.md does not begin with its title.`)
  return { id, title: first['text'] as string, blocks: rest.map((token) => blockOf(id, token)) }
}

function blockOf(id: string, token: Token): Block {
  if (token.type === 'heading') return { kind: 'heading', text: token['text'] as string }
  if (token.type === 'paragraph') return paragraphOf(id, token as Tokens.Paragraph)
  if (token.type === 'list') {
    const { ordered: isOrdered, items } = token as Tokens.List
    return { kind: 'list', isOrdered, items: items.map((item) => inlinesOf(id, item.tokens)) }
  }
  throw notKnown(id, token)
}

function paragraphOf(id: string, { tokens }: Tokens.Paragraph): Block {
  const [only, ...more] = tokens
  if (only?.type === 'image' && more.length === 0) {
    const { href, text } = only as Tokens.Image
    return { kind: 'picture', src: href, alt: text, ...sizeOf(pictureFile(href)) }
  }
  return { kind: 'paragraph', of: inlinesOf(id, tokens) }
}

function inlinesOf(id: string, tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    const text = unescaped((token as Tokens.Text).text)
    if (token.type === 'text' && (token as Tokens.Text).tokens)
      return inlinesOf(id, (token as Tokens.Text).tokens ?? [])
    if (token.type === 'text' || token.type === 'escape') return [{ kind: 'text', text }]
    if (token.type === 'strong') return [{ kind: 'strong', text }]
    if (token.type === 'em') return [{ kind: 'emphasis', text }]
    if (token.type === 'link') return [{ kind: 'link', text, href: (token as Tokens.Link).href }]
    throw notKnown(id, token)
  })
}

/** The library escapes characters as HTML needs them. */
function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  }
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
}

function notKnown(id: string, { type, raw }: Token): Error {
  return new Error(`docs/help/${id}.md holds what the page of help cannot show, ${type}: ${raw}`)
}
