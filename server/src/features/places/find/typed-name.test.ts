import { expect, test } from 'vitest'
import { nameKey, readTypedName, withoutTownNoun } from '#features/places/find/typed-name.ts'

test.each([
  ['Dallas County, AL', 'dallas', '01', 'county'],
  ['dallas county alabama', 'dallas', '01', 'county'],
  ['St. Clair', 'saintclair', null, null],
  ['Saint Clair Co.', 'saintclair', null, 'county'],
  ['DeKalb', 'dekalb', null, null],
  ['De Kalb County, Ga', 'dekalb', '13', 'county'],
  ['La Salle Parish', 'lasalle', '22', 'county'],
  ['LaSalle Parish, Louisiana', 'lasalle', '22', 'county'],
  ['St. John the Baptist Parish', 'saintjohnthebaptist', '22', 'county'],
  ['Selma, Alabama', 'selma', '01', null],
  ['City of Selma, Ala.', 'selma', '01', 'municipality'],
  ['Mt. Vernon AL', 'mountvernon', '01', null],
  ['Mississippi', 'mississippi', null, null],
  ['County', 'county', null, null],
  ['Doña Ana', 'donaana', null, null],
  ['', '', null, null],
])('%j is read as its name, state and kind', (typed, key, stateId, kind) => {
  expect(readTypedName(typed)).toEqual({ key, stateId, kind })
})

test('names that are written in several ways have one key', () => {
  for (const [one, other] of [
    ['DeSoto', 'De Soto'],
    ['St. Landry', 'Saint Landry'],
    ["D'Iberville", 'DIberville'],
    ['Port St. Lucie', 'Port Saint Lucie'],
  ] as const)
    expect(nameKey(one)).toBe(nameKey(other))
})

test('a noun of the Census comes off, but never a whole name', () => {
  expect(['selmacity', 'selma', 'city'].map(withoutTownNoun)).toEqual(['selma', null, null])
})
