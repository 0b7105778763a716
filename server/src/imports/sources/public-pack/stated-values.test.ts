import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { readPublicPack } from '#imports/sources/public-pack/read-public-pack.ts'
import { personYaml, smallPeople, writeSmallPack } from '#testing/public-pack/small-pack.ts'

// Public lists state a date of birth instead.
const ofOwnListsOnly = ['age']

test('each value of an official is stated by one of the public files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-stated-'))
  await writeSmallPack(folder)
  const [legislator = ''] = Object.keys(smallPeople)
  await writeFile(join(folder, legislator), personYaml('Ada Bird', { extra: 'email: ada.bird@example.org' }))
  const { records } = await readPublicPack(folder, { today: '2026-11-20', onProgress: () => undefined })
  await rm(folder, { recursive: true })
  const stated = new Set(
    records.officials.flatMap((official) =>
      Object.entries(official).flatMap(([name, value]) => (value === null || value === '' ? [] : [name])),
    ),
  )
  expect(
    stating(officialColumns)
      .map(([record]) => record)
      .filter((record) => !stated.has(record) && !ofOwnListsOnly.includes(record)),
    'let a reader below server/src/imports/sources state it, and the small pack of the tests (testing/public-pack/small-pack.ts) hold one',
  ).toEqual([])
})
