import { expect, test } from 'vitest'
import { districtName, isDistrictName } from '#imports/sources/public-pack/people/district-names.ts'

test.each([
  ['District 5', 'District 5'],
  ['District 3, Positon 2', 'District 3, Position 2'],
  ['ES 2A', 'Election Section 2A'],
  ['Election Dist. 1, Div. A', 'Election District 1, Division A'],
  ['Justice of the Peace Ward 5, 2nd Just. Court', 'Justice of the Peace Ward 5, 2nd Justice Court'],
  ['Justice of the Peace Districts 7 & 8', 'Justice of the Peace Districts 7 and 8'],
  ['Justice of the Peace Parishwide', 'Justice of the Peace, Parishwide'],
  ['At-Large', 'At Large'],
  ['Board Of Trustees', ''],
  ['Seat One', 'Seat 1'],
  ['District 003', 'District 3'],
  ['County BOE 4', 'Seat 4'],
  ['County BOE - Hogards Mill', 'Hogards Mill District'],
  ['County BOE (Bramlett)', 'Bramlett Seat'],
  ['Fairview / District 2', 'District 2, Fairview'],
  ['2-Feb', 'District 2-2'],
  ['D13S', 'District 13S'],
  ['1A', 'District 1A'],
  ['Chief', 'Chief Justice'],
  ['Supreme Court, 4th Supreme Court District', 'District 4'],
])('returns that say "%s" mean "%s"', (label, name) => {
  expect(districtName(label)).toBe(name)
  if (name !== '') expect(isDistrictName(name)).toBe(true)
})

test.each([
  'Place 2',
  'District 2, Post 1',
  'District 2, Box 2, 5, 8',
  'Ward 1, Division B',
  'Group 37',
  'District II',
  '1st District, Election Section 2, Division A',
  'Subdistrict 11-1, Place 1',
  'District 3 (Northern), Position 1',
  'Oil City District',
  'Vice Chair',
  'Outside Territory, Seat 1',
  'Jeff Davis County',
])('"%s" is how a district is named', (name) => expect(isDistrictName(name)).toBe(true))

test.each(['C004', 'Hollandale H02', 'County BOE 4', 'Positon 2', 'Leland', '004', 'Post', 'District', 'Ward 3 or 4'])(
  '"%s" is not, so that somebody has to look at it',
  (name) => expect(isDistrictName(name)).toBe(false),
)
