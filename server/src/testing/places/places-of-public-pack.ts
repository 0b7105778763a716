import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import { type PlaceKind, placeKinds } from '@atlas/contract/rules/place-kinds.ts'
import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, placeAt, placeCount, type Places } from '#dataset/places/places.ts'
import { type Claim, lastWord, readClaims } from '#testing/places/pack-claims.ts'
import { type PackGeography, readGeography, represents } from '#testing/places/pack-geography.ts'
import type { ImportReport } from '#imports/import-public-pack.ts'
import { publicData } from '#imports/public-data.ts'
import { type TestApp, Visitor } from '#testing/app.ts'

const slow = 120_000
const named = ['01047', '28011', '13121', '22033', '12086', '0169120', '2255000', 'al-house-67', 'us-house-ms-2']

/** A place of each kind in each state, the middle one of those where somebody is on file. */
function chosen(places: Places): string[] {
  const all = Array.from({ length: placeCount(places) }, (_, number) => number)
  return placeKinds.flatMap((kind) =>
    stateIds.flatMap((_, state) => {
      const ids = all.filter(
        (number) =>
          kindAt(places, number) === kind && places.states[number] === state && listAt(places.own, number).length > 0,
      )
      const middle = ids[ids.length >>> 1]
      return middle === undefined ? [] : [placeAt(places, middle).id]
    }),
  )
}

const chamberOf: Readonly<Partial<Record<PlaceKind, string>>> = {
  senate_district: 'upper',
  house_district: 'lower',
  congressional_district: 'congress',
}

/** The officials of places, held against the files themselves, joined by code that has nothing of the import. */
export function testPlacesOfPublicPack({ app, context }: TestApp, report: ImportReport): void {
  const { places } = context.dataset.current()
  const ids = [...new Set([...named, ...chosen(places)])]
  let visitor: Visitor
  let claims: readonly Claim[]
  let geography: PackGeography

  beforeAll(async () => {
    visitor = await new Visitor(app).signIn()
    claims = readClaims(publicData, '2026-11-20')
    geography = readGeography(publicData)
  }, slow)

  /** Where a file names somebody and the import says why it does not take them. */
  const isRefused = ({ file, line, last }: Claim) =>
    report.sources.some(({ refused }) =>
      refused.some((each) => (each.file === file && each.line === line) || text(each.reason).includes(` ${last} `)),
    )

  test('are of at least three of each kind and of each state', () => {
    for (const kind of placeKinds) expect(ids.filter((id) => kindOf(places, id) === kind).length).toBeGreaterThan(2)
    expect(ids.length).toBeGreaterThanOrEqual(30)
  })

  test('are counted by the list as their pages count them', async () => {
    const columns = ['place.officials', 'place.next_election'] as const
    const placesOf = new Map<unknown, readonly unknown[]>()
    let cursor: string | null = null
    do {
      const body = { columns: [...columns], sort: [], limit: 100, cursor }
      const page: SearchReply = await visitor.call(endpoints.searchPlaces, { body })
      for (const row of page.values) placesOf.set(row['place.id'], [row['place.officials'], row['place.next_election']])
      cursor = page.cursor
    } while (cursor !== null)
    for (const id of ids) {
      const { lede } = await visitor.call(endpoints.findPlace, { params: { id } })
      expect(placesOf.get(id), id).toEqual([lede.officials, lede.next_election?.date ?? null])
    }
  })

  test.each(ids)('%s has whom the files name for it, and nobody else', async (id) => {
    const place = await visitor.call(endpoints.findPlace, { params: { id } })
    const request = { id, kind: chamberOf[place.kind] ?? place.kind, name: place.name, state: place.state_id }
    const expected = claims.filter(({ area }) => represents(geography, request, area))
    const shown = lastNames(place)
    const unnamed = shown.filter((last) => !expected.some((claim) => claim.last === last))
    const missing = expected.filter((claim) => !shown.includes(claim.last) && !isRefused(claim))
    expect({ unnamed, missing: missing.map(({ file, line, last }) => `${file} ${line} ${last}`) }).toEqual({
      unnamed: [],
      missing: [],
    })
  })

  describe('every county', () => {
    const pages = new Map<string, Place>()

    beforeAll(async () => {
      for (const id of geography.countyNames.keys())
        pages.set(id, await visitor.call(endpoints.findPlace, { params: { id } }))
    }, 300_000)

    test('counts on its page whom its filter in Advanced Search finds: who represents it, and its towns and their schools', async () => {
      for (const [county, { lede, ladder, name }] of pages) {
        const filters = [{ column_id: 'county.name' as const, operator: 'in' as const, value: [county] }]
        const found = await visitor.call(endpoints.searchOfficials, {
          body: { columns: ['eo.id', 'eo.name'], filters, limit: 10_000 },
        })
        const all = ladder.flatMap(({ officials }) => officials)
        const counted = all.filter(({ certainty }) => isCounted(certainty))
        expect([name, lede.with_towns, lede.officials]).toEqual([name, found.total, counted.length])
        expect(lede.uncertain).toBe(all.length - counted.length)
        const ids = new Set(found.values.map((row) => row['eo.id']))
        expect([name, counted.filter(({ values }) => !ids.has(values['eo.id'] ?? null))]).toEqual([name, []])
      }
    }, 300_000)

    test('has its members of Congress and the legislature on its ladder, or says who is missing', () => {
      for (const [county, place] of pages) {
        const ids = new Set(place.ladder.flatMap(({ officials }) => officials.map((each) => each.place_id)))
        const touching = [...(geography.districts.get(county) ?? [])].length
        expect(place.districts, county).toHaveLength(touching)
        const text = place.not_on_file.join(' ')
        for (const district of place.districts)
          expect(ids.has(district.id) || text.includes(district.name), `${county} ${district.id}`).toBe(true)
        const hasSheriff = JSON.stringify(place.ladder).includes('"Sheriff"')
        expect(hasSheriff || text.includes('the sheriff'), county).toBe(true)
        expect(place.bodies.length > 0 || text.includes('governing body'), county).toBe(true)
      }
    })
  })
}

function kindOf(places: Places, id: string): PlaceKind {
  const all = Array.from({ length: placeCount(places) }, (_, number) => placeAt(places, number))
  return (all.find((place) => place.id === id) ?? all[0])?.kind as PlaceKind
}

function text(reason: string): string {
  return ` ${reason.split(',')[0]?.split(' ').map(lastWord).join(' ')} `
}

function lastNames({ ladder }: Place): string[] {
  return ladder.flatMap(({ officials }) => officials.map(({ values }) => lastWord(String(values['eo.last']))))
}
