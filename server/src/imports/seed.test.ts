import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { seedDatabase } from '#imports/seed.ts'
import { writeSmallPack } from '#testing/public-pack/small-pack.ts'
import { systemClock as clock } from '#platform/clock.ts'

describe('an empty database', async () => {
  const database = await testDatabase()
  let pack: string
  let progress: string[]

  beforeAll(async () => {
    pack = await mkdtemp(join(tmpdir(), 'atlas-seed-'))
    await writeSmallPack(pack)
  })
  afterAll(async () => await rm(pack, { recursive: true }))
  beforeEach(async () => {
    progress = []
    await database.deleteFrom('official').execute()
    await database.deleteFrom('import_run').execute()
  })

  const seed = (which: 'public' | 'demo' | 'none') =>
    seedDatabase(database, which, { clock, pack, onProgress: (line) => progress.push(line) })
  const runs = async () =>
    (await database.selectFrom('import_run').select('origin').execute()).map(({ origin }) => origin)

  test('is filled with the officials of the public files, and the terminal hears of each step', async () => {
    expect(await seed('public')).toBe(true)
    expect(await runs()).toEqual(['public'])
    expect(progress[0]).toBe('The database is empty: filling it with the public data, which takes some seconds')
    expect(progress).toContain(`Reading the files of ${pack}`)
    expect(progress.at(-1)).toBe('The database holds 6 officials of public records')
  })

  test('stays empty where nothing is wanted, and keeps what it holds', async () => {
    expect(await seed('none')).toBe(false)
    expect(await runs()).toEqual([])
    await seed('public')
    expect([await seed('public'), await seed('demo')]).toEqual([false, false])
    expect(await runs()).toEqual(['public'])
  })

  // The embedded database belongs to one process, so it is seeded only once.
  test.runIf(process.env.DATABASE_URL)(
    'is filled by one of several processes, and the others wait for it',
    async () => {
      expect((await Promise.all([seed('public'), seed('public'), seed('public')])).toSorted()).toEqual([
        false,
        false,
        true,
      ])
      expect(await runs()).toEqual(['public'])
      expect(
        progress.filter((line) => line === 'Another process is filling the empty database: waiting for it'),
      ).toHaveLength(2)
    },
  )

  test('is let go of where filling it fails, so that the next start tries again', async () => {
    const missing = seedDatabase(database, 'public', {
      clock,
      pack: join(pack, 'nowhere'),
      onProgress: () => undefined,
    })
    await expect(missing).rejects.toThrow(/cannot be read/)
    expect(await seed('public')).toBe(true)
  })
})
