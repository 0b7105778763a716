import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#database/test-database.ts'
import { valuesWithoutSource } from '#features/officials/test-provenance.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { hasPack, packFolder } from '#imports/public-pack/test-pack.ts'
import { testApp } from '#test-app.ts'

describe.skipIf(!hasPack)('the public files, imported (needs ../shared/data)', async () => {
  const database = await testDatabase()
  const { context } = await testApp(database)

  beforeAll(async () => {
    await importPublicPack(database, packFolder, { now: new Date('2026-11-20T15:00:00Z'), onProgress: () => undefined })
    await context.dataset.refresh()
  }, 120_000)

  test('every value of every official says where it comes from, from when, and how it was made', async () => {
    expect(context.dataset.current().index.rowCount).toBe(3318)
    expect(await valuesWithoutSource(database, context.dataset.current().index)).toEqual([])
  })
})
