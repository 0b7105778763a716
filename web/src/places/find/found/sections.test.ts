import { expect, test } from 'vitest'
import { certaintyWords, officialsOf, sectionsOf, unlikely } from '#places/find/found/sections.ts'
import { joined } from '#places/find/joined.ts'
import { buildFound, buildOfficial } from '#testing/found.ts'

const both = ['28011', '28133']
const senator = buildOfficial('Roger Wicker', { level: 'Congress', parts: both })
const simmons = buildOfficial('Derrick Simmons', { level: 'Legislature', parts: ['28011'], certainty: 'possible' })
const sarita = buildOfficial('Sarita Simmons', { level: 'Legislature', parts: both, certainty: 'probable' })
const sheriff = buildOfficial('Kelvin Williams', { level: 'County', parts: ['28011'], certainty: 'part' })
const otherSheriff = buildOfficial('James Haywood', { level: 'County', parts: ['28133'], certainty: 'part' })
const found = buildFound({ officials: [senator, sarita, simmons, sheriff, otherSheriff] })

test('officials stand by level, and of each county apart, and each group says which part it serves', () => {
  expect(sectionsOf(found, found.officials).map(({ title, note }) => [title, note])).toEqual([
    ['Congress', 'all of 38773'],
    ['State legislature', ''],
    ['Bolivar County', 'only the Bolivar part'],
    ['Sunflower County', 'only the Sunflower part'],
  ])
})

test('of one county are those who serve it, whether or not they serve the other', () => {
  expect(officialsOf(found, '28133')).toEqual([senator, sarita, otherSheriff])
  expect(officialsOf(found, null)).toHaveLength(5)
})

test('each official says how sure it is, where it is not plain', () => {
  expect(certaintyWords(found, senator)).toBe('')
  expect(certaintyWords(found, sarita)).toBe('Probably: the middle of 38773 lies in the district')
  expect(certaintyWords(found, simmons)).toBe('One of several; which one depends on the address')
  expect(certaintyWords(found, { ...simmons, certainty: 'part' })).toBe('Bolivar only')
  expect([simmons, sarita, sheriff].map(unlikely)).toEqual([true, false, false])
})

test('several are joined as people write them', () => {
  expect([[], ['26'], ['26', '29'], ['26', '29', '31']].map((each) => joined(each, 'or'))).toEqual([
    '',
    '26',
    '26 or 29',
    '26, 29 or 31',
  ])
})
