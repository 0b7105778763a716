import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

type Row = Record<string, string>

/** Who represents where somebody stands, by the outlines and the officials of the public files. */
export function testFindAtPoints({ app }: TestApp): void {
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
