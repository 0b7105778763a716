import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cutChunks } from './build/chunks.ts'
import { iconsByFile } from './build/icons.ts'
import { layersFirst } from './build/layers-first.ts'
import { packFiles } from './build/packed.ts'
import { pagesOfScreens } from './build/pages.ts'
import { serviceWorker } from './build/worker.ts'
import { readableName, shortName } from './build/short-name.ts'
import { helpPages } from './src/help/help-plugin.ts'
import { licensesFile } from './src/help/licenses/licenses-plugin.ts'
import { outlineShapes } from './src/shared/map/shapes/shapes-plugin.ts'
import oldestBrowsers from './oldest-browsers.json' with { type: 'json' }

const source = join(import.meta.dirname, 'src')
const chunks = cutChunks(source)

export default defineConfig(({ mode }) => ({
  css: { modules: { generateScopedName: mode === 'production' ? shortName : readableName } },
  plugins: [
    react(),
    outlineShapes(),
    helpPages(),
    licensesFile(),
    iconsByFile(),
    chunks.plugin,
    layersFirst(),
    pagesOfScreens(source),
    serviceWorker(source),
    packFiles(),
  ],
  build: {
    // The page's policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/routes/early/ask-early.ts' },
      output: { codeSplitting: { groups: chunks.groups }, postBanner: chunks.firstLine },
    },
    target: Object.entries(oldestBrowsers).map(([name, version]) => name.replace('safari_ios', 'ios') + version),
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
