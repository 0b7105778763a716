import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCounties } from '#imports/geography/counties.ts'
import { readPlaces } from '#imports/geography/places.ts'
import { publicData } from '#imports/public-data.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { districtsTouching } from '#imports/sources/public-pack/places/districts-at-point.ts'
import { readPlaceDistricts } from '#imports/sources/public-pack/places/place-districts.ts'
import { readZipAreas } from '#imports/sources/public-pack/places/zip-areas.ts'

const checkedZipAreas: readonly (readonly [line: number, ...string[]])[] = [
  [86, '30127', '13067 0.85, 13223 0.15', '1362524', '33', '38'],
  [255, '30470', '13209 0.57, 13283 0.43', '1375496', '20', '158'],
  [425, '30907', '13073 0.78, 13245 0.22', '1350036', '24', '127'],
  [594, '31560', '13305 0.99, 13001 0.01', '1369448', '19', '178'],
  [763, '32092', '12109 1', '1278740', '7', '18'],
  [933, '32464', '12059 0.82, 12131 0.18', '1276975', '2', '5'],
  [1102, '32907', '12009 1', '1254000', '19', '33'],
  [1271, '33334', '12011 1', '1250575', '32', '98'],
  [1441, '33801', '12105 1', '1238250', '12', '49'],
  [1610, '34289', '12115 1', '1249675', '22', '74'],
  [1779, '35078', '01117 1', '0133256', '15', '41'],
  [1948, '35618', '01079 1', '0118040', '6', '7'],
  [2118, '36105', '01101 1', '0151000', '26', '76'],
  [2287, '36603', '01097 1', '0150000', '33', '97'],
  [2456, '38736', '28133 0.94, 28083 0.06', '2819420', '13', '31'],
  [2626, '39169', '28051 1', '2872440', '21', '51'],
  [2795, '39739', '28103 1', '2808980', '16', '42'],
  [2964, '70442', '22105 1', '2236640', '12', '73'],
  [3134, '70775', '22125 1, 22037 0', '2267215', '32', '18'],
  [3303, '71339', '22009 1', '2232685', '28', '28'],
]
const checkedCities: readonly (readonly [line: number, ...string[]])[] = [
  [52, '0109136', '01007', '14', '72'],
  [152, '0128024', '01087', '28', '82'],
  [253, '0143720', '01119', '24', '71'],
  [353, '0163288', '01055', '10', '28'],
  [454, '0181720', '01051', '25', '31'],
  [554, '1217200', '12127', '8', '29'],
  [655, '1237625', '12095', '13', '45'],
  [755, '1254000', '12009', '19', '33'],
  [856, '1276525', '12086', '36', '114'],
  [956, '1312624', '13205', '12', '171'],
  [1057, '1329528', '13017', '13', '156'],
  [1157, '1347140', '13151', '25', '81'],
  [1258, '1362244', '13217', '42', '113'],
  [1358, '1377652', '13089', '55', '87'],
  [1459, '2215850', '22029', '34', '21'],
  [1559, '2239685', '22063', '6', '81'],
  [1660, '2267600', '22099', '22', '96'],
  [1760, '2813580', '28101', '31', '81'],
  [1861, '2842960', '28027', '11', '26'],
  [1961, '2868320', '28013', '8', '23'],
]

const counties = new Set(['13089', '13121'])
const touch = { stateId: '13', linesYear: 2023, isPartial: false, source: 'countyDistricts' } as const
const districtsOf = districtsTouching([
  { ...touch, countyId: '13089', chamber: 'upper', district: '10' },
  { ...touch, countyId: '13121', chamber: 'lower', district: '85' },
])

describe('a ZIP area', () => {
  const read = (row: string) =>
    readZipAreas(
      {
        path: 'zip.csv',
        text: `zcta,county_fips,counties,counties_pct_land,place_geoid,places,senate_district_at_point,house_district_at_point\n${row}\n`,
      },
      counties,
      districtsOf,
    )

  test('has counties with their shares of its land, a place, and districts that touch one of the counties', () => {
    expect(read('30002,13089,13089;13121,90;10,1304644,1304644;1369392,10,085').items).toEqual([
      {
        zip: '30002',
        counties: [
          { id: '13089', share: 0.9 },
          { id: '13121', share: 0.1 },
        ],
        placeId: '1304644',
        placeIds: ['1304644', '1369392'],
        districts: { upper: '10', lower: '85' },
      },
    ])
  })

  test.each([
    ['3002,13089,13089;13121,90;10,,,10,85', '"3002" is no ZIP code'],
    ['30002,13089,13089;13121,90;10,Avondale,,10,85', '"Avondale" is no FIPS code of a place'],
    ['30002,13089,13089;99999,90;10,,,10,85', 'no county has the FIPS code "99999"'],
    ['30002,13089,13089;13121,90;110,,,10,85', 'counties_pct_land is not a percentage from 0 to 100: "110"'],
    [
      '30002,13089,13121;13089,10;90,,,10,85',
      'its counties and their shares of the land are not the same number, the main county first',
    ],
    [
      '30002,13089,13089;13121,100,,,10,85',
      'its counties and their shares of the land are not the same number, the main county first',
    ],
    ['30002,13089,13089;13121,90;10,,,11,85', 'Senate district "11" touches none of the counties of the area'],
    ['30002,13089,13089,100,,,10,85', 'House district "85" touches none of the counties of the area'],
  ])('is refused where its row is "%s"', (row, reason) => {
    expect(read(row)).toMatchObject({ items: [], refused: [{ reason }] })
  })
})

describe('a city', () => {
  const read = (row: string) =>
    readPlaceDistricts(
      {
        path: 'places.csv',
        text: `place_geoid,county_fips,senate_district_at_point,house_district_at_point\n${row}\n`,
      },
      { places: new Set(['1304000']), counties },
      districtsTouching([
        { ...touch, countyId: '13121', chamber: 'upper', district: '36' },
        { ...touch, countyId: '13121', chamber: 'lower', district: '58' },
      ]),
    )

  test('has the districts at its middle, which touch its county', () => {
    expect(read('1304000,13121,36,58').items).toEqual([
      { placeId: '1304000', countyId: '13121', districts: { upper: '36', lower: '58' } },
    ])
  })

  test.each([
    ['1399999,13121,36,58', 'the Census has no city or town "1399999"'],
    ['1304000,13089,36,58', 'Senate district "36" touches none of the counties of the area'],
  ])('is refused where its row is "%s"', (row, reason) => {
    expect(read(row)).toMatchObject({ items: [], refused: [{ reason }] })
  })
})

describe('twenty rows of each table, looked up by eye, every so many lines', () => {
  const anywhere = (_: readonly string[], upper: string, lower: string) => ({ upper, lower })
  const read = (path: string) => ({ path, text: readFileSync(join(publicData, path), 'utf8') })
  const censusIds = {
    counties: new Set(readCounties(read(tableFiles.counties)).items.map(({ id }) => id)),
    places: new Set(readPlaces(read(tableFiles.places)).items.map(({ id }) => id)),
  }

  test('ZIP areas: counties with shares, place, Senate and House district', () => {
    const { items } = readZipAreas(read(tableFiles.zipAreas), censusIds.counties, anywhere)
    const rows = checkedZipAreas.map(([line]) => {
      const { zip, counties: of, placeId, districts } = items[line - 2] ?? never()
      const shares = of.map(({ id, share }) => `${id} ${share}`).join(', ')
      return [line, zip, shares, placeId, districts.upper, districts.lower]
    })
    expect(rows).toEqual(checkedZipAreas)
  })

  test('cities: county, Senate and House district', () => {
    const { items } = readPlaceDistricts(read(tableFiles.placeDistricts), censusIds, anywhere)
    const rows = checkedCities.map(([line]) => {
      const { placeId, countyId, districts } = items[line - 2] ?? never()
      return [line, placeId, countyId, districts.upper, districts.lower]
    })
    expect(rows).toEqual(checkedCities)
  })
})

function never(): never {
  throw new Error('The file has fewer lines than it had.')
}
