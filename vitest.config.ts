import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumWords, findChromium } from './scripts/chromium.mjs'
import { LongestFirst } from './scripts/longest-first.mjs'
import OutcomeReporter from './scripts/outcome-reporter.mjs'

const isOnPostgresql = Boolean(process.env['DATABASE_URL'])
const server = join(import.meta.dirname, 'server')
const scripts = join(import.meta.dirname, 'scripts')
// Their databases have nothing new to show where there is none: only these run again on PostgreSQL.
const onDatabase = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^src.+\.test\.ts$/.test(file))
  .filter((file) =>
    /#testing\/[\w-]+\.ts|#database\/embedded|DATABASE_URL/.test(readFileSync(join(server, file), 'utf8')),
  )
// What starts embedded databases of its own has nothing new to show where the others run on PostgreSQL.
const ofTheEmbeddedDatabase = [
  'src/database/embedded.test.ts',
  'src/database/backup/**',
  'src/cli.test.ts',
  'src/server.test.ts',
]
// What these ask is answered from the search index in memory, which knows nothing of the database (decision 070).
const ofTheIndex = ['src/features/officials/search.test.ts', 'src/features/exports/file/export-rows.test.ts']
// The cases of these differ in what is written in a file, and so in what is read and said of it. What a load does with
// the database is asked of both by the tests of loading, of layers, and of imports and their undoing (decision 153).
const ofFiles = [
  'src/imports/hostile-pack.test.ts',
  'src/imports/spreadsheets/import/{hostile,forgiven,round-trip}.test.ts',
]
// Both databases are asked through the same driver, and a value that it hands over is read by the same parser.
const ofTheDriver = ['src/attack.test.ts']
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

// A process of tests starts a hundred embedded databases, whose memory V8 would take for a reason to collect its own six
// times a second, and whose code it would make faster for seconds that nobody has: a quarter of the tests' time
// (decision 101).
const forManyDatabases = [
  '--external-memory-accounted-in-global-limit',
  '--heap-growing-percent=400',
  '--wasm-tiering-budget=50000000',
  '--no-wasm-loop-unrolling',
]

export default defineConfig({
  test: {
    maxWorkers,
    execArgv: forManyDatabases,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new OutcomeReporter()],
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], ...inOneProcess } },
      { test: { name: 'server', root: server, include: ['src/**/*.test.ts'], exclude: onDatabase, ...inOneProcess } },
      // A first start of the embedded database takes seconds where other tests keep the machine busy.
      {
        test: {
          name: 'server on a database',
          root: server,
          globalSetup: join(server, 'src/testing/database/template.ts'),
          setupFiles: [join(server, 'src/testing/quick-hashes.ts')],
          include: onDatabase,
          exclude: isOnPostgresql ? [...ofTheEmbeddedDatabase, ...ofTheIndex, ...ofFiles, ...ofTheDriver] : [],
          ...patience,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
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
