import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { readPublicPack } from '#imports/sources/public-pack/read-public-pack.ts'
import { personYaml, smallPeople, writeSmallPack } from '#testing/public-pack/small-pack.ts'

// Public lists have a date of birth in place of an age, and the elected successor comes from a file of results.
const ofOwnListsOnly = ['age', 'elected', 'takesOffice']

test('each value of an official comes from one of the public files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-values-'))
  await writeSmallPack(folder)
  const [legislator = ''] = Object.keys(smallPeople)
  await writeFile(join(folder, legislator), personYaml('Ada Bird', { extra: 'email: ada.bird@example.org' }))
  const { records } = await readPublicPack(folder, { today: '2026-11-20', onProgress: () => undefined })
  await rm(folder, { recursive: true })
  const filled = new Set(
    records.officials.flatMap((official) =>
      Object.entries(official).flatMap(([name, value]) => (value === null || value === '' ? [] : [name])),
    ),
  )
  expect(
    stating(officialColumns)
      .map(([record]) => record)
      .filter((record) => !filled.has(record) && !ofOwnListsOnly.includes(record)),
    'let a reader below server/src/imports/sources state it, and the small pack of the tests (testing/public-pack/small-pack.ts) hold one',
  ).toEqual([])
})
