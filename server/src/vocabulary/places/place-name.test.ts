import { expect, test } from 'vitest'
import { placeKey, readPlaceName } from '#vocabulary/places/place-name.ts'

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
  ['Parish of Orleans', 'orleans', '22', 'county'],
  ['County of Fulton (GA)', 'fulton', '13', 'county'],
  ['Selma, Alabama', 'selma', '01', null],
  ['City of Selma, Ala.', 'selma', '01', 'municipality'],
  ['The City of Selma', 'selma', null, 'municipality'],
  ['Vlg. of Palm Springs, FL', 'palmsprings', '12', 'municipality'],
  ['Twn. of Lake Park', 'lakepark', null, 'municipality'],
  ['Cty. of Selma', 'selma', null, 'municipality'],
  ['City of Union City', 'unioncity', null, 'municipality'],
  ['Union City', 'unioncity', null, null],
  ['Consolidated Government of Columbus', 'columbus', null, null],
  ['Mt. Vernon AL', 'mountvernon', '01', null],
  ['Selma, AL 36701', 'selma', '01', null],
  ['Selma, AL 36701-1234, USA', 'selma', '01', null],
  ['Selma 36701', 'selma', '01', null],
  ['AL - Dallas County', 'dallas', '01', 'county'],
  ['Alabama: Selma', 'selma', '01', null],
  ['La Grange', 'lagrange', null, null],
  ['Selma City Schools', 'selmacity', null, 'school_district'],
  ['Mississippi', 'mississippi', null, null],
  ['County', 'county', null, null],
  ['Doña Ana', 'donaana', null, null],
  ['constructor', 'constructor', null, null],
  ['', '', null, null],
])('%j is read as its name, state and kind', (text, key, stateId, kind) => {
  expect(readPlaceName(text)).toMatchObject({ key, stateId, kind })
})

test.each([
  ['Selma, AL 36701', '36701'],
  ['Selma, AL 36701-1234', '36701'],
  ['36701', '36701'],
  ['Selma', null],
])('the ZIP code of %j is %s', (text, zip) => {
  expect(readPlaceName(text).zip).toBe(zip)
})

test.each([
  ['DeSoto', 'De Soto'],
  ['LaGrange', 'La Grange'],
  ['McDonough', 'Mc Donough'],
  ['St. Landry', 'Saint Landry'],
  ["D'Iberville", 'DIberville'],
  ['Port St. Lucie', 'Pt. Saint Lucie'],
  ['E. Baton Rouge', 'East Baton Rouge'],
  ['Daytona Bch', 'Daytona Beach'],
  ['Ft. Walton Beach', 'Fort Walton Bch.'],
])('%j and %j have one key', (one, other) => {
  expect(placeKey(one)).toBe(placeKey(other))
})
