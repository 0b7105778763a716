import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseTests, onDatabase, server } from './database-tests.mjs'
import { root } from './repository.mjs'

const { ofOne, ofEach, ofTheEmbeddedDatabase } = databaseTests
const onBoth = [...ofEach, ...ofTheEmbeddedDatabase]

test('every test that opens a database is run by the checks, and each is of one kind', () => {
  expect([...ofOne, ...onBoth].sort()).toEqual(onDatabase)
  expect(new Set(onDatabase).size).toBe(onDatabase.length)
  const checks = readFileSync(join(root, '.ci', 'run'), 'utf8')
  expect(checks).toContain(
    "'tests') run_phase \"$name\" on_the_embedded_database test:unit -- '--project=!server on a database'",
  )
  expect(checks).toContain('\'tests on PostgreSQL\') run_phase "$name" on_postgres --unit')
})

test.each([
  ['src/attack.test.ts', 'ofOne'],
  ['src/public-pack.test.ts', 'ofOne'],
  ['src/features/users/organizations.test.ts', 'ofOne'],
  ['src/dataset/patch/patch-snapshot.test.ts', 'ofOne'],
  ['src/features/accounts/account-life.test.ts', 'ofOne'],
  ['src/dataset/dataset.test.ts', 'ofEach'],
  ['src/features/accounts/session.test.ts', 'ofEach'],
  ['src/contract.test.ts', 'ofEach'],
  ['src/imports/load/load.test.ts', 'ofEach'],
  ['src/features/exports/killed-export.test.ts', 'ofEach'],
  ['src/database/backup/backup.test.ts', 'ofTheEmbeddedDatabase'],
])('%s is a test %s', (file, kind) => {
  expect(Object.entries(databaseTests).flatMap(([name, files]) => (files.includes(file) ? name : []))).toEqual([kind])
})

// Code that runs in a thread, under a lock, or differently on the embedded database.
const differs =
  /\b(?:runInThread|ReusableThread|workInThread|answerInThread|socketOfLargeReads|CopyingClient|isEmbedded)\b|pg_advisory|skip locked/
const ofTests = /\.test\.ts$|^src\/testing\//

test('whatever does more than to send a database its statements is tested on both, in its folder', () => {
  const tested = new Set(onBoth.map((file) => dirname(file)))
  const untested = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^src.+\.ts$/.test(file) && !ofTests.test(file))
    .filter((file) => differs.test(readFileSync(join(server, file), 'utf8')) && !tested.has(dirname(file)))
  expect(untested).toEqual([])
})
