import { expect, test } from 'vitest'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { withoutEarlierOffices } from '#imports/sources/public-pack/people/later-offices.ts'

function official(name: string, office: OfficeName, key: string, asOf: string, sourceId = 'local-returns') {
  const record: OfficialRecord = {
    key: `${key}/${office}/${name}`,
    office,
    jurisdictionKey: key,
    ...splitName(name),
    party: null,
    sourceId,
    asOf,
    method: 'reported',
    provenance: {},
  }
  return record
}

/** The county in a key is the one it touches; a municipality of these tests lies in Mobile County. */
const countiesOf = (key: string) => [/^county[a-z-]*:(\d{5})/.exec(key)?.[1] ?? `${key.split(':')[1]?.slice(0, 2)}097`]
const judge = (name: string, key = 'county:01097') => official(name, 'District Judge', key, '2024-11-05')
const mayor = (name: string, key = 'municipality:0150000') => official(name, 'Mayor', key, '2025-12-31', 'mayors-2025')

function withoutEarlier(...officials: OfficialRecord[]) {
  const { officials: remaining, gone, doubts } = withoutEarlierOffices(officials, countiesOf, ({ office }) => office)
  return { remaining: remaining.map(({ office }) => office), gone: gone.map(({ reason }) => reason), doubts }
}

test('who won an office and holds another one since that excludes it has given the first one up', () => {
  expect(withoutEarlier(judge('Ada Bird'), mayor('Ada Bird'))).toEqual({
    remaining: ['Mayor'],
    gone: ['Ada Bird, District Judge, holds another office since, which excludes it: Mayor, by a record of 12-31-2025'],
    doubts: [],
  })
})

test('somebody who is listed by a nickname is the same person', () => {
  expect(withoutEarlier(judge('Christopher "Chris" Bird'), mayor('Chris Bird')).remaining).toEqual(['Mayor'])
})

test.each([
  ['of another county', judge('Ada Bird', 'county:01001'), mayor('Ada Bird')],
  ['with another suffix', judge('Al Bird Jr'), mayor('Al Bird III')],
  ['with another middle name', judge('Al J Bird'), mayor('Al Lee Bird')],
  ['with another first name', judge('Ada Bird'), mayor('Eve Bird')],
  ['of two lists of those in office', { ...judge('Ada Bird'), sourceId: 'open-states' }, mayor('Ada Bird')],
  [
    'who was elected to both on one day',
    judge('Ada Bird'),
    { ...mayor('Ada Bird'), sourceId: 'local-returns', asOf: '2024-11-05' },
  ],
])('a namesake %s is left alone', (_, one, other) => {
  expect(withoutEarlier(one, other)).toEqual({ remaining: ['District Judge', 'Mayor'], gone: [], doubts: [] })
})

test('an office of little pay may be held beside another, and somebody is to ask', () => {
  const member = official('Ada Bird', 'School Board Member', 'school-district:01097:x', '2024-11-05')
  const { remaining, doubts } = withoutEarlier({ ...member, jurisdictionKey: 'county:01097' }, mayor('Ada Bird'))
  expect(remaining).toEqual(['School Board Member', 'Mayor'])
  expect(doubts).toEqual([
    'Ada Bird, School Board Member, is also Mayor, by a record of 12-31-2025. Both may be held; whoever knows can set it right.',
  ])
})

test('Louisiana and Florida let nobody hold two elective offices', () => {
  const member = official('Ada Bird', 'School Board Member', 'county:22097', '2022-11-08')
  expect(withoutEarlier(member, mayor('Ada Bird', 'municipality:2250000')).remaining).toEqual(['Mayor'])
})

test('a supervisor of soil and water may hold any other office', () => {
  const supervisor = official('Ada Bird', 'Soil and Water Supervisor', 'county:01097', '2024-11-05')
  expect(withoutEarlier(supervisor, mayor('Ada Bird'))).toMatchObject({
    remaining: ['Soil and Water Supervisor', 'Mayor'],
    doubts: [],
  })
})
