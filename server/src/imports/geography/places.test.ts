import { expect, test } from 'vitest'
import { placeFinder, readMorePlaces, readPlaces, withMorePlaces } from '#imports/geography/places.ts'

const find = placeFinder([
  { id: '1263000', stateId: '12', name: 'Saint Petersburg', isIncorporated: true },
  { id: '1336000', stateId: '13', name: 'Jackson', isIncorporated: true },
  { id: '2836000', stateId: '28', name: 'Jackson', isIncorporated: true },
  { id: '2200001', stateId: '22', name: 'Twin Oaks', isIncorporated: true },
  { id: '2200002', stateId: '22', name: 'Twin Oaks', isIncorporated: true },
  { id: '0100100', stateId: '01', name: 'Abanda', isIncorporated: false },
])

test('a municipality is found by its name within its state', () => {
  expect(find('28', 'jackson').id).toBe('2836000')
  expect(find('12', 'st petersburg').id).toBe('1263000')
})

test.each([
  ['01', 'Abanda', 'the Census knows no city or town of the state that is called "Abanda"'],
  ['12', 'Jackson', 'the Census knows no city or town of the state that is called "Jackson"'],
  ['22', 'twin oaks', 'the Census knows 2 cities or towns of the state that are called "twin oaks"'],
] as const)('in state %s the name %s is refused', (state, name, reason) => {
  expect(() => find(state, name)).toThrow(reason)
})

test('a place that the list lacks, or has as one that nobody governs, is one that governs itself', () => {
  const censusPlaces = readPlaces({
    path: 'places.csv',
    text: `GEOID,Name,Short Name,State,FIPS Class,Population
1348288,Mableton Census Designated Place,Mableton,GA,U1,41632
1304000,City of Atlanta,Atlanta,GA,C1,496461
`,
  }).items
  const more = readMorePlaces(
    {
      path: 'more.csv',
      text: `GEOID,Name,Short Name,State,FIPS Class,Population,County GEOIDs
1348288,City of Mableton,Mableton,GA,C1,,13067
1304204,Augusta-Richmond County consolidated government (balance),Augusta,GA,C8,,13245
1304000,Atlanta of somebody else,Atlanta,GA,C1,,13121
`,
    },
    new Set(['13067', '13121', '13245']),
  ).items
  const before = [
    { placeId: '1348288', countyId: '13067' },
    { placeId: '1304000', countyId: '13089' },
  ]
  const { places, placeCounties } = withMorePlaces({ places: censusPlaces, placeCounties: before }, more)
  expect(places.map(({ fullName, population }) => [fullName, population])).toEqual([
    ['City of Atlanta', 496_461],
    ['City of Mableton', null],
    ['Augusta-Richmond County consolidated government (balance)', null],
  ])
  expect(placeCounties).toEqual([
    { placeId: '1304000', countyId: '13089' },
    { placeId: '1348288', countyId: '13067' },
    { placeId: '1304204', countyId: '13245' },
  ])
  expect(placeFinder(places)('13', 'Augusta')).toMatchObject({ id: '1304204' })
})
