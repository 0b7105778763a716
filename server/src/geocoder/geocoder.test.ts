import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { GeocoderName } from '#geocoder/forms.ts'
import { type Geocoded, openGeocoder } from '#geocoder/geocoder.ts'
import { isPrivate } from '#geocoder/private-networks.ts'
import { readGeocoder } from '#geocoder/setting.ts'
import { addressServer, json } from '#testing/address-server.ts'

const typed = '1 Quibblethorpe Square, Selma, AL 36701'
const limits = { perMinute: 60 }

/** As the documentation of each shows an answer, shortened. */
const answers: Readonly<Record<GeocoderName, unknown>> = {
  census: {
    result: {
      input: { address: { address: typed }, benchmark: { benchmarkName: 'Public_AR_Current' } },
      addressMatches: [
        {
          tigerLine: { side: 'L', tigerLineId: '76355984' },
          coordinates: { x: -87.0211, y: 32.4074 },
          addressComponents: { zip: '36701', city: 'SELMA', state: 'AL' },
          matchedAddress: '1 QUIBBLETHORPE SQ, SELMA, AL, 36701',
        },
      ],
    },
  },
  nominatim: [
    {
      place_id: 1,
      lat: '32.4074',
      lon: '-87.0211',
      category: 'place',
      type: 'house',
      place_rank: 30,
      addresstype: 'place',
      display_name: '1, Quibblethorpe Square, Selma, Dallas County, Alabama, 36701, United States',
    },
  ],
  photon: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-87.0211, 32.4074] },
        properties: {
          type: 'house',
          housenumber: '1',
          street: 'Quibblethorpe Square',
          city: 'Selma',
          state: 'Alabama',
        },
      },
    ],
  },
  pelias: {
    geocoding: { version: '0.2' },
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-87.0211, 32.4074] },
        properties: {
          layer: 'address',
          match_type: 'interpolated',
          accuracy: 'point',
          label: '1 Quibblethorpe Square, Selma, AL, USA',
        },
      },
    ],
  },
}

const asksFor: Readonly<Record<GeocoderName, readonly [path: string, parameter: string]>> = {
  census: ['/geocoder/locations/onelineaddress', 'address'],
  nominatim: ['/search', 'q'],
  photon: ['/api', 'q'],
  pelias: ['/v1/search', 'text'],
}

const names = Object.keys(answers) as GeocoderName[]

async function findAt(
  name: GeocoderName,
  answer: (response: ServerResponse) => void,
  more: { readonly perMinute?: number; readonly milliseconds?: number } = {},
): Promise<{ readonly found: Geocoded; readonly requests: readonly URL[] }> {
  const { url, requests } = await addressServer(answer)
  const geocoder = openGeocoder({ name, base: url, mayBePrivate: true }, { ...limits, ...more })
  return { found: await geocoder.find(typed), requests }
}

test.each(names)('%s is asked as its documentation says, and its answer is read', async (name) => {
  const { found, requests } = await findAt(name, json(answers[name]))
  const [path, parameter] = asksFor[name]
  expect(requests.map((url) => [url.pathname, url.searchParams.get(parameter)])).toEqual([[path, typed]])
  expect(found).toMatchObject({
    result: 'found',
    candidate: {
      latitude: 32.4074,
      longitude: -87.0211,
      precision: name === 'census' || name === 'pelias' ? 'street' : 'building',
    },
  })
})

test.each(names)('where %s finds nothing, nothing is found', async (name) => {
  const none = {
    census: { result: { addressMatches: [] } },
    nominatim: [],
    photon: { features: [] },
    pelias: { features: [] },
  }
  expect((await findAt(name, json(none[name]))).found).toEqual({ result: 'nothing' })
})

test('a town or a street is no house', async () => {
  const town = [{ lat: '32.4', lon: '-87.0', place_rank: 16, display_name: 'Selma, Alabama' }]
  expect((await findAt('nominatim', json(town))).found).toEqual({ result: 'inexact', label: 'Selma, Alabama' })
})

test('of several addresses that fit alike nobody is guessed, and one that is told twice is one', async () => {
  const match = (x: number, matchedAddress: string) => ({ coordinates: { x, y: 32.4 }, matchedAddress })
  const several = [match(-87.02, '1 N MAIN ST'), match(-87.06, '1 S MAIN ST')]
  expect((await findAt('census', json({ result: { addressMatches: several } }))).found).toEqual({
    result: 'several',
    labels: ['1 N MAIN ST', '1 S MAIN ST'],
  })
  const same = [match(-87.02, '1 MAIN ST'), match(-87.0201, '1 MAIN STREET')]
  expect((await findAt('census', json({ result: { addressMatches: same } }))).found).toMatchObject({ result: 'found' })
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['refuses because it was asked too much', json({}, 429), 'answers 429'],
  ['has failed itself', json({}, 500), 'answers 500'],
  [
    'leads elsewhere',
    (response) => response.writeHead(302, { location: 'http://elsewhere.test/' }).end(),
    'answers 302',
  ],
  [
    'shows a web page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    'answers with something else than JSON',
  ],
  ['answers in a form of another program', json({ rows: [] }), 'answers in another form'],
  [
    'has a place beyond the earth',
    json({ result: { addressMatches: [{ coordinates: { x: 500, y: 32 }, matchedAddress: 'x' }] } }),
    'answers in another form',
  ],
  ['sends far too much', (response) => response.end(`"${'x'.repeat(2_000_000)}"`), 'answers with far too much'],
  ['hangs up', (response) => response.destroy(), 'cannot be reached (ECONNRESET)'],
])('a host that %s has failed, and the reason does not hold what was asked', async (_, answer, why) => {
  const { found } = await findAt('census', answer)
  expect(found).toEqual({ result: 'failed', why })
})

test('nobody waits for a host that is silent', async () => {
  const { found } = await findAt('photon', () => undefined, { milliseconds: 50 })
  expect(found).toEqual({ result: 'failed', why: 'does not answer in time' })
})

test('in a minute only so many are asked for, and it is said when the next one is free', async () => {
  const { url, requests } = await addressServer(json(answers.census))
  let now = 0
  const geocoder = openGeocoder({ name: 'census', base: url, mayBePrivate: true }, { perMinute: 2, now: () => now })
  await geocoder.find(typed)
  now = 20_000
  await geocoder.find(typed)
  expect(await geocoder.find(typed)).toEqual({ result: 'busy', seconds: 40 })
  now = 60_001
  expect(await geocoder.find(typed)).toMatchObject({ result: 'found' })
  expect(requests).toHaveLength(3)
})

test('a private network is asked only where the operator has named it', async () => {
  const { url, requests } = await addressServer(json(answers.census))
  const hidden = openGeocoder({ name: 'census', base: url, mayBePrivate: false }, limits)
  expect(await hidden.find(typed)).toEqual({ result: 'failed', why: 'is in a private network' })
  // A name of this machine, whatever it stands for.
  const byName = url.replace('127.0.0.1', 'localhost')
  const named = openGeocoder({ name: 'census', base: byName, mayBePrivate: false }, limits)
  expect(await named.find(typed)).toEqual({ result: 'failed', why: 'leads to a private network' })
  expect(requests).toEqual([])
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['fd00::1', true],
  ['::ffff:10.0.0.1', true],
  ['148.129.75.8', false],
  ['2610:20:2010::1', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})

test.each([
  ['census', { name: 'census', base: 'https://geocoding.geo.census.gov', mayBePrivate: false }],
  ['nominatim:https://maps.example.org/search-here', { name: 'nominatim', mayBePrivate: false }],
  ['photon:http://localhost:2322', { name: 'photon', mayBePrivate: true }],
  ['pelias:http://[fd00::1]:4000', { name: 'pelias', mayBePrivate: true }],
  ['photon:private:http://photon:2322', { name: 'photon', base: 'http://photon:2322/', mayBePrivate: true }],
  ['nominatim', null],
  ['google:https://maps.example.org', null],
  ['photon:ftp://photon.example.org', null],
  ['photon:https://user:secret@photon.example.org', null],
  ['photon:https://photon.example.org/?key=1', null],
])('the setting %s is read', (text, expected) => {
  if (expected === null) expect(readGeocoder(text)).toBeNull()
  else expect(readGeocoder(text)).toMatchObject(expected)
})
