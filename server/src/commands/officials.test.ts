import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { officialsCommand } from '#commands/officials.ts'
import { testDatabase } from '#testing/database.ts'
import { constable, digest, officialsFile, type Row } from '#testing/imports/spreadsheets/officials-file.ts'
import { testClock } from '#testing/app.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'atlas-officials-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(
  rows: readonly Row[],
  options: { isDryRun?: boolean; acceptLosses?: number } = {},
  coverage: CoverageSetting = 'rule',
) {
  const path = join(folder, 'list.csv')
  writeFileSync(path, officialsFile(rows).bytes)
  return await officialsCommand({ database, clock: testClock(), coverage, onProgress: () => undefined }, path, {
    isDryRun: false,
    acceptLosses: 0,
    ...options,
  })
}

const many = Array.from({ length: 30 }, (_, number) =>
  constable({ 'eo.name': `Ann ${'abcdefghij'[number % 10]}${'abc'[Math.floor(number / 10)]}` }),
)

test('a dry run says what would happen and writes nothing', async () => {
  const before = await digest(database)
  const lines = await run(many, { isDryRun: true })
  expect(lines.slice(0, 4)).toEqual([
    '30 officials read: 30 added, 0 changed, 0 vanishing, 0 unchanged',
    '',
    'Added:',
    '  line 2: Ann aa, Constable, Bolivar County',
  ])
  expect(lines.slice(-3)).toEqual([
    '  … and 10 more',
    '',
    'Nothing was written; without --dry-run this would be loaded.',
  ])
  expect(await digest(database)).toBe(before)
})

test('an import says what it did, value by value', async () => {
  expect((await run(many)).at(-1)).toBe('The data is now at version 1.')
  const changed = [constable({ ...many[0], 'eo.phone': '601-555-0100', 'stats.2020biden%': '42.8%' }), ...many.slice(1)]
  const lines = await run(changed)
  expect(lines[0]).toBe('30 officials read: 0 added, 30 changed, 0 vanishing, 0 unchanged')
  expect(lines).toContain(
    '  line 2: Ann aa, Constable, Bolivar County: Own Office Phone unknown → (601) 555-0100; 2020 Biden Vote Percentage unknown → 42.8%',
  )
  expect((await run(changed)).at(-1)).toBe('The data stays at version 2.')
})

test('losses are refused, in a dry run too, until their number is accepted', async () => {
  const few = many.slice(0, 5)
  await expect(run(few, { isDryRun: true })).rejects.toThrow('25 officials would vanish; it takes --accept-losses 25')
  await expect(run(few)).rejects.toThrow('25 officials would vanish; run it again with --accept-losses 25 to go on')
  for (const isDryRun of [true, false])
    await expect(run(few, { isDryRun, acceptLosses: 26 })).rejects.toThrow('25 officials would vanish')
  expect((await run(few, { acceptLosses: 25 }))[0]).toContain('25 vanishing')
})

test.each([
  ['rule', '3 of these 5 officials are in places that the coverage rule leaves out: kept, and not found by anybody'],
  [
    'rule_and_own',
    '3 of these 5 officials are in places that the coverage rule leaves out. Everybody who searches finds',
  ],
  ['all', null],
] as const)('with the coverage setting %s it is said at each step who is left out', async (coverage, sentence) => {
  const figures = { 'stats.vap_total': '20000', 'stats.vap_black': '2000', 'county.name': 'Calhoun', method: 'counted' }
  const rows = many
    .slice(0, 5)
    .map((row, index) => (index < 3 ? { ...row, ...figures } : { ...row, method: 'counted' }))
  const lines = await run(rows, { isDryRun: true, acceptLosses: Number.POSITIVE_INFINITY }, coverage)
  const done = await run(rows, { acceptLosses: Number.POSITIVE_INFINITY }, coverage)
  for (const [, second] of [lines, done]) expect(second).toMatch(sentence ?? /^$/)
})

test('a refusal names file, line, column and reason', async () => {
  const spoiled = [constable({ 'eo.email': 'nobody' }), constable({ 'eo.name': 'Bo Bird', 'office.name': 'Sherif' })]
  const refusal = `list.csv was not imported: there are 2 problems in it
  list.csv, line 2, column "eo.email": "nobody" is not an e-mail address
  list.csv, line 3, column "office.name": There is no office "Sherif"; did you mean "Sheriff"?`
  await expect(run(spoiled)).rejects.toThrow(refusal)
  await expect(run(spoiled, { isDryRun: true })).rejects.toThrow(
    'list.csv would not be imported: there are 2 problems in it',
  )
})

test('a file that is not there, or far too large, is refused in words', async () => {
  const start = async (name: string) =>
    await officialsCommand(
      { database, clock: testClock(), coverage: 'rule', onProgress: () => undefined },
      join(folder, name),
      {
        isDryRun: false,
        acceptLosses: 0,
      },
    )
  await expect(start('nowhere.csv')).rejects.toThrow('nowhere.csv cannot be read: there is no such file')
  await expect(start('.')).rejects.toThrow('cannot be read: it is a folder')
  writeFileSync(join(folder, 'large.csv'), '')
  truncateSync(join(folder, 'large.csv'), 2_000_000_000)
  await expect(start('large.csv')).rejects.toThrow('It is larger than 20 MB')
})
