import { expect, test } from 'vitest'
import { schoolBoardOf } from '#imports/sources/public-pack/people/school-boards.ts'

const of = (countyId: string, place: string, district: string) =>
  schoolBoardOf({ stateId: countyId.slice(0, 2) as '28', countyId, place, district })

test.each([
  ['28151', 'Washington County School District', 'HOLLANDALE H02', 'Hollandale School District', '2'],
  ['28151', 'Washington County School District', 'HOLLANDALE H4', 'Hollandale School District', '4'],
  ['28011', 'Bolivar County School District', 'C004', 'Cleveland School District', '4'],
  ['28061', 'Jasper County School District', '4 EAST', 'East Jasper School District', '4'],
  ['28107', 'Panola County School District', 'NORTH PANOLA 1A', 'North Panola School District', '1A'],
  ['28095', 'Monroe County School District', 'AMORY ADDED TERRITORY', 'Amory School District', 'ADDED TERRITORY'],
  [
    '22033',
    'East Baton Rouge Parish School Board',
    'District 1, Zachary Community',
    'Zachary Community School Board',
    'DISTRICT 1',
  ],
])('of %s, %s with "%s" is the %s with "%s"', (county, place, district, board, rest) => {
  expect(of(county, place, district)).toEqual({ board, district: rest, isApart: true })
})

test('a board that is its county’s alone is called by its name, and shows the county’s figures', () => {
  expect(of('28149', 'Warren County School District', '2')).toEqual({
    board: 'Vicksburg Warren School District',
    district: '2',
    isApart: false,
  })
  expect(of('28123', 'Scott County School District', 'SCOTT COUNTY 003')).toEqual({
    board: 'Scott County School District',
    district: '3',
    isApart: false,
  })
})

test('of other boards nothing is changed', () => {
  expect(of('28151', 'Washington County School District', '3').board).toBe('Washington County School District')
  expect(of('13007', 'Baker County Schools', 'County BOE - Anna')).toEqual({
    board: 'Baker County Schools',
    district: 'County BOE - Anna',
    isApart: false,
  })
})
