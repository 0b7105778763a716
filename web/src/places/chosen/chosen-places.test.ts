import { expect, test } from 'vitest'
import { chosenPart, readChosen, withToggled } from '#places/chosen/chosen-places.ts'

test('an address keeps up to four places in the order of choosing, each once, and nothing that is the id of no place', () => {
  const chosen = '01047,al-house-67,01047,<b>,0169120,28,us-house-ms-2'
  expect(readChosen({ chosen })).toEqual(['01047', 'al-house-67', '0169120', '28'])
  expect(chosenPart({ chosen, kind: 'cities' })).toEqual({ chosen: '01047,al-house-67,0169120,28' })
  expect(chosenPart({ chosen: '' })).toEqual({})
})

test('a fifth place is not added, and one that is chosen is taken out', () => {
  const four = ['01047', '01105', '01063', '28011']
  expect(withToggled(four, '13095')).toBe(four)
  expect(withToggled(four, '01063')).toEqual(['01047', '01105', '28011'])
  expect(withToggled([], '01047')).toEqual(['01047'])
})
