import { defineConfig } from '@playwright/test'
import { chromiumWords, findChromium, findWholeChromium } from '../scripts/chromium.mjs'
import { database } from './fixtures/database.ts'
import type { Fixtures, WorkerFixtures } from './fixtures/test.ts'

const launch = (executablePath: string | undefined) => ({
  args: [...chromiumWords],
  ...(executablePath && { executablePath }),
})
const wholeChromium = findWholeChromium()
const desktop = { grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } }

// What a whole server does there that its tests, which have no process of their own, do not: it starts, and starts again,
// mails, makes a file, loads a list, and hears of what another process has loaded. What else the pages ask is asked of
// PostgreSQL by the tests of the server (decision 153).
const onPostgresql = ['accounts', 'data-imports', 'exports', 'first-start', 'saved-searches']
const ofTheBrowser = 'first-rows.spec.ts'
const ofOtherBrowsers = 'other-browsers.spec.ts'
const testIgnore = wholeChromium ? [ofTheBrowser, ofOtherBrowsers] : ofOtherBrowsers
// `.ci/run` asks for them, which installs the browsers (decision 212).
const hasOtherBrowsers = process.env['ATLAS_OTHER_BROWSERS'] !== undefined

export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: 'journeys',
  ...(database === 'postgresql' && { testMatch: onPostgresql.map((name) => `${name}.spec.ts`) }),
  globalSetup: './global-setup.ts',
  // What is heard of each screen (`fixtures/heard.ts`), beside the journey that opens them.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  // A run on the other database may be under way.
  outputDir: `test-results/${database}`,
  // Each worker has a server and a browser of its own: more of them are no faster on a small machine.
  workers: 2,
  // A busy machine is slow, and that is no fault.
  timeout: 180_000,
  // Then the journeys that are under way are named, which `.ci/run` would only end.
  globalTimeout: 42 * 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['../scripts/outcome-reporter.mjs']],
  use: {
    browserName: 'chromium',
    launchOptions: launch(findChromium()),
    // A click waits until what moves stands still, and in the middle of a fade every contrast is too low.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace would tell more, but to record one takes a sixth of every journey's time: --trace=on where it is needed.
    screenshot: 'only-on-failure',
    // Whatever a page keeps to start without a signal is kept in `offline.spec.ts` alone: it takes a second of each journey.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  // @once: the width makes no difference. @phone: there is nothing like it elsewhere (decision 070).
  projects: [
    // First, because one worker runs all of them: at the end it would be the only one that works.
    ...(hasOtherBrowsers ? [{ name: 'other browsers', testMatch: ofOtherBrowsers, ...desktop }] : []),
    { name: 'desktop', ...desktop, testIgnore },
    {
      name: 'phone',
      grepInvert: /@once/,
      testIgnore: ofOtherBrowsers,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, isOldestPhone: true },
    },
    // What is asked for and what it weighs is measured in the browser that people have.
    ...(wholeChromium
      ? [
          {
            name: 'desktop in a whole browser',
            testMatch: ofTheBrowser,
            ...desktop,
            use: { ...desktop.use, launchOptions: launch(wholeChromium) },
          },
        ]
      : []),
  ],
})
