import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  'bench/README.md',
  'public-data/README.md',
]

test.each(pages)('every link and picture of %s leads to something that is there', (page) => {
  const text = textOf(page)
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  )
  const broken = links.filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(page, link))
  expect(broken).toEqual([])
})

/** @param {string} page @param {string} link */
function leadsSomewhere(page, link) {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor)
}

/** The anchors that code hosts make from headings. @param {string} page */
function anchorsOf(page) {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Without code examples, which may contain what looks like a link. @param {string} page */
function textOf(page) {
  return readFileSync(join(root, page), 'utf8')
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
}
