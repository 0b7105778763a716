import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '#routes/screens.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

const web = join(import.meta.dirname, '../..')
const page = readFileSync(join(web, 'index.html'), 'utf8')
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[]
  readonly start_url: string
  readonly display: string
}

/** What a PNG file says of itself behind its first sixteen bytes. */
function sizeOf(src: string): string {
  const bytes = readFileSync(join(web, 'public', src))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the page can be installed: it names the manifest, which has what browsers ask for', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  for (const { src, sizes } of icons) expect([src, sizeOf(src)]).toEqual([src, sizes])
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
  expect(sizeOf(touch)).toBe('180x180')
})

test('where it starts, and each shortcut, is a screen', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
  expect(addresses.filter((address) => !(address in screens))).toEqual([])
})
