import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { rowsRepresenting } from '#dataset/places/ladder.ts'
import { findPlace } from '#dataset/places/places.ts'
import { levelAndRole } from '#features/places/forms/civicinfo/levels-and-roles.ts'
import { divisionsOf } from '#features/places/forms/division-rows.ts'
import { legislatorsAmong } from '#features/places/forms/openstates/people.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 1_500, seed: 3 })
const logged: string[] = []
const log = pino({ level: 'trace' }, new Writable({ write: (line, _, done) => (logged.push(String(line)), done()) }))
const server = await testApp(database, {}, log)
const visitor = await new Visitor(server.app).signIn(await buildAccount(server))
const { key } = await visitor.call(endpoints.makeKey, { body: { name: 'Look-up' } })

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ url: `/api${url}`, headers })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body, json: answer.json() }
}
const civic = async (path: string) => await get(`/civicinfo/v2/${path}${path.includes('?') ? '&' : '?'}key=${key}`)
const open = async (path: string) => await get(`/openstates/v3/${path}`, { 'x-api-key': key })
const georgia = 'ocd-division/country:us/state:ga'
const [district = ''] = [...divisionsOf(server.context.dataset.current()).byId.keys()].filter((id) =>
  id.startsWith(`${georgia}/sldu:`),
)

describe('the form of Google’s Civic Information API', () => {
  test('tells divisions, offices and officials, which name each other by their places in the lists', async () => {
    const { status, json, text } = await civic(`representatives/${georgia}`)
    expect(status).toBe(200)
    expect(json.divisions[georgia].name).toBe('Georgia')
    for (const index of json.divisions[georgia].officeIndices) {
      const office = json.offices[index]
      expect(office).toMatchObject({ divisionId: georgia, levels: [expect.any(String)], roles: [expect.any(String)] })
      for (const official of office.officialIndices) expect(json.officials[official].name).toMatch(/\w/)
    }
    // Unknown values are left out, because the PHP and Python of these programs fail on null.
    expect(text).not.toMatch(/null|\[\]/)
  })

  test.each([
    ['raw slashes', `representatives/${district}`],
    ['encoded slashes', `representatives/${encodeURIComponent(district)}`],
    ['a slash at its end', `representatives/${district}/`],
  ])('takes an id with %s', async (_, path) => {
    const { status, json } = await civic(path)
    expect([status, Object.keys(json.divisions)]).toEqual([200, [district]])
    expect(json.divisions[district].name).toMatch(/^Georgia State Senate district \d+$/)
  })

  test('filters by levels and roles, said one by one or joined, and leaves out divisions that nobody is left of', async () => {
    const joined = await civic(`representatives/${georgia}?recursive=true&levels=administrativeArea1,country`)
    const apart = await civic(`representatives/${georgia}?recursive=true&levels=administrativeArea1&levels=country`)
    expect(joined.json).toEqual(apart.json)
    const { json } = await civic(`representatives/${georgia}?recursive=true&roles=legislatorUpperBody`)
    const offices = json.offices as { roles: string[] }[]
    expect(new Set(offices.map(({ roles }) => roles[0]))).toEqual(new Set(['legislatorUpperBody']))
    expect(Object.keys(json.divisions).every((id) => json.divisions[id].officeIndices.length > 0)).toBe(true)
  })

  test('refuses as Google did, with a sentence for people in error.message', async () => {
    const cases: [string, number, string, string][] = [
      ['representatives', 400, 'required', 'No address provided.'],
      ['representatives?address=12+Nowhere+Lane', 400, 'parseError', 'Failed to parse address.'],
      ['representatives/ocd-division/country:us/state:xx', 404, 'notFound', 'No information for the division'],
      [`representatives/${georgia}?levels=city`, 400, 'invalidValue', 'Invalid value'],
    ]
    for (const [path, code, reason, beginning] of cases) {
      const { status, json, type } = await civic(path)
      expect([path, status, json.error.code]).toEqual([path, code, code])
      expect(type).toBe('application/json; charset=utf-8')
      expect(json.error.message).toMatch(new RegExp(`^${beginning}`))
      expect(json.error.errors).toEqual([{ message: json.error.message, domain: 'global', reason }])
    }
    for (const query of ['', '?key=', '?key=atlas_wrong', '?key=AIzaSyA']) {
      const { status, json } = await get(`/civicinfo/v2/representatives${query}`)
      expect([status, json.error.status]).toEqual([400, 'INVALID_ARGUMENT'])
      expect(json.error.message).toMatch(/^API key not valid\. Please pass a valid API key\. Make a key at http/)
    }
  })

  test('every office of the atlas has a level and a role', () => {
    expect(levelAndRole('State Senator', 'State Legislature', 'Georgia')).toEqual({
      level: 'administrativeArea1',
      role: 'legislatorUpperBody',
    })
    expect(levelAndRole('District Judge', 'Courts', 'Alabama').level).toBe('administrativeArea2')
    expect(levelAndRole('District Judge', 'Courts', 'Louisiana').level).toBe('regional')
    expect(levelAndRole('Harbor Master', 'Other', 'Alabama')).toMatchObject({ role: 'otherRole' })
  })
})

describe('the form of Open States', () => {
  test('tells people of a jurisdiction by name, ten a page, unknown texts as empty ones', async () => {
    const { status, json } = await open('people?jurisdiction=GA')
    expect(status).toBe(200)
    expect(json.pagination).toMatchObject({ per_page: 10, page: 1 })
    expect(json.results).toHaveLength(10)
    const names = (json.results as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(json.results[0]).toMatchObject({
      image: '',
      birth_date: '',
      death_date: '',
      extras: {},
      openstates_url: '',
      jurisdiction: { id: 'ocd-jurisdiction/country:us/state:ga/government', classification: 'state' },
    })
    expect(json.results[0]).not.toHaveProperty('offices')
    for (const offered of ['georgia', 'ocd-jurisdiction/country:us/state:ga/government'])
      expect((await open(`people?jurisdiction=${encodeURIComponent(offered)}`)).json).toEqual(json)
  })

  test('finds a legislator by district and body, and by id, with offices where they are included', async () => {
    const [{ current_role: role }] = (await open('people?jurisdiction=GA&org_classification=upper')).json.results
    const { json } = await open(
      `people?jurisdiction=GA&org_classification=upper&district=${role.district}&include=offices,links`,
    )
    const [person] = json.results
    expect(person.current_role).toEqual({
      title: 'Senator',
      org_classification: 'upper',
      district: expect.stringMatching(/^\d+$/),
      division_id: `${georgia}/sldu:${role.district}`,
    })
    for (const office of person.offices) expect(office).toMatchObject({ fax: '', voice: expect.any(String) })
    expect((await open(`people?id=${encodeURIComponent(person.id)}`)).json.results).toMatchObject([{ id: person.id }])
  })

  test('refuses as Open States does', async () => {
    const cases: [string, number][] = [
      ['people', 400],
      ['people?name=a&district=1', 400],
      ['people?jurisdiction=GA&per_page=51', 400],
      ['people?jurisdiction=GA&page=9999', 404],
      ['people?jurisdiction=GA&include=votes', 422],
      ['jurisdictions/nowhere', 404],
    ]
    for (const [path, status] of cases) {
      const answer = await open(path)
      expect([path, answer.status, answer.json]).toEqual([path, status, { detail: expect.stringMatching(/\w/) }])
    }
    const missing = await open('people.geo?lat=32.4&lon=-87')
    expect([missing.status, missing.json.detail[0].loc]).toEqual([422, ['query', 'lng']])
    expect((await get('/openstates/v3/people?jurisdiction=GA')).status).toBe(403)
    expect((await get('/openstates/v3/people?jurisdiction=GA&apikey=atlas_wrong')).status).toBe(401)
  })

  test('tells the legislators and members of Congress at a point, and nobody outside of these states', async () => {
    const { status, json } = await open('people.geo?lat=33.749&lng=-84.388')
    expect(status).toBe(200)
    const roles = (json.results as { current_role: { org_classification: string; district: string } }[]).map(
      ({ current_role: role }) => `${role.org_classification} ${role.district}`,
    )
    expect(roles).toContain('upper Georgia')
    expect(roles.length).toBeLessThanOrEqual(10)
    expect((await open('people.geo?lat=40.7&lng=-74')).json).toEqual({
      results: [],
      pagination: { per_page: 100, page: 1, max_page: 1, total_items: 0 },
    })
  })

  test('of those who represent a place tells legislators and Congress, ten at most', () => {
    const snapshot = server.context.dataset.current()
    const rows = rowsRepresenting(snapshot.places, findPlace(snapshot.places, '13') as number)
    const { results } = legislatorsAmong(
      snapshot,
      rows.map(({ row }) => row),
      { included: new Set(), isNonpartisan: false },
    )
    expect(results.length).toBeLessThanOrEqual(10)
    for (const { current_role: role } of results) expect(role.org_classification).toMatch(/^(upper|lower)$/)
  })

  test('tells the country, the states, counties and cities', async () => {
    const { json } = await open('jurisdictions?classification=state')
    const states = json.results as { name: string }[]
    expect(states.map(({ name }) => name)).toContain('Mississippi')
    const one = await open('jurisdictions/ocd-jurisdiction/country:us/state:ms/government')
    expect(one.json).toMatchObject({ name: 'Mississippi', division_id: 'ocd-division/country:us/state:ms' })
    expect((await open('jurisdictions/ms')).json).toEqual(one.json)
  })
})

// Each request is written as in the source code of the program.
test.each([
  ['Parsons', `/civicinfo/v2/representatives?key=KEY&address=Georgia&includeOffices=True`, 400],
  ['Parsons', `/civicinfo/v2/representatives/${encodeURIComponent(georgia)}?key=KEY&recursive=False`, 200],
  ['R googlecivic', `/civicinfo/v2/representatives/${georgia}/?key=KEY&levels=country&roles=legislatorUpperBody`, 200],
  ['CiviCRM', `/civicinfo/v2/representatives?address=1+Main+St%2C+Atlanta%2C+GA&key=KEY&levels=country`, 400],
  ['WeVote', `/civicinfo/v2/representatives?address=1+Main+St&key=KEY`, 400],
  ['Choices', `/civicinfo/v2/representatives/${georgia}?key=KEY&ocdDivisionId=${encodeURIComponent(georgia)}`, 200],
  ['civiclookup', `/civicinfo/v2/divisionsByAddress?address=1+Main+St%2C+Atlanta%2C+GA&key=KEY`, 400],
  ['pyopenstates', `/openstates/v3/people/?jurisdiction=ga&apikey=KEY&per_page=50`, 200],
  ['pyopenstates', `/openstates/v3/jurisdictions/?apikey=KEY`, 200],
  ['CiviCRM', `/openstates/v3/people.geo?lat=33.7&lng=-84.3&apikey=KEY&include=offices`, 200],
  ['openstates-mcp', `/openstates/v3/people?jurisdiction=GA&include=offices,other_identifiers&apikey=KEY`, 200],
] as const)('%s is answered with JSON at %s', async (_, url, status) => {
  const answer = await get(url.replace('KEY', key))
  expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8'])
})

describe('of an answer each program finds what it reads', () => {
  const county = [...divisionsOf(server.context.dataset.current()).byId].find(([id]) =>
    /^ocd-division\/country:us\/state:ga\/county:[a-z]+$/.test(id),
  )
  const [countyId = '', named] = county ?? []
  const address = encodeURIComponent(`${named?.name}, GA`)
  const civicAt = async (query: string) => (await civic(`representatives?address=${address}&${query}`)).json

  test('Parsons, which hands back whatever has no error in it', async () => {
    const json = await civicAt('includeOffices=True')
    expect(json).not.toHaveProperty('error')
    expect(json.kind).toBe('civicinfo#representativeInfoResponse')
    expect((await civicAt('includeOffices=False')).offices).toBeUndefined()
  })

  test('WeVote, which goes from each office to its officials', async () => {
    const { offices, officials, divisions } = await civicAt('')
    const found = (offices as { divisionId: string; officialIndices: number[] }[]).flatMap((office) => {
      expect(divisions[office.divisionId].name).toMatch(/\w/)
      return office.officialIndices.map((index) => officials[index].name as string)
    })
    expect(found).toHaveLength(officials.length)
    expect(found.every(Boolean)).toBe(true)
  })

  test('CiviCRM and R, which break where an office has no levels or no roles', async () => {
    const { offices } = await civicAt('levels=administrativeArea2&levels=country')
    const offered = offices as { levels: string[]; roles: string[] }[]
    expect(offered.length).toBeGreaterThan(0)
    for (const { levels, roles } of offered) {
      expect(levels).toEqual([expect.stringMatching(/^(administrativeArea2|country)$/)])
      expect(roles).toEqual([expect.any(String)])
    }
  })

  test('civiclookup, which reads the names of divisions', async () => {
    const { json } = await civic(`divisionsByAddress?address=${address}`)
    expect(json.kind).toBe('civicinfo#divisionsByAddressResponse')
    expect(json.divisions[countyId]).toEqual(expect.objectContaining({ name: named?.name }))
  })

  test('pyopenstates and CiviCRM, which read who a person is and where they serve', async () => {
    const { results } = (await open('people/?jurisdiction=ga&org_classification=lower')).json
    for (const person of results)
      expect(person).toMatchObject({
        id: expect.stringMatching(/\w/),
        name: expect.stringMatching(/\w/),
        given_name: expect.any(String),
        family_name: expect.any(String),
        party: expect.any(String),
        email: expect.any(String),
        current_role: { org_classification: 'lower', district: expect.any(String) },
        jurisdiction: { name: 'Georgia' },
      })
  })
})

test('a key in an address is never in the log of the server', async () => {
  await get(`/civicinfo/v2/representatives/${georgia}?key=${key}`)
  await get(`/openstates/v3/people?jurisdiction=GA&apikey=${key}`)
  await get(`/civicinfo/v2/representatives/wrong?key=${key}`)
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toContain(key)
})

test('the nonpartisan view tells no party in either form', async () => {
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: true } })
  expect((await civic(`representatives/${georgia}?recursive=true&levels=country`)).text).not.toMatch(/"party"/)
  expect((await open('people?jurisdiction=GA')).text).not.toMatch(/Democrat|Republican/)
  await visitor.call(endpoints.chooseNonpartisan, { body: { is_on: false } })
})

test('the key stands in X-API-KEY first, as a bearer, in apikey or in key; and elsewhere in none of them', async () => {
  const path = '/openstates/v3/people?jurisdiction=GA'
  expect((await get(path, { 'x-api-key': key })).status).toBe(200)
  expect((await get(path, { authorization: `Bearer ${key}` })).status).toBe(200)
  expect((await get(`${path}&apikey=${key}`)).status).toBe(200)
  expect((await get(`${path}&apikey=${key}`, { 'x-api-key': 'atlas_wrong' })).status).toBe(401)
  expect((await get('/v1/officials', { 'x-api-key': key })).status).toBe(401)
})
