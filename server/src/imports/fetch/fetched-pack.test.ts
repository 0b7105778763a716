import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { fetchPack } from '#imports/fetch/fetch-pack.ts'
import { defaultTimings } from '#imports/fetch/fetch-source.ts'
import { fetchables } from '#imports/fetch/fetchables.ts'
import { archive } from '#testing/imports/fetch/open-states.ts'
import { testPublishers, well } from '#testing/imports/fetch/publishers.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { personYaml, writeSmallPack } from '#testing/public-pack/small-pack.ts'

const now = new Date('2026-11-20T15:00:00Z')
const [people] = await fetchables['open-states'].files('')
const publishers = await testPublishers()
const database = await testDatabase()
let root: string
let pack: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fetched-'))
  publishers.serve(people?.url ?? '', well(archive))
})
afterAll(async () => await rm(root, { recursive: true }))
beforeEach(async () => {
  pack = await mkdtemp(join(root, 'pack-'))
  await writeSmallPack(pack)
  await fetchPeople()
})

async function fetchPeople() {
  const { outcomes } = await fetchPack(pack, ['open-states'], {
    now,
    ...defaultTimings,
    today: '2026-11-20',
    mirror: publishers.address,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return outcomes[0]
}

test('An import gives every official and the source the date of the copy, not that of the pack it came into', async () => {
  await importPublicPack(database, pack, { now, onProgress: () => undefined })
  const dates = await database
    .selectFrom('official')
    .select(['as_of', 'source_id'])
    .where('source_id', '=', 'open-states')
    .distinct()
    .execute()
  expect(dates).toEqual([{ as_of: '2026-11-18', source_id: 'open-states' }])
  const sources = await database
    .selectFrom('source')
    .select(['id', 'as_of'])
    .where('id', 'in', ['open-states', 'congress-legislators'])
    .orderBy('id')
    .execute()
  expect(sources).toEqual([
    { id: 'congress-legislators', as_of: '2026-06-15' },
    { id: 'open-states', as_of: '2026-11-18' },
  ])
})

test('An import does not date files that somebody changed since they were fetched', async () => {
  await writeFile(join(pack, 'openstates/ms/legislature/Person-0.yml'), personYaml('Somebody Else'))
  await expect(importPublicPack(database, pack, { now, onProgress: () => undefined })).rejects.toThrow(
    'The files of open-states are not those that fetched.json dates; fetch open-states again, or take it out of fetched.json',
  )
  expect((await fetchPeople())?.became).toBe('updated')
})
