import { expect, test } from 'vitest'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'

test.each([
  ['1047', 'county', '01047'],
  ['01047', 'county', '01047'],
  ['01047.0', 'county', '01047'],
  ['1,047', 'county', '01047'],
  ['01 047', 'county', '01047'],
  ['US01047', 'county', '01047'],
  ['AL047', 'county', '01047'],
  ['1047.0', 'county', '01047'],
  ['0500000US01047', 'county', '01047'],
  ['05000US01047', 'county', '01047'],
  ['0169120', 'municipality', '0169120'],
  ['169120', 'municipality', '0169120'],
  ['1600000US0169120', 'municipality', '0169120'],
  ['0400000US01', 'state', '01'],
  ['61000US01024', 'senate_district', 'al-senate-24'],
  ['620U900US01067', 'house_district', 'al-house-67'],
  ['620L200US01067', 'house_district', 'al-house-67'],
  ["'01047", 'county', '01047'],
  ['="01047"', 'county', '01047'],
  ['01047\u00a0', 'county', '01047'],
  ['０１０４７', 'county', '01047'],
  ['FIPS 01047', 'county', '01047'],
  ['01-047', 'county', '01047'],
  ['01047-01049', null, null],
  ['6200000US01067', 'house_district', 'al-house-67'],
  ['5001800US0102', 'congressional_district', 'us-house-al-2'],
  ['ocd-division/country:us/state:al', 'state', '01'],
  ['ocd-division/country:us/state:al/sldl:67', 'house_district', 'al-house-67'],
  ['ocd-division/country:us/state:al/sldu:5', 'senate_district', 'al-senate-5'],
  ['ocd-division/country:us/state:ga/cd:2', 'congressional_district', 'us-house-ga-2'],
  ['99047', null, null],
  ['ocd-division/country:us/state:tx/cd:2', null, null],
  ['ocd-division/country:ca/province:on', null, null],
  ['Selma', null, null],
  ['', null, null],
])('%j is the code of a %s', (text, kind, id) => {
  const code = readPlaceCode(text)
  expect(code === null ? [null, null] : [code.kind, code.id]).toEqual([kind, id])
})

test.each([
  ['ocd-division/country:us/state:al/place:selma', 'municipality', 'selma', null],
  ['ocd-division/country:us/state:al/place:selma/ward:3', 'municipality', 'selma', '3'],
  ['ocd-division/country:us/state:al/county:dallas', 'county', 'dallas', null],
  ['ocd-division/country:us/state:al/county:st_clair/council_district:2', 'county', 'st clair', '2'],
  ['ocd-division/country:us/state:la/parish:orleans', 'county', 'orleans', null],
  ['ocd-division/country:us/state:ms/place:d~iberville', 'municipality', 'd’iberville', null],
])('%j names a place', (text, kind, name, district) => {
  expect(readPlaceCode(text)).toMatchObject({ kind, id: null, name, district })
})
