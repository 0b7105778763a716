import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumWords, findChromium } from './scripts/chromium.mjs'
import { databaseTests, onDatabase } from './scripts/database-tests.mjs'
import { LongestFirst } from './scripts/longest-first.mjs'
import OutcomeReporter from './scripts/outcome-reporter.mjs'
import { briefly } from './server/src/testing/brief-process.ts'

const isOnPostgresql = Boolean(process.env['DATABASE_URL'])
const server = join(import.meta.dirname, 'server')
const scripts = join(import.meta.dirname, 'scripts')
const { ofOne, ofEach, ofTheEmbeddedDatabase } = databaseTests
// The page takes seconds to build, and minutes on a busy machine: only before tests that look at it.
const onBuiltPage = readdirSync(scripts)
  .filter((file) => file.endsWith('.test.mjs'))
  .filter((file) => /'web', 'dist'/.test(readFileSync(join(scripts, file), 'utf8')))
// Much of what these tests do is to wait for another process.
const maxWorkers = availableParallelism() + 1
// On a busy machine a process may take seconds to start, and a page to be drawn or to be idle.
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }
// What these tests import keeps nothing between two files, so one process serves many (decision 101).
const inOneProcess = { ...patience, isolate: false }

// A first start of the embedded database takes seconds where other tests keep the machine busy.
const withDatabase = {
  ...inOneProcess,
  root: server,
  globalSetup: join(server, 'src/testing/database/template.ts'),
  setupFiles: [join(server, 'src/testing/quick-hashes.ts')],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

// A process of tests starts a hundred embedded databases, whose memory V8 would take for a reason to collect its own six
// times a second, and whose code it would make faster for seconds that nobody has: a quarter of the tests' time
// (decisions 101 and 226).
const forManyDatabases = [...briefly, '--external-memory-accounted-in-global-limit', '--heap-growing-percent=400']

export default defineConfig({
  test: {
    maxWorkers,
    execArgv: forManyDatabases,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new OutcomeReporter()],
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], ...inOneProcess } },
      { test: { name: 'server', root: server, include: ['src/**/*.test.ts'], exclude: onDatabase, ...inOneProcess } },
      { test: { name: 'server on a database', include: ofOne, ...withDatabase } },
      {
        test: {
          name: 'server on each database',
          include: isOnPostgresql ? ofEach : [...ofEach, ...ofTheEmbeddedDatabase],
          ...withDatabase,
        },
      },
      { test: { name: 'scripts', root: scripts, include: ['*.test.mjs'], exclude: onBuiltPage, ...inOneProcess } },
      {
        test: {
          name: 'scripts on the built page',
          root: scripts,
          // Before any test, also of another project: a server that another test starts reads the page at its start.
          globalSetup: join(scripts, 'test-page.mjs'),
          include: onBuiltPage,
          ...inOneProcess,
        },
      },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts'], ...inOneProcess } },
      {
        extends: 'web/vite.config.ts',
        // Each file of tests has a page of its own, which asks for the same thousand modules: they are the same as long as
        // the tests run.
        server: { headers: { 'Cache-Control': 'max-age=86400, immutable' } },
        // React as the product has it, not its slower build for development (decision 228).
        oxc: { jsx: { development: false } },
        optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
        test: {
          name: 'web in a browser',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          ...patience,
          globalSetup: join(scripts, 'test-chromium.mjs'),
          // A project that extends another file does not take it from above.
          maxWorkers,
          setupFiles: [join(import.meta.dirname, 'web/test-styles.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Looked for when it is started: until then it may have to be fetched.
              launchOptions: {
                args: chromiumWords,
                get executablePath() {
                  return findChromium() ?? ''
                },
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
