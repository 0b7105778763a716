import { provideChromium } from '../scripts/chromium.mjs'
import { buildWebPageIfStale } from '../scripts/web-page.mjs'
import { makeTemplates } from './fixtures/templates.ts'

/** Runs before the first journey; Playwright takes a default export only. */
export default async function makeReady(): Promise<() => Promise<void>> {
  await provideChromium()
  await buildWebPageIfStale()
  return await makeTemplates()
}
