import { expect, test } from 'vitest'
import { kindOfPlaceId, placeIdOf } from '#rules/place-id.ts'

const areas = [
  ['state:01', 'state', 'Alabama', ['01047'], '01'],
  ['county:01047', 'county', 'Dallas County', ['01047'], '01047'],
  ['county-district:01047:commission:2', 'county-district', 'Dallas County, District 2', ['01047'], '01047'],
  ['municipality:0169120', 'municipality', 'Selma', ['01047'], '0169120'],
  ['municipality:2233525:district-3', 'municipality', 'Haynesville, District 3', ['22027'], '2233525'],
  ['municipality:01047x3', 'municipality', 'Town of Birchford', ['01047'], '01047x3'],
  ['house-district:01:67', 'house-district', 'House District 67', ['01047'], 'al-house-67'],
  ['senate-district:13:42', 'senate-district', 'Senate District 42', ['13089'], 'ga-senate-42'],
  ['congressional-district:28:2', 'congressional-district', 'Congressional District 2', ['28011'], 'us-house-ms-2'],
  ['judicial-circuit:01:4th', 'judicial-circuit', '4th Judicial Circuit', ['01047'], null],
  ['state-district:01:supreme-court-justice:4', 'state-district', 'Supreme Court, Place 4', [], '01'],
  ['state-district:01:board:5', 'state-district', 'State Board of Education, District 5', ['01047'], null],
  ['organisation:01:county-district:x', 'county-district', 'Dallas County, Beat 1', ['01047'], '01047'],
  ['organisation:01:municipality:selma', 'municipality', 'Selma', ['01047'], null],
] as const

test.each(areas)('%s belongs to its place', (key, kind, name, countyIds, id) => {
  expect(placeIdOf({ key, kind, name, countyIds })).toBe(id)
  if (id !== null) expect(kindOfPlaceId(id)).not.toBeNull()
})

const boards = [
  ['01115', 'Saint Clair County Schools, District 3', 'school-01115-saint-clair-county-schools'],
  ['01115', 'Saint Clair County Schools, At Large', 'school-01115-saint-clair-county-schools'],
  ['13029', 'Bryan County Schools', 'school-13029-bryan-county-schools'],
  ['22117', 'City of Bogalusa School Board, District 2', 'school-22117-city-of-bogalusa-school-board'],
  ['22005', 'Ascension Parish School Board, District 4, Seat A', 'school-22005-ascension-parish-school-board'],
  ['28151', 'Hollandale School District, District 2', 'school-28151-hollandale-school-district'],
] as const

test.each(boards)('of county %s, the seat "%s" is one of its whole school district', (county, name, id) => {
  const key = `school-district:${county}:whatever`
  expect(placeIdOf({ key, kind: 'school-district', name, countyIds: [county] })).toBe(id)
})

test.each(['', '1', '0104', 'al-house', 'us-house-zz', 'school-01047-', '01047 ', '../x'])('%j is no place', (id) => {
  expect(kindOfPlaceId(id)).toBeNull()
})
