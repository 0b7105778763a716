import { expect, test } from 'vitest'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { oneHolder } from '#imports/sources/public-pack/people/one-holder.ts'

const allSources = Object.values(sources)
const postOf = ({ office }: Pick<OfficialRecord, 'office'>) => `${office} of Anniston`

function mayor(
  name: string,
  source: keyof typeof sources,
  asOf: string,
  more: Partial<OfficialRecord> = {},
): OfficialRecord {
  return {
    key: `${source}/${name}`,
    office: 'Mayor',
    jurisdictionKey: 'municipality:0101852',
    ...splitName(name),
    party: null,
    sourceId: sources[source].id,
    asOf,
    method: 'reported',
    provenance: {},
    ...more,
  }
}

test.each([
  ['Ciara Smith', 'Ciara Smith-Roston'],
  ['Randall Woodfin, Sr.', 'Randall Woodfin'],
  ['Jacques Roy', 'Jacques Maurice Roy'],
  ['Tom López', 'TOM LOPEZ'],
])('%s and %s of one seat are the same person, with what each source knows', (older, newer) => {
  const { officials, replaced } = oneHolder(
    [
      mayor(older, 'localWinners', '2022-11-08', { party: 'Democratic', phone: '205-555-0100' }),
      mayor(newer, 'mayors', '2025-12-31', { phone: '205-555-0199' }),
    ],
    new Map(),
    allSources,
    postOf,
  )
  expect(replaced).toEqual([])
  expect(officials).toMatchObject([
    {
      sourceId: sources.mayors.id,
      party: 'Democratic',
      phone: '205-555-0199',
      provenance: {
        'party.name': { source: sources.localWinners.id, as_of: '2022-11-08' },
        'eo.name': { source: sources.mayors.id, note: `Also in: ${sources.localWinners.title}.` },
      },
    },
  ])
})

test.each([
  ['Ada Bird', 'Ben Moss'],
  ['Ben Moss Sr', 'Ben Moss Jr'],
])('%s gives way to %s, who is named later, in words', (older, newer) => {
  const { officials, replaced } = oneHolder(
    [mayor(older, 'localWinners', '2022-11-08'), mayor(newer, 'mayors', '2025-12-31')],
    new Map(),
    allSources,
    postOf,
  )
  expect(officials.map(({ name }) => name)).toEqual([newer])
  expect(replaced).toMatchObject([
    {
      official: { name: older, sourceId: sources.localWinners.id },
      reason: `${older}, Mayor of Anniston, is followed by ${newer}, whom a newer record of 12-31-2025 names (${sources.mayors.title})`,
    },
  ])
})

test('a seat of several places has as many holders', () => {
  const people = ['Ada Bird', 'Ben Moss', 'Cy Dale'].map((name) => mayor(name, 'localWinners', '2022-11-08'))
  const races = new Map([
    [
      'Mayor municipality:0101852',
      { seats: 2, termYears: 4, day: '2022-11-08', year: 2022, sourceId: 'local-returns' },
    ],
  ])
  expect(oneHolder(people, races, allSources, postOf).officials).toHaveLength(2)
})
