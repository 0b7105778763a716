import { expect, test } from 'vitest'
import { spellingsIn } from '#vocabulary/places/spellings.ts'

test('a short form and the word that it stands for are spellings of each other, in names of places', () => {
  expect(spellingsIn('place', 'st johns')).toEqual(['st johns', 'saint johns', 'sainte johns'])
  expect(spellingsIn('counties', 'saint clair')).toContain('st clair')
  expect(spellingsIn('place', 'ft walton')).toContain('fort walton')
  expect(spellingsIn('person-name', 'st johns')).toEqual(['st johns'])
})

test('a word alone is not made shorter, because others begin so', () => {
  expect(spellingsIn('place', 'saint')).not.toContain('st')
  expect(spellingsIn('place', 'st')).toEqual(expect.arrayContaining(['st', 'saint', 'sainte']))
})

test('a long name has few spellings', () => {
  expect(spellingsIn('place', Array(40).fill('st').join(' ')).length).toBeLessThanOrEqual(32)
})

test.each([
  ['place', 'de kalb county', 'dekalb county'],
  ['place', 'la grange', 'lagrange'],
  ['place', 'mc donough', 'mcdonough'],
  ['place', 'd iberville', 'diberville'],
  ['place', 'desoto', 'de soto'],
  ['place', 'north la grange', 'north lagrange'],
  ['counties', 'de kalb', 'dekalb'],
  ['counties', 'de kalb county', 'dekalb'],
  ['counties', 'st clair county al', 'saint clair al'],
  ['counties', 'st john the baptist parish', 'st john the baptist'],
] as const)('in a column of %s “%s” is “%s” too', (kind, text, spelling) => {
  expect(spellingsIn(kind, text)).toContain(spelling)
})

test.each([
  ['place', 'orange', ['orange']],
  ['place', 'delta', ['delta']],
  ['person-name', 'de la cruz', ['de la cruz']],
] as const)('in a column of %s “%s” is nothing else', (kind, text, all) => {
  expect(spellingsIn(kind, text)).toEqual(all)
})
