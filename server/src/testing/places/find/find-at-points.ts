import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import { publicData } from '#imports/public-data.ts'
import type { Database } from '#database/connect.ts'
import { logTo } from '#platform/log.ts'
import { addressServer, json } from '#testing/address-server.ts'
import { type TestApp, testApp, Visitor } from '#testing/app.ts'

type Row = Record<string, string>

/** Who represents where somebody stands, by the outlines and the officials of the public files. */
export function testFindAtPoints(database: Database, { app, context }: TestApp): void {
  const visitor = new Visitor(app)
  const find = async (latitude: number, longitude: number, accuracy?: number) =>
    await visitor.call(endpoints.findOfficials, { body: { latitude, longitude, ...(accuracy && { accuracy }) } })
  const foundAt = async (latitude: number, longitude: number, accuracy?: number): Promise<Found> => {
    const { found } = await find(latitude, longitude, accuracy)
    if (!found) throw new Error(`Nothing was found at ${latitude}, ${longitude}.`)
    return found
  }

  beforeAll(async () => await visitor.signIn())

  test('who stands in Selma is told the one district of each chamber, and of every official why', async () => {
    const found = await foundAt(32.4074, -87.0211)
    expect(found).toMatchObject({ kind: 'point', name: 'your location', place_id: null, state_id: '01' })
    expect(found.point?.inside.map(({ name, lines_of: year }) => `${name} ${year}`)).toEqual([
      'Dallas County 2019',
      'Selma 2019',
      'Congressional District 7 2024',
      'Senate District 23 2024',
      'House District 67 2024',
    ])
    expect(found.point?.near_line).toEqual([])
    expect(reasonsOf(found, 'State Senator')).toEqual(['by your location, inside Senate District 23 (lines of 2024)'])
    expect(reasonsOf(found, 'U.S. Representative')).toEqual([
      'by your location, inside Congressional District 7 (lines of 2024)',
    ])
    expect(reasonsOf(found, 'Governor')).toEqual(['by your location, inside Alabama'])
    expect(reasonsOf(found, 'Sheriff')).toEqual(['by your location, inside Dallas County (lines of 2019)'])
    expect(reasonsOf(found, 'Mayor')).toEqual(['by your location, inside Selma (lines of 2019)'])
    expect(found.officials.filter(({ reason }) => reason === null)).toEqual([])
    // Which district it is, is known.
    expect(found.not_on_file.filter((sentence) => /district/i.test(sentence))).toEqual([])
  })

  test('lines that are not the newest say so', async () => {
    const { point } = await foundAt(32.4074, -87.0211)
    expect(point?.inside.map(({ newer_lines: newer }) => newer)).toEqual([
      null,
      null,
      'Other lines were drawn for the members who were elected on 11-03-2026.',
      'A court changed districts around Montgomery after 2024.',
      null,
    ])
  })

  test('near a county line both sides are named, and each official says which side and how far', async () => {
    const found = await foundAt(33.6, -90.764)
    expect(found.parts.map(({ name }) => name).sort()).toEqual(['Bolivar County', 'Sunflower County'])
    expect(found.point?.near_line).toMatchObject([{ kind: 'county', name: 'Sunflower County' }])
    expect(Math.round(found.point?.near_line[0]?.meters ?? 0)).toBe(69)
    expect(new Set(reasonsOf(found, 'Sheriff'))).toEqual(
      new Set([
        'by your location, inside Bolivar County (lines of 2019)',
        'by your location, about 230 feet from Sunflower County (lines of 2019)',
      ]),
    )
    const senators = found.officials.filter(({ values }) => values['office.name'] === 'State Senator')
    expect(senators.map(({ parts }) => parts.length)).toEqual([2])
  })

  test('where the device is not sure, whatever lies within its error is named too', async () => {
    const sure = await foundAt(33.6, -90.79)
    const unsure = await foundAt(33.6, -90.79, 4_000)
    expect(sure.parts.map(({ name }) => name)).toEqual(['Bolivar County'])
    expect(unsure.parts.map(({ name }) => name)).toEqual(['Bolivar County', 'Sunflower County'])
    expect(unsure.point?.accuracy_meters).toBe(4_000)
  })

  test('outside of the five states nobody is named, and on the water the nearest county is', async () => {
    expect(await find(35.96, -83.92)).toMatchObject({
      found: null,
      refusal: { sentence: 'You are outside the five states.' },
    })
    expect(await find(0, 0)).toMatchObject({ found: null })
    const { point } = await foundAt(30.35, -88.05)
    expect(point?.inside.some(({ kind }) => kind === 'county')).toBe(false)
    expect(point?.near_line[0]).toMatchObject({ kind: 'county', place_id: '01097' })
  })

  test('what is no point on the earth, half a point or two questions at once is refused in a sentence', async () => {
    for (const body of [
      { latitude: 91, longitude: 0 },
      { latitude: 32 },
      { longitude: -87 },
      { latitude: 32, longitude: -87, zip: '36701' },
      { zip: '36701', accuracy: 10 },
      { address: '  ' },
      {},
    ])
      expect((await visitor.request(endpoints.findOfficials, { body })).statusCode, JSON.stringify(body)).toBe(422)
  })

  test('a list with latitudes and longitudes has the county, the one district of each chamber and their officials', async () => {
    const values = [
      '32.4074, -87.0211',
      '33.6, -90.764',
      '35.96, -83.92',
      '-87.0211, 32.4074',
      '32.4074, 87.0211',
      'here',
    ]
    const reply = await visitor.call(endpoints.matchPlaces, { body: { values, kind: 'point' } })
    const [selma, shaw, ...refused] = reply.answer_of.map((at) => reply.answers[at])
    expect(selma).toMatchObject({
      result: 'matched',
      counties: ['Dallas'],
      congress: { names: ['AL-7'] },
      senate: { names: ['23'], is_first_probable: false },
      house: { names: ['67'] },
      reason: null,
    })
    expect(selma?.senate.holders[0]?.map((at) => reply.people[at]?.office)).toEqual(['State Senator'])
    expect(shaw).toMatchObject({
      result: 'crosses',
      counties: ['Bolivar', 'Sunflower'],
      reason: 'It is near the line: about 230 feet from Sunflower County. The address on the voter card decides.',
    })
    expect(refused.map((each) => each?.reason)).toEqual([
      'This point is outside of the five states.',
      'Latitude and longitude seem to be exchanged: here the latitude is about 30, and the longitude about -87.',
      'The longitude has no minus: west of Greenwich it is less than zero.',
      'This is not a latitude and a longitude in degrees, such as 32.4074 and -87.0211.',
    ])
  })

  test.each([
    ['MS 38680', ['DeSoto'], null],
    ['36701–1234', ['Dallas', 'Perry'], 'It lies in several counties, and which one depends on the address.'],
    ['Selma, AL', ['Dallas'], null],
    ['Zzyzx', [], 'This is not a ZIP code, which has five digits, nor the name of a city or town we know.'],
    [
      '4471',
      [],
      '“4471” has four digits: one is missing. A zero that a spreadsheet lost is not it, for 04471 is in none of these five states.',
    ],
  ])('in a column of ZIP codes %s is understood, or refused for what it is', async (value, counties, reason) => {
    const { answers } = await visitor.call(endpoints.matchPlaces, { body: { values: [value], kind: 'zip' } })
    expect(answers[0]).toMatchObject({ counties, reason })
  })

  test('an address is looked up by the geocoder that is set, and nothing of it is in the log', async () => {
    const logged: string[] = []
    const logStream = new Writable({
      write(line, _, done) {
        logged.push(String(line))
        done()
      },
    })
    const house = {
      geometry: { coordinates: [-87.0211, 32.4074] },
      properties: { type: 'house', housenumber: '12', street: 'Quibblethorpe Street', city: 'Selma' },
    }
    const answers = [
      json({ features: [house] }),
      json({ features: [] }),
      json({}, 429),
      json({ features: [house] }),
      json({}, 429),
      json({ features: [house] }),
    ]
    const { url } = await addressServer((response) => answers.shift()?.(response))
    const snapshot = context.dataset.current()
    const withGeocoder = await testApp(
      database,
      { GEOCODER: `photon:${url}`, GEOCODER_PER_MINUTE: '6' },
      logTo(logStream, 'debug'),
      {
        build: () => Promise.resolve({ snapshot, ownBytes: 0, madeOf: { kind: 'changes', officials: 0 } }),
        close: () => Promise.resolve(),
      },
    )
    const typist = new Visitor(withGeocoder.app)
    await typist.signIn()
    const body = { address: '12 Quibblethorpe Street, Selma' }
    const { found } = await typist.call(endpoints.findOfficials, { body })
    expect(found?.point).toMatchObject({ precision: 'building', matched: '12 Quibblethorpe Street Selma' })
    expect(found && reasonsOf(found, 'State Senator')).toEqual([
      'by the address, inside Senate District 23 (lines of 2024)',
    ])
    expect(await typist.call(endpoints.findOfficials, { body })).toMatchObject({
      refusal: { sentence: 'This address was not found.' },
    })
    expect(await typist.call(endpoints.findOfficials, { body })).toEqual({
      found: null,
      refusal: { sentence: 'The address service does not answer.', advice: 'A ZIP code works.' },
    })
    await expectForms(withGeocoder)
    const addresses = { values: [body.address, body.address, '14 Quibblethorpe Street'], kind: 'address' as const }
    const list = await typist.call(endpoints.matchPlaces, { body: addresses })
    // The budget is used up by the first, which stands there twice.
    expect(list.answer_of).toEqual([0, 0])
    expect(list.answers[0]).toMatchObject({ result: 'matched', counties: ['Dallas'], senate: { names: ['23'] } })
    expect(list.wait_seconds).toBeGreaterThan(0)
    const tooMany = { values: Array.from({ length: 21 }, () => 'x'), kind: 'address' as const }
    expect((await typist.request(endpoints.matchPlaces, { body: tooMany })).statusCode).toBe(422)
    expect(logged.join('')).toContain('The geocoder answers 429')
    expect(logged.join('')).not.toMatch(/Quibblethorpe|32\.4074/)
    expect((await visitor.call(endpoints.findOfficials, { body })).refusal).toEqual({
      sentence: 'Street addresses cannot be looked up here.',
      advice: 'Use your location or a ZIP code.',
    })
  })

  test('of a hundred county seats and cities, the county and the districts are those on file, or near the line', async () => {
    const districts = new Map(tableOf('geo/place_district.csv').map((row) => [row['place_geoid'] ?? '', row]))
    const governed = tableOf('census/places_population_2021.csv').filter(({ GEOID = '' }) => districts.has(GEOID))
    // Every twentieth, in the order of the codes: some of each state.
    const places = governed.filter((_, at) => at % 20 === 0).slice(0, 100)
    expect(places).toHaveLength(100)
    for (const { GEOID = '', Latitude, Longitude } of places) {
      const { point } = await foundAt(Number(Latitude), Number(Longitude))
      const named = [...(point?.inside ?? []), ...(point?.near_line ?? [])].map(({ place_id: id }) => id)
      const { state = '', county_fips: county, ...row } = districts.get(GEOID) ?? {}
      const code = state.toLowerCase()
      expect([GEOID, named]).toEqual([
        GEOID,
        expect.arrayContaining([
          county,
          `${code}-senate-${row['senate_district_at_point']}`,
          `${code}-house-${row['house_district_at_point']}`,
        ]),
      ])
    }
  })
}

function reasonsOf({ officials }: Found, office: string): FoundOfficial['reason'][] {
  return officials.filter(({ values }) => values['office.name'] === office).map(({ reason }) => reason)
}

function tableOf(path: string): Row[] {
  return parse(readFileSync(join(publicData, path), 'utf8'), { columns: true }) as Row[]
}

/** The forms of others find the same: who has an address, and who has a point. */
async function expectForms({ app }: TestApp): Promise<void> {
  const owner = new Visitor(app)
  await owner.signIn()
  const { key } = await owner.call(endpoints.makeKey, { body: { name: 'Look-up' } })
  const ask = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: `/api${path}`, headers: { 'x-api-key': key } })
    return { status: statusCode, json: JSON.parse(body) }
  }
  const address = encodeURIComponent('12 Quibblethorpe Street, Selma')
  const found = await ask(`/civicinfo/v2/representatives?address=${address}&roles=legislatorUpperBody`)
  expect(found.json.normalizedInput).toEqual({ locationName: '12 Quibblethorpe Street Selma', state: 'AL' })
  expect(Object.keys(found.json.divisions)).toEqual([
    'ocd-division/country:us/state:al',
    'ocd-division/country:us/state:al/sldu:23',
  ])
  const away = await ask(`/civicinfo/v2/divisionsByAddress?address=${address}`)
  expect([away.status, away.json.error.message]).toEqual([
    503,
    'The address service does not answer. A ZIP code works.',
  ])
  const { json: people } = await ask('/openstates/v3/people.geo?lat=32.4074&lng=-87.0211')
  const results = people.results as { current_role: { district: string } }[]
  expect(results.map(({ current_role: role }) => role.district).toSorted()).toEqual([
    '23',
    '67',
    'AL-7',
    'Alabama',
    'Alabama',
  ])
}
