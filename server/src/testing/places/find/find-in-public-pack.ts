import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import type { Database } from '#database/connect.ts'
import { areaKinds } from '#dataset/places/area-kinds.ts'
import { placeIdAt } from '#dataset/places/places.ts'
import { servingZip } from '#features/places/find/serving.ts'
import { publicData } from '#imports/public-data.ts'
import { logTo } from '#platform/log.ts'
import { type TestApp, testApp, Visitor } from '#testing/app.ts'

type Row = Record<string, string>

/**
 * Looked up by hand in the pack's tables of ZIP areas and of the districts that touch counties: counties by name with
 * their share of the land; Congress; Senate and House, the district at the middle first. In Louisiana the districts are
 * those that the list of parishes of 2026 names.
 */
const crossing = [
  ['38773', 'Bolivar 72, Sunflower 28', 'MS-2', '13 12', '31 26 29 30 50'],
  ['36701', 'Dallas 63, Perry 37', 'AL-7', '23', '67 68'],
  ['36756', 'Perry 100, Hale 0', 'AL-7', '23 24', '67 68 72'],
  ['31701', 'Dougherty 90, Lee 10', 'GA-2', '12 13', '153 151 152 154'],
  ['36264', 'Cleburne 92, Randolph 8', 'AL-3', '13', '40 37'],
  [
    '30165',
    'Floyd (GA) 98, Cherokee (AL) 1, Chattooga (GA) 1',
    'AL-3 GA-14',
    'GA-53 AL-10 GA-52',
    'GA-12 AL-39 GA-5 GA-13',
  ],
  ['30258', 'Pike 62, Upson 38', 'GA-3', '18 16', '134 135'],
  ['71457', 'Natchitoches 96, Winn 4', 'LA-4 LA-6', '29 31 35', '22 13 25'],
  ['70427', 'Washington 90, St. Tammany 10', 'LA-1 LA-5', '12 1 11 37', '75 74 76 77 89 90 104'],
  ['38852', 'Tishomingo (MS) 100, Colbert (AL) 0', 'AL-4 MS-1', 'MS-5 AL-6', 'MS-1 AL-3 AL-7 AL-18 MS-3'],
] as const

const inLargeCities = [
  ['36104', 'Montgomery 100', 'AL-2', '26 25', '78 69 74 75 76 77 90'],
  ['36602', 'Mobile 100', 'AL-1 AL-2', '33 22 34 35', '97 98 99 100 101 102 103 104 105'],
  ['32209', 'Duval 100', 'FL-4 FL-5', '5 4', '13 12 14 15 16 17'],
  ['33610', 'Hillsborough 100', 'FL-14 FL-15 FL-16', '16 14 20 23', '63 62 64 65 66 67 68 69 70'],
  ['71103', 'Caddo 100', 'LA-4 LA-6', '39 31 38', '2 1 3 4 5 6 7'],
  ['70805', 'East Baton Rouge 100', 'LA-5 LA-6', '14 6 15 16 17', '29 61 62 63 64 65 66 67 68 69 70 101'],
  ['70117', 'Orleans 100', 'LA-1 LA-2', '3 1 4 5 7 9', '93 23 91 94 97 98 99 100 102 105'],
  ['39203', 'Hinds 100', 'MS-2 MS-3', '28 25 26 27 29 37', '68 56 63 64 65 66 67 69 70 71 72 76'],
  [
    '30310',
    'Fulton 100',
    'GA-5 GA-6 GA-7',
    '39 14 21 28 35 36 38 48 56',
    '58 25 47 48 49 50 51 52 53 54 55 56 57 59 60 61 62 63 65 67 68 69',
  ],
  ['31201', 'Bibb 100', 'GA-2 GA-8', '26 18 25', '143 142 144 145 149'],
] as const

/** Every ZIP area of the pack answered, some compared by hand, and codes that are none. */
export async function testFindInPublicPack(database: Database, everything: TestApp): Promise<void> {
  const areas = parse(readFileSync(join(publicData, 'geo/zip_county_place_district.csv'), 'utf8'), {
    columns: true,
  }) as Row[]
  const logged: string[] = []
  const logStream = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  const snapshot = everything.context.dataset.current()
  const { app } = await testApp(database, {}, logTo(logStream, 'debug'), {
    build: () => Promise.resolve({ snapshot, ownBytes: 0, madeOf: { kind: 'changes', officials: 0 } }),
    close: () => Promise.resolve(),
  })
  const visitor = new Visitor(app)
  const stranger = new Visitor(app)
  let matched: MatchReply

  beforeAll(async () => {
    await visitor.signIn()
    matched = await visitor.call(endpoints.matchPlaces, {
      body: { values: areas.map(({ zcta = '' }) => zcta), kind: 'zip' },
    })
  })

  test('every one of the 3,386 ZIP areas has its counties in the order of their land, and its probable districts', () => {
    expect(areas).toHaveLength(3_386)
    for (const [at, area] of areas.entries()) {
      const answer = matched.answers[matched.answer_of[at] ?? -1]
      expect([area['zcta'], answer?.counties.length]).toEqual([area['zcta'], area['counties']?.split(';').length])
      for (const [chamber, column] of [
        ['senate', 'senate_district_at_point'],
        ['house', 'house_district_at_point'],
      ] as const) {
        const { names, is_first_probable: isProbable } = answer?.[chamber] ?? never()
        expect([area['zcta'], names[0]?.replace(/^[A-Z]{2}-/, '')]).toEqual([area['zcta'], area[column]])
        expect(isProbable).toBe(names.length > 1)
      }
    }
  })

  test('in every ZIP area somebody from Congress and the legislature serves, and nobody elsewhere', () => {
    const { places } = snapshot
    for (const { zcta: zip = '', counties = '' } of areas) {
      const serving = servingZip(places, places.zips.get(zip) ?? never())
      const kinds = new Set(serving.map(({ area }) => areaKinds[places.areas.kinds[area] ?? -1]))
      // A seat of the legislature may be vacant, and both of a ZIP area are not.
      const isFilled = [
        kinds.has('congressional-district'),
        kinds.has('state'),
        kinds.has('senate-district') || kinds.has('house-district'),
      ]
      expect([zip, ...isFilled]).toEqual([zip, true, true, true])
      const parts = new Set(serving.flatMap((each) => each.parts.map(({ county }) => placeIdAt(places, county))))
      expect([zip, [...parts].sort()]).toEqual([zip, counties.split(';').sort()])
    }
  })

  test.each([...crossing, ...inLargeCities])(
    '%s is where it was found by hand',
    async (zip, counties, ...districts) => {
      const [answer] = (await visitor.call(endpoints.matchPlaces, { body: { values: [zip], kind: 'zip' } })).answers
      const { found } = await visitor.call(endpoints.findOfficials, { body: { zip } })
      const shares = found?.parts.map(({ share }) => Math.round((share ?? Number.NaN) * 100)) ?? []
      expect(answer?.counties.map((name, at) => `${name} ${shares[at]}`).join(', ')).toBe(counties)
      expect([answer?.congress, answer?.senate, answer?.house].map((each) => each?.names.join(' '))).toEqual(districts)
    },
  )

  test('a ZIP code that is none, and one that mostly has post-office boxes, are told so', async () => {
    const refused = async (zip: string) => (await visitor.call(endpoints.findOfficials, { body: { zip } })).refusal
    expect(await refused('90210')).toEqual({
      sentence: '90210 is not a ZIP code we know in these five states.',
      advice: null,
    })
    expect(await refused('38799')).toEqual({
      sentence: '38799 is not a ZIP code we know in these five states.',
      advice: expect.stringMatching(/^ZIP codes of Mississippi .* post-office boxes only/),
    })
  })

  test('38773 is in two counties, and each official says which part', async () => {
    const { found } = await visitor.call(endpoints.findOfficials, { body: { zip: '38773' } })
    expect(found).toMatchObject({
      full_name: '38773 (Shaw, Mississippi)',
      reaching: { congress: 1, senate: 2, house: 5 },
    })
    const certaintyOf = (name: string) => {
      const official = found?.officials.find(({ values }) => values['eo.name'] === name)
      return [official?.certainty, ...(official?.parts ?? []).map(({ id, certainty }) => `${id} ${certainty}`)]
    }
    expect(certaintyOf('Bennie G. Thompson')).toEqual(['whole', '28011 whole', '28133 whole'])
    expect(certaintyOf('Otis Anthony')).toEqual(['probable', '28011 probable', '28133 probable'])
    expect(certaintyOf('Derrick Simmons')).toEqual(['possible', '28011 possible'])
    expect(certaintyOf('James Haywood')).toEqual(['part', '28133 whole'])
  })

  const cells = [
    ['zip', '36701-1234', 'Dallas or Perry', null],
    ['zip', 'Selma, AL 36701', 'Dallas or Perry', null],
    ['zip', '="36701"', 'Dallas or Perry', null],
    ['zip', '36701\u20131234', 'Dallas or Perry', null],
    ['zip', ' 38773 ', 'Bolivar or Sunflower', null],
    ['zip', '36,701', 'Dallas or Perry', null],
    ['zip', '36701-12', 'Dallas or Perry', null],
    ['zip', '31201.0', 'Bibb', null],
    [
      'zip',
      '1234',
      '',
      '“1234” has four digits: one is missing. A zero that a spreadsheet lost is not it, for 01234 is in none of these five states.',
    ],
    ['zip', 'Selma', 'Dallas', null],
    ['zip', 'n/a', '', 'This is not a ZIP code, which has five digits, nor the name of a city or town we know.'],
    ['county', 'Dallas County, AL', 'Dallas', null],
    ['county', 'Dallas', 'Dallas', null],
    ['county', 'St. Clair', 'St. Clair', null],
    ['county', 'Saint Clair County', 'St. Clair', null],
    ['county', 'La Salle Parish', 'LaSalle', null],
    [
      'county',
      'DeKalb',
      'DeKalb (AL) or DeKalb (GA)',
      '2 places are called so: DeKalb County, Alabama; DeKalb County, Georgia.',
    ],
    ['county', 'Harris County, TX', '', 'No county or parish of these five states is called so.'],
    ['city', 'Selma, Alabama', 'Dallas', null],
    ['city', 'Selma city', 'Dallas', null],
    ['county', 'E. Baton Rouge Parish', 'East Baton Rouge', null],
    ['county', '01047', 'Dallas', null],
    ['county', '1047.0', 'Dallas', null],
    ['county', 'ocd-division/country:us/state:al/county:dallas', 'Dallas', null],
    ['county', 'Dade County, FL', 'Miami-Dade', null],
    ['county', 'Dade County, GA', 'Dade', null],
    ['county', 'Augusta', 'Richmond', null],
    ['city', 'Augusta, GA', 'Richmond', null],
    ['city', 'Macon, GA', 'Bibb', null],
    ['city', 'Houma, LA', 'Terrebonne', null],
    ['city', 'Pt. St. Lucie, FL', 'St. Lucie', null],
    ['city', 'Selma, AL 36701', 'Dallas', null],
    ['city', 'La Grange, GA', 'Troup', null],
    ['city', 'selma alabma', 'Dallas', null],
    ['city', 'Parrish, AL', 'Walker', null],
    ['county', 'dallas coutny al', 'Dallas', null],
    ['county', 'Orleans parrish', 'Orleans', null],
    ['county', 'Bolivar Cuonty, Missisipi', 'Bolivar', null],
    ['city', 'Zzyzx', '', 'No city or town of these five states is called so.'],
    ['city', '', '', 'The cell is empty.'],
  ] as const

  test.each(cells)('a cell with a %s, %j, is in %j', async (kind, value, counties, reason) => {
    const { answers } = await visitor.call(endpoints.matchPlaces, { body: { values: [value], kind } })
    expect(answers[0]?.counties.join(' or ')).toBe(counties)
    if (reason !== null) expect(answers[0]?.reason).toMatch(new RegExp(`^${RegExp.escape(reason)}`))
  })

  test('a state that is chosen for all rows tells namesakes apart', async () => {
    const body = { values: ['DeKalb', 'Jefferson'], kind: 'county' as const, state_id: '13' as const }
    const { answers, officials } = await visitor.call(endpoints.matchPlaces, { body })
    expect(answers.map(({ counties, result }) => [...counties, result])).toEqual([
      ['DeKalb', 'matched'],
      ['Jefferson', 'matched'],
    ])
    expect(officials[0]).toMatchObject({ values: expect.any(Number), office: expect.stringContaining('Georgia') })
  })

  test('each row has whoever holds its districts, and whom all of its county elects', async () => {
    const body = { values: ['Bolivar', 'Sunflower', 'Bolivar'], kind: 'county' as const, state_id: '28' as const }
    const { answers, people } = await visitor.call(endpoints.matchPlaces, { body })
    const officesOf = (at: number) => (answers[at]?.county_holders ?? []).flat().map((each) => people[each]?.office)
    for (const at of [0, 1]) expect(officesOf(at)).toContain('Sheriff')
    expect(officesOf(0)).not.toContain('County Supervisor')
    expect(answers[0]?.congress.holders.flat().map((each) => people[each]?.office)).toEqual(['U.S. Representative'])
    expect(answers[0]?.house.holders).toHaveLength(answers[0]?.house.names.length ?? 0)
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
  })

  test('more values than are looked up in one turn are answered in their order, and equal answers come once', async () => {
    const values = Array.from({ length: 1_001 }, (_, at) => (at % 2 === 0 ? `Nowhere ${at}` : 'Selma'))
    const { answers, answer_of: answerOf } = await visitor.call(endpoints.matchPlaces, {
      body: { values, kind: 'city' },
    })
    expect(answers.map(({ result }) => result)).toEqual(['not_found', 'matched'])
    expect(answerOf).toEqual(values.map((value) => (value === 'Selma' ? 1 : 0)))
  })

  test('nothing of what is typed or matched is in the log or in any table, however it is asked', async () => {
    const typed = ['Quibblethorpe', '98765-4321', 'Zzyzx Crossing', '33\\.612345', '90\\.771234']
    const bodies = [
      [endpoints.suggestPlaces, { text: 'Quibblethorpe' }, 200],
      [endpoints.suggestPlaces, { text: 'Quibblethorpe'.repeat(10) }, 422],
      [endpoints.findOfficials, { zip: '98765-4321' }, 422],
      [endpoints.findOfficials, { place_id: 'Zzyzx Crossing' }, 422],
      [endpoints.findOfficials, { latitude: 33.612_345, longitude: -90.771_234 }, 200],
      [endpoints.findOfficials, { latitude: 133.612_345, longitude: -90.771_234 }, 422],
      [endpoints.findOfficials, { address: '12 Quibblethorpe St, Zzyzx Crossing' }, 200],
      [endpoints.matchPlaces, { values: typed, kind: 'city' }, 200],
      [endpoints.matchPlaces, { values: typed, kind: 'Quibblethorpe' }, 422],
      [endpoints.matchPlaces, { values: Array.from({ length: 20_001 }, () => 'Zzyzx Crossing'), kind: 'zip' }, 422],
    ] as const
    logged.length = 0
    for (const [endpoint, body, status] of bodies) {
      expect((await visitor.request(endpoint, { body })).statusCode, JSON.stringify(body).slice(0, 80)).toBe(status)
      expect((await stranger.request(endpoint, { body })).statusCode).toBe(401)
    }
    const broken = { headers: { 'content-type': 'application/json' }, payload: '{"zip": "Quibblethorpe' }
    expect((await visitor.send({ method: 'POST', url: '/api/find', ...broken })).statusCode).toBe(400)
    expect(logged.length).toBeGreaterThan(bodies.length)
    expect(logged.join('')).not.toMatch(new RegExp(typed.join('|')))
    expect(await tablesWith(database, ['Dallas County'])).toContain('jurisdiction')
    expect(await tablesWith(database, typed)).toEqual([])
  })

  test('names are suggested after two letters, each with its state', async () => {
    const suggested = async (text: string) =>
      (await visitor.call(endpoints.suggestPlaces, { body: { text } })).values.map(
        ({ name, detail }) => `${name}, ${detail}`,
      )
    expect(await suggested('s')).toEqual([])
    expect((await suggested('dal')).slice(0, 2)).toEqual(['Dale County, Alabama', 'Dallas County, Alabama'])
    expect(await suggested('Selma, AL')).toEqual(['Selma, Dallas County, Alabama'])
    expect((await suggested('Ft. Laud'))[0]).toBe('Fort Lauderdale, Broward County, Florida')
    expect(await suggested('Augusta')).toEqual(
      expect.arrayContaining(['Augusta, Richmond County, Georgia', 'Richmond County, Georgia']),
    )
    expect(await suggested('3877')).toContain('38773, Shaw, Mississippi')
  })
}

/** The tables of which some row holds one of these texts. */
async function tablesWith(database: Database, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string; name: string }>`
    select table_schema as place, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(database)
  const found: string[] = []
  for (const { place, name } of rows) {
    const form = texts.join('|')
    const { rows: having } = await sql`
      select from ${sql.id(place, name)} as row where row::text ~ ${form} limit 1`.execute(database)
    if (having.length > 0) found.push(name)
  }
  return found
}

function never(): never {
  throw new Error('The pack has an area that the snapshot lacks.')
}
