import { provideChromium } from '../scripts/chromium.mjs'
import { buildWebPageIfStale } from '../scripts/web-page.mjs'
import { setClock } from './fixtures/clock.ts'
import { makeTemplates } from './fixtures/templates.ts'

/** Runs before the first journey; Playwright takes a default export only. */
export default async function makeReady(): Promise<() => Promise<void>> {
  setClock()
  await provideChromium()
  await buildWebPageIfStale()
  return await makeTemplates()
}
