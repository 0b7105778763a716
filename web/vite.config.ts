import tailwindcss from '@tailwindcss/vite'
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

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadTextFont(), countyShapes()],
  build: {
    // The page's policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
