import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCommand } from '#commands/status.ts'
import { testDatabase } from '#testing/database.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import type { DataStatus } from '#imports/status/read-status.ts'
import { contentOf } from '#imports/sources/public-pack/files/fetched-notes.ts'
import { readFilesOf } from '#imports/sources/public-pack/files/pack-files.ts'
import { writeSmallPack } from '#testing/public-pack/small-pack.ts'

describe('how old the data is, at a terminal', async () => {
  const database = await testDatabase()
  const at = (day: string) => ({ now: () => new Date(`${day}T15:00:00Z`) })
  const lines = async (day: string) => (await statusCommand(database, at(day), false)).lines
  const json = async (day: string) => {
    const { lines: printed, exitCode } = await statusCommand(database, at(day), true)
    return { exitCode, status: JSON.parse(printed.join('\n')) as DataStatus & { is_due: boolean } }
  }
  const sourceOn = async (day: string, id: string) => (await json(day)).status.sources.find((each) => each.id === id)
  let pack: string

  beforeAll(async () => {
    pack = await mkdtemp(join(tmpdir(), 'status-'))
    await writeSmallPack(pack)
  })
  afterAll(async () => await rm(pack, { recursive: true }))

  test('an empty database says that it is empty and what fills it', async () => {
    expect(await lines('2026-11-22')).toEqual([
      'The database is empty. To fill it: npm run atlas -- import public-data, or npm start.',
    ])
    expect(await json('2026-11-22')).toMatchObject({ exitCode: 2, status: { sources: [], is_due: true } })
  })

  test('invented officials say that they are', async () => {
    await loadDemonstration({ database, clock: at('2026-11-22') }, { officials: 60, seed: 7 })
    expect(await lines('2026-11-22')).toEqual([
      'The database holds 60 invented officials. To have real ones: npm run atlas -- import public-data.',
    ])
  })

  test('each source says how old it is, how it came, what happened since and what to do', async () => {
    const content = contentOf(await readFilesOf(pack, 'congress-legislators'))
    const note = { fetchedAt: '2026-11-21T15:00:00Z', asOf: '2026-11-18', commit: null, downloads: [], content }
    await writeFile(join(pack, 'fetched.json'), JSON.stringify({ 'congress-legislators': note }))
    await importPublicPack(database, pack, { now: at('2026-11-22').now(), onProgress: () => undefined })
    const printed = await lines('2026-11-25')
    expect(printed[0]).toBe('6 officials in version 2 of the data, on 2026-11-25.')
    const index = printed.findIndex((line) => line.startsWith('congress-legislators: '))
    expect(printed.slice(index + 1, index + 3)).toEqual([
      '  As of 2026-11-18, 7 days old; fetched on 2026-11-21, imported on 2026-11-22.',
      '  Nothing to do.',
    ])
    expect(await sourceOn('2026-11-25', 'open-states')).toMatchObject({
      as_of: '2026-08-05',
      age_days: 112,
      fetched_on: null,
      imported_on: '2026-11-22',
      officials: 2,
      is_due: true,
      to_do:
        'Fetch it and import it: npm run atlas -- fetch open-states --into PACK, then npm run atlas -- import PACK.',
    })
    expect(printed.at(-1)).toMatch(/^1 source of \d+ is due\.$/)
    expect((await json('2026-11-25')).exitCode).toBe(2)
  })

  test('whoever is to be asked about is told, which makes nothing due', async () => {
    const printed = await lines('2026-11-25')
    const index = printed.indexOf('1 entry to ask about:')
    expect(printed[index + 1]).toMatch(/^ {2}Kelvin "Kel" Williams Sr, .*may have been followed by Ann Ross/)
    expect((await json('2026-11-25')).status.doubts).toHaveLength(1)
  })

  test('the votes for a president are due when another one was elected, and not before', async () => {
    expect(await sourceOn('2028-11-06', 'county-president')).toMatchObject({ as_of: '2024-11-05', is_due: false })
    expect(await sourceOn('2028-11-07', 'county-president')).toMatchObject({
      is_due: true,
      to_do: 'Take a newer version of the project: another president was elected on 2028-11-07.',
    })
  })

  test('an election since then makes a source due, by how many of its officials were on the ballot', async () => {
    expect(await sourceOn('2027-11-01', 'county-office-results')).toMatchObject({ elections_since: [], is_due: false })
    expect(await sourceOn('2027-11-02', 'county-office-results')).toMatchObject({
      elections_since: [{ day: '2027-11-02', officials: 1 }],
      is_due: true,
    })
    expect(await lines('2027-11-02')).toContain(
      '  There was an election on 2027-11-02: 1 of its 2 officials held a seat that was on the ballot.',
    )
  })

  test('where nothing is due the exit code is 0', async () => {
    await database.updateTable('source').set({ as_of: '2026-11-20' }).execute()
    await database.updateTable('official').set({ as_of: '2026-11-20' }).execute()
    expect(await json('2026-11-25')).toMatchObject({ exitCode: 0, status: { is_due: false } })
    expect((await lines('2026-11-25')).at(-1)).toBe('Nothing is due.')
  })
})
