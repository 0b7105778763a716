import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './repository.mjs'
import { runNode } from './run.mjs'

// Without windows, tabs and menus, every page opens faster.
const shell = '/usr/bin/chromium-headless-shell'
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ofTheMachine = [shell, ...browserPaths]

/**
 * The path of a Chromium for tests, or undefined: that in ATLAS_CHROMIUM, else the installed one, else Playwright's.
 */
export function findChromium() {
  const named = process.env['ATLAS_CHROMIUM']
  if (named) return named
  return [...ofTheMachine, ofPlaywright()].find((file) => existsSync(file))
}

/**
 * The browser that people use, for tests that otherwise run in the headless shell. It sends more requests, such as for
 * the icon of the page.
 */
export function findWholeChromium() {
  const found = browserPaths.find((file) => existsSync(file))
  return found === findChromium() ? undefined : found
}

/** Finds a Chromium, or lets Playwright download one. */
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

/** As root, such as in a container, Chromium refuses to start with its sandbox. */
export const chromiumWords = process.getuid?.() === 0 ? ['--no-sandbox'] : []
