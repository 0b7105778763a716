/** What a geocoder says of an address. */
export interface Candidate {
  readonly latitude: number
  readonly longitude: number
  /** The building, a number between others of its street, or only the street, the town or the ZIP code. */
  readonly precision: 'building' | 'street' | 'area'
  /** As the geocoder writes it. */
  readonly label: string
}

/** A program that looks up addresses: how it is asked, and what its answer says. What is no such answer throws. */
interface Form {
  readonly urlOf: (base: string, address: string) => URL
  readonly read: (answer: unknown) => Candidate[]
}

/** Those who rank what they find put the best first; all that the Census finds fit alike. */
const mostCandidates = '1'

/** By what stands in `GEOCODER`. Each as its documentation says on November 28, 2026. */
export const forms = {
  // Geocoding Services of the U.S. Census Bureau: places a number between the first and the last one of its block.
  census: {
    urlOf: (base, address) =>
      asking(base, 'geocoder/locations/onelineaddress', {
        address,
        benchmark: 'Public_AR_Current',
        format: 'json',
      }),
    read: (answer) =>
      listIn(record(record(answer)['result'])['addressMatches']).map((match) => {
        const { x, y } = record(match['coordinates'])
        return candidate(y, x, 'street', match['matchedAddress'])
      }),
  },
  nominatim: {
    urlOf: (base, address) =>
      asking(base, 'search', { q: address, format: 'jsonv2', countrycodes: 'us', limit: mostCandidates }),
    read: (answer) =>
      listIn(answer).map(({ lat, lon, place_rank: rank, display_name: label }) =>
        candidate(Number(lat), Number(lon), Number(rank) >= rankOfBuildings ? 'building' : 'area', label),
      ),
  },
  photon: {
    urlOf: (base, address) => asking(base, 'api', { q: address, lang: 'en', limit: mostCandidates }),
    read: (answer) =>
      listIn(record(answer)['features']).map((feature) => {
        const properties = record(feature['properties'])
        const names = ['name', 'street', 'city', 'state', 'postcode'].map((name) => properties[name])
        const label = [properties['housenumber'], ...names].filter((text) => typeof text === 'string').join(' ')
        return atCoordinates(feature, properties['type'] === 'house' ? 'building' : 'area', label)
      }),
  },
  pelias: {
    urlOf: (base, address) =>
      asking(base, 'v1/search', { text: address, 'boundary.country': 'USA', size: mostCandidates }),
    read: (answer) =>
      listIn(record(answer)['features']).map((feature) => {
        const { layer, match_type: match, label } = record(feature['properties'])
        return atCoordinates(feature, precisionOfPelias(layer, match), label)
      }),
  },
} as const satisfies Record<string, Form>
export type GeocoderName = keyof typeof forms
export const geocoderNames = Object.keys(forms) as GeocoderName[]

/** Nominatim ranks places: buildings and their numbers have 30, streets 26 and 27. */
const rankOfBuildings = 28

function precisionOfPelias(layer: unknown, match: unknown): Candidate['precision'] {
  if (layer !== 'address' && layer !== 'venue') return 'area'
  return match === 'interpolated' ? 'street' : 'building'
}

function asking(base: string, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`)
  url.search = new URLSearchParams(query).toString()
  return url
}

function atCoordinates(
  feature: Readonly<Record<string, unknown>>,
  precision: Candidate['precision'],
  label: unknown,
): Candidate {
  const [longitude, latitude] = record(feature['geometry'])['coordinates'] as readonly unknown[]
  return candidate(latitude, longitude, precision, label)
}

const longestLabel = 200

function candidate(
  latitude: unknown,
  longitude: unknown,
  precision: Candidate['precision'],
  label: unknown,
): Candidate {
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || typeof label !== 'string')
    throw new TypeError('A place has no coordinates or no name')
  return { latitude, longitude, precision, label: label.slice(0, longestLabel) }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new TypeError('A part of the answer is missing')
  return value as Readonly<Record<string, unknown>>
}

function listIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new TypeError('The answer has no list')
  return value.map(record)
}
