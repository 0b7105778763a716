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
