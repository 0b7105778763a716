import { expect, test } from 'vitest'
import { districtsText, membersOf, membersText, partiesText } from '#officials/detail/representation.ts'

test.each([
  [['2'], 'District 2'],
  [['12', '13'], 'Districts 12, 13'],
  [['26', '29', '31', '50'], 'Districts 26, 29, 31, 50'],
  [['1', '2', '3', '5', '6', '8', '9', '10'], 'Districts 1–3, 5, 6, 8–10'],
  [['At large'], 'District At large'],
])('districts %j read %s', (districts, text) => {
  expect(districtsText(districts)).toBe(text)
})

test.each([
  [['Bennie G. Thompson'], ['Democratic'], 'Bennie G. Thompson, Democratic'],
  [
    ['Derrick Simmons', 'Sarita Simmons'],
    ['Democratic', 'Democratic'],
    'Derrick Simmons, Sarita Simmons, both Democratic',
  ],
  [['A', 'B', 'C'], ['Republican', 'Republican', 'Republican'], 'A, B, C, all Republican'],
  [['A', 'B'], ['Republican', 'Democratic'], 'A, Republican; B, Democratic'],
  [['A', 'B'], ['Unknown'], 'A, B, both party unknown'],
])('members %j of %j read %s', (names, parties, text) => {
  expect(membersText(membersOf(names, parties))).toBe(text)
})

test('many members are counted by party, whichever is larger first', () => {
  const members = membersOf(['A', 'B', 'C', 'D'], ['Democratic', 'Republican', 'Republican', 'Unknown'])
  expect(partiesText(members)).toBe('2 Republican, 1 Democratic, 1 party unknown')
})
