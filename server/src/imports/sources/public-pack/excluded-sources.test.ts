import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRecords } from '#imports/records/check-records.ts'
import { type PackFiles, readPackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { recordsOf } from '#imports/sources/public-pack/read-public-pack.ts'
import { smallTables, writeSmallPack } from '#testing/public-pack/small-pack.ts'

const today = '2026-11-20'
const ids: readonly string[] = Object.values(sources).map(({ id }) => id)
const needed = ['us-geography', 'county-districts']

describe('a pack can be loaded without a source', () => {
  let folder: string
  let files: PackFiles

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atlas-without-'))
    await writeSmallPack(folder)
    const winners = smallTables[tableFiles.localWinners] ?? ''
    const withEthnicity = winners.replace('Ida Lane,,,,', 'Ida Lane,,Female,African-American,')
    await writeFile(join(folder, tableFiles.localWinners), withEthnicity)
    files = await readPackFiles(folder)
  })
  afterAll(async () => await rm(folder, { recursive: true }))

  test.each(ids.filter((id) => !needed.includes(id)))(
    '%s: nothing of it is left, and the rest holds together',
    (id) => {
      const { records } = recordsOf(files, today, [id])
      checkRecords(records)
      expect(JSON.stringify(records)).not.toContain(`"${id}"`)
    },
  )

  test('of whose values only those are missing that rest on it', () => {
    const ida = (without: string[]) =>
      recordsOf(files, today, without).records.officials.find(({ name }) => name === 'Ida Lane')
    expect(ida([])).toMatchObject({ gender: 'Female', ethnicity: 'African-American' })
    expect(ida(['la-commissions-2018'])).toMatchObject({ name: 'Ida Lane', gender: null, ethnicity: null })
    expect(ida(['local-returns'])).toBeUndefined()
  })

  test.each(needed)('but not without %s, by which everything is joined', (id) => {
    expect(() => recordsOf(files, today, [id])).toThrow(`${id} cannot be left out: everything is joined by it`)
  })

  test('and a name that no source has is refused with the names there are', () => {
    expect(() => recordsOf(files, today, ['gossip'])).toThrow(/^There is no source gossip; there are open-states, /)
  })
})
