import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

// Without windows, tabs and menus: every page opens quicker in it.
const shell = '/usr/bin/chromium-headless-shell'
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ofTheMachine = [shell, ...browserPaths]

/** Where a Chromium is that tests can use, or undefined. ATLAS_CHROMIUM names one; else the machine's, else Playwright's. */
export function findChromium() {
  const named = process.env['ATLAS_CHROMIUM']
  if (named) return named
  return [...ofTheMachine, ofPlaywright()].find((file) => existsSync(file))
}

/** The browser that people have, where tests are run in another one. It asks for more: the icon of the page, for one. */
export function findWholeChromium() {
  const found = browserPaths.find((file) => existsSync(file))
  return found === findChromium() ? undefined : found
}

/** Finds a Chromium, or lets Playwright fetch its own. */
export async function provideChromium() {
  const found = findChromium() ?? (await fetched())
  if (found && existsSync(found)) return found
  throw new Error('The tests need a browser: install Chromium, or set ATLAS_CHROMIUM to the file that starts one.')
}

async function fetched() {
  await runNode([join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'])
  return findChromium()
}

function ofPlaywright() {
  const journeys = createRequire(join(root, 'e2e', 'package.json'))
  const playwright = /** @type {typeof import('@playwright/test')} */ (journeys('@playwright/test'))
  return playwright.chromium.executablePath()
}

/** Chromium refuses to start its sandbox for root, as in a container. */
export const chromiumWords = process.getuid?.() === 0 ? ['--no-sandbox'] : []
