import { expect, test } from 'vitest'
import { testDatabase } from '#database/test-database.ts'
import {
  checkOfficialsFile,
  importOfficialsFile,
  undoLastOfficialsImport,
} from '#imports/officials-file/import-officials.ts'
import { templateLines } from '#imports/officials-file/template.ts'

const database = await testDatabase()
const now = new Date('2026-11-20T15:00:00Z')
const file = { name: 'x.csv', bytes: Buffer.from(templateLines().join('\n') + '\n') }
const options = { now, acceptLosses: 0, accountId: null, onProgress: () => undefined }
test('smoke', async () => {
  expect(await checkOfficialsFile(database, file, { now })).toBeDefined()
  expect(await importOfficialsFile(database, file, options)).toBeDefined()
  expect(await importOfficialsFile(database, file, options)).toBeDefined()
  expect(await undoLastOfficialsImport(database, options)).toBeDefined()
  expect(await undoLastOfficialsImport(database, options)).toBeDefined()
  expect(1).toBe(1)
})
