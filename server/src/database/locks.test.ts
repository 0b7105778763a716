import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockNumbers } from '#database/locks.ts'

const source = join(import.meta.dirname, '..')

test('what waits for one lock never waits for another one', () => {
  const numbers = Object.values(lockNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every advisory lock stands in the one list of them', () => {
  const elsewhere = globSync('**/*.ts', {
    cwd: source,
    exclude: ['database/locks.ts', 'database/locks.test.ts'],
  }).filter((file) => readFileSync(join(source, file), 'utf8').includes('advisory'))
  expect(elsewhere, 'take it from server/src/database/locks.ts').toEqual([])
})
