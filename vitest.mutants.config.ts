import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import config from './vitest.config.ts'

const projects = config.test?.projects as TestProjectInlineConfiguration[]
const server = projects.find(({ test }) => test?.name === 'server on each database')

// Of the server's tests those that `npm run mutants` names: Stryker runs all that it finds for some mutants.
export default defineConfig({
  test: {
    ...server?.test,
    include: process.env['MUTANTS_TESTS']?.split(',') ?? [],
    // A mutant that never answers is waited for no longer than that; on a busy machine a test takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share what they import: a run of them all takes a third of the time.
    isolate: false,
  },
})
