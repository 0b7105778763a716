import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type Area, readRows } from '#testing/places/pack-claims.ts'

/** Which districts touch which county, which counties a town lies in, and which districts are at its middle. */
export interface PackGeography {
  /** `01047` → `upper 23`, … */
  readonly districts: ReadonlyMap<string, ReadonlySet<string>>
  readonly townNames: ReadonlyMap<string, string>
  readonly countiesOfTown: ReadonlyMap<string, readonly string[]>
  readonly atPoint: ReadonlyMap<string, readonly string[]>
  readonly countyNames: ReadonlyMap<string, string>
}

const chamberOf: Readonly<Record<string, string>> = { state_house: 'lower', state_senate: 'upper' }

export function readGeography(folder: string): PackGeography {
  const parishes = readRows(folder, 'geo/la_parish_district_2026.csv').flatMap((row) => {
    const chamber = chamberOf[row['level'] ?? '']
    return chamber ? [[row['parish_fips'] ?? '', `${chamber} ${row['district']}`] as const] : []
  })
  const overlaps = readRows(folder, 'geo/county_district.csv').flatMap((row) => {
    // The list of Louisiana itself is whole, and what members say of their parishes is not.
    if (row['state'] === 'LA' && row['chamber'] !== 'congress') return []
    return [[row['county_fips'] ?? '', `${row['chamber']} ${row['district']}`] as const]
  })
  const districts = new Map<string, Set<string>>()
  for (const [county, district] of [...overlaps, ...parishes])
    districts.set(county, (districts.get(county) ?? new Set()).add(district))
  const towns = readRows(folder, 'geo/place_county.csv')
  return {
    districts,
    countiesOfTown: new Map(
      [...Map.groupBy(towns, (row) => row['Place GEOID'] ?? '')].map(([id, rows]) => [
        id,
        rows.map((row) => row['County GEOID'] ?? ''),
      ]),
    ),
    atPoint: new Map(
      readRows(folder, 'geo/place_district.csv').map((row) => [
        row['place_geoid'] ?? '',
        [`upper ${row['senate_district_at_point']}`, `lower ${row['house_district_at_point']}`],
      ]),
    ),
    townNames: new Map(
      readRows(folder, 'census/places_population_2021.csv').map((row) => [
        row['GEOID'] ?? '',
        normalized(row['Short Name'] ?? ''),
      ]),
    ),
    countyNames: new Map(readRows(folder, 'geo/counties.csv').map((row) => [row['GEOID'] ?? '', row['Name'] ?? ''])),
  }
}

/** A place as a test asks for it. */
export interface TestPlace {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly state: string
}

/** Whether an area elects somebody who represents a place, for certain or probably. */
export function represents(geography: PackGeography, place: TestPlace, area: Area): boolean {
  if (area.state !== place.state) return false
  // Of a post without counties nobody can say more.
  if (area.type === 'state' || ((area.type === 'state part' || area.type === 'circuit') && area.counties.length === 0))
    return true
  return representing[place.kind]?.(geography, place, area) ?? false
}

type Represents = (geography: PackGeography, place: TestPlace, area: Area) => boolean

const representing: Readonly<Record<string, Represents>> = {
  state: (_, __, area) => area.type === 'district' || area.type === 'state part',
  county: (geography, { id, name }, area) => {
    if (area.type === 'district') return geography.districts.get(id)?.has(area.district ?? '') ?? false
    if (area.type === 'town' || !area.counties.includes(id)) return false
    return area.type !== 'school' || plain(area.board ?? '').startsWith(plain(name))
  },
  municipality: (geography, place, area) => {
    const counties = geography.countiesOfTown.get(place.id) ?? []
    if (area.type === 'town') return isTown(geography, place, area, counties)
    if (area.type === 'district') return isDistrictOfTown(geography, place, area, counties)
    return isOfCounties(area, counties)
  },
  school_district: (geography, { id, name }, area) => {
    const county = id.split('-')[1] ?? ''
    if (area.type === 'school') return area.board === name && area.counties[0] === county
    if (area.type === 'district') return geography.districts.get(county)?.has(area.district ?? '') ?? false
    return isOfCounties(area, [county])
  },
}
for (const chamber of ['upper', 'lower', 'congress'])
  (representing as Record<string, Represents>)[chamber] = (geography, place, area) => {
    if (area.type !== 'district') return false
    const own = `${chamber} ${place.id.split('-').at(-1)}`.toLowerCase()
    const [of = ''] = area.district?.split(' ') ?? []
    if (of === chamber) return area.district?.toLowerCase() === own
    return everyCountyLiesIn(geography, place.state, own, area.district ?? '')
  }

/** Whether all counties that a district touches lie in another district as a whole. */
function everyCountyLiesIn({ districts }: PackGeography, state: string, own: string, other: string): boolean {
  const counties = [...districts].filter(
    ([county, of]) => county.startsWith(state) && [...of].some((each) => each.toLowerCase() === own),
  )
  return counties.length > 0 && counties.every(([, of]) => onlyOne(of, other))
}

function onlyOne(districts: ReadonlySet<string>, district: string): boolean {
  const [chamber] = district.split(' ')
  const alike = [...districts].filter((each) => each.startsWith(`${chamber} `))
  return alike.length === 1 && alike[0] === district
}

function isTown(
  { townNames }: PackGeography,
  { id }: TestPlace,
  { town, counties }: Area,
  of: readonly string[],
): boolean {
  if (town === id) return true
  const isNamed = town?.replace(/^st /, 'saint ') === townNames.get(id)?.replace(/^st /, 'saint ')
  return isNamed && (counties.length === 0 || counties.some((county) => of.includes(county)))
}

function isDistrictOfTown(
  geography: PackGeography,
  { id }: TestPlace,
  area: Area,
  counties: readonly string[],
): boolean {
  const district = area.district ?? ''
  const of = counties.map((county) => geography.districts.get(county) ?? new Set<string>())
  if (of.some((districts) => onlyOne(districts, district))) return true
  if (district.startsWith('congress')) return of.some((districts) => districts.has(district))
  return of.some((districts) => districts.has(district)) && (geography.atPoint.get(id)?.includes(district) ?? false)
}

/** Of a part of a county nobody knows whether a town lies in it. */
function isOfCounties({ type, counties: areas, isPart }: Area, counties: readonly string[]): boolean {
  if (type === 'school' || type === 'town' || (type === 'county' && isPart)) return false
  return areas.some((county) => counties.includes(county))
}

function plain(name: string): string {
  return normalized(name).replace(/^saint /, 'st ')
}
