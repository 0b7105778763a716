import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'
import { longest } from './longest-first.mjs'
import { root } from './repository.mjs'

// Starts a test run within this one, on a busy machine.
test('every run of tests begins with the files that take longest, wherever they are', {
  timeout: 240_000,
}, async () => {
  expect(longest.filter((name) => !existsSync(join(root, name)))).toEqual([])
  const vitest = await createVitest({ root, watch: false })
  try {
    const files = await vitest.globTestSpecifications()
    const sorted = await new vitest.config.sequence.sequencer(vitest).sort(files)
    const names = sorted.map(({ moduleId }) => relative(root, moduleId))
    // On PostgreSQL the tests of attacks are not included.
    const long = names.filter((name) => longest.includes(name))
    expect(long).not.toEqual([])
    expect(names.slice(0, long.length)).toEqual(long)
  } finally {
    await vitest.close()
  }
})
