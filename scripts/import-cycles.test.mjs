import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.mjs'

const cyclesOf = (/** @type {Record<string, string>} */ files) => importCycles(new Map(Object.entries(files)))

test('files that import each other are named, with the shortest way around', () => {
  const files = {
    'server/src/search/c.ts': "import { a } from '#search/a.ts'",
    'server/src/search/a.ts': "import { b } from '#search/b.ts'",
    'server/src/search/b.ts': "import { c } from '#search/c.ts'\nimport { a } from '#search/a.ts'",
    'server/src/app.ts': "import { a } from '#search/a.ts'",
  }
  expect(cyclesOf(files)).toEqual([
    'server/src/search/a.ts, server/src/search/b.ts, and server/src/search/c.ts import each other in a cycle: ' +
      'server/src/search/a.ts → server/src/search/b.ts → server/src/search/a.ts',
  ])
})

test.each([
  ['of a type', "import type { B } from '#b.ts'"],
  ['when it is needed', "const load = () => import('#b.ts')"],
  ['in a comment on types', "/** @param {import('./b.ts').B} b */"],
  ['for its effect', "import '#b.ts'"],
  ['to hand it on', "export { b } from './b.ts'"],
])('an import %s closes a cycle, too', (_, text) => {
  const files = { 'web/src/a.ts': text, 'web/src/b.ts': "import { a } from '@atlas/web/a.ts'" }
  expect(cyclesOf(files)).toEqual([
    'web/src/a.ts and web/src/b.ts import each other in a cycle: web/src/a.ts → web/src/b.ts → web/src/a.ts',
  ])
})

test('a cycle is found between workspaces, and each is told by itself', () => {
  const files = {
    'e2e/start.ts': "import { run } from '../scripts/run.mjs'",
    'scripts/run.mjs': "import { start } from '../e2e/start.ts'",
    'bench/src/a.ts': "import { b } from '#b.ts'\nimport { start } from '../../e2e/start.ts'",
    'bench/src/b.ts': "import { a } from '#a.ts'",
  }
  expect(cyclesOf(files).map((line) => line.replace(/.*: /, ''))).toEqual([
    'e2e/start.ts → scripts/run.mjs → e2e/start.ts',
    'bench/src/a.ts → bench/src/b.ts → bench/src/a.ts',
  ])
})

test('two ways to the same file, packages and files that are not there are no cycle', () => {
  const files = {
    'web/src/a.ts': "import { b } from '#b.ts'\nimport { c } from '#c.ts'\nimport './a.css'\nimport 'react'",
    'web/src/b.ts': "import { d } from '#d.ts'",
    'web/src/c.ts': "import { d } from '#d.ts'",
    'web/src/d.ts': "import { z } from 'zod'",
    'server/src/d.ts': "import { a } from '@atlas/web/a.ts'",
  }
  expect(cyclesOf(files)).toEqual([])
})
