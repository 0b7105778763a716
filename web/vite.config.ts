import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { countyShapes } from './src/county-map/shapes/county-shapes-plugin.ts'

/** The running text is set in this one file; the serif may arrive late. */
const textFont = /public-sans-latin-wght-normal.*\.woff2$/

function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => textFont.test(name))
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** The entry's own styles say the order of the layers, so they come before those of the parts that it shares. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html
        const saysOrder = (link: string) => {
          const file = bundle[/href="\/([^"]+)"/.exec(link)?.[1] ?? '']
          return file?.type === 'asset' && String(file.source).startsWith('@layer reset')
        }
        const first = html.match(/<link rel="stylesheet"[^>]*>/g)?.find(saysOrder)
        if (!first) throw new Error('No stylesheet of the page begins with the order of the layers.')
        return html.replace(first, '').replace('<link rel="stylesheet"', `${first}\n<link rel="stylesheet"`)
      },
    },
  }
}

const placeOf = new Map<string, string>()

/** Four letters, which stay the same for as long as the module and the class keep their names. */
function shortName(name: string, file: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const place = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))} ${name}`
  const digest = createHash('sha256').update(place).digest()
  const short = Array.from(digest.subarray(0, 4), (byte) => letters[byte % letters.length]).join('')
  const first = placeOf.get(short) ?? place
  if (first !== place) throw new Error(`${place} and ${first} would share the class ${short}: rename one.`)
  placeOf.set(short, place)
  return short
}

export default defineConfig(({ mode }) => ({
  css: { modules: { generateScopedName: mode === 'production' ? shortName : '[name]_[local]' } },
  plugins: [react(), preloadTextFont(), layersFirst(), countyShapes()],
  build: {
    // The page's policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
