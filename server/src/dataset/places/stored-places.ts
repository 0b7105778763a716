import { placeIdOf, kindOfPlaceId, schoolDistrictOf } from '@atlas/contract/rules/place-id.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Database } from '#database/connect.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

type Jurisdictions = ReadonlyMap<number, StoredJurisdiction>

/** A city or town according to the Census. */
export interface Town {
  readonly fullName: string
  readonly population: number | null
  readonly populationYear: number | null
  readonly populationSource: string
  /** The districts at its center, which are only probable. */
  readonly districts: { readonly upper: string; readonly lower: string; readonly source: string } | null
}

/** A stored place, with or without officials on file. */
export interface StoredPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly name: string
  readonly stateId: string
  readonly countyIds: readonly string[]
  readonly town: Town | null
  /** The areas that are the place or a part of it. */
  readonly areas: readonly StoredJurisdiction[]
  /** The one of these that is the whole place, whose figures are its own. */
  readonly whole: StoredJurisdiction | null
}

/** Every place, sorted by id. */
export async function readStoredPlaces(database: Database, jurisdictions: Jurisdictions): Promise<StoredPlace[]> {
  const towns = await database.selectFrom('census_place').selectAll().orderBy('id').execute()
  const counties = await database.selectFrom('county').selectAll().execute()
  const states = await database.selectFrom('state').selectAll().execute()
  const countiesOf = (state: string) => counties.flatMap(({ id, state_id }) => (state_id === state ? [id] : []))
  const placeOf = areasByPlace(jurisdictions, towns)
  const found = new Map<string, StoredPlace>()
  for (const [id, areas] of placeOf) found.set(id, placeOfAreas(id, areas))
  for (const { id, name } of states)
    if (!found.has(id)) found.set(id, { ...nobody, id, kind: 'state', name, stateId: id, countyIds: countiesOf(id) })
  for (const county of counties) {
    const { id, state_id: stateId, full_name: name } = county
    if (!found.has(id)) found.set(id, { ...nobody, id, kind: 'county', name, stateId, countyIds: [id] })
  }
  for (const town of towns) {
    const { id, name, state_id: stateId, county_ids: countyIds } = town
    const before = found.get(id) ?? { ...nobody, id, kind: 'municipality' as const, stateId }
    found.set(id, { ...before, name, countyIds, town: asTown(town) })
  }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

const nobody = { areas: [], whole: null, town: null } as const

interface CensusRow {
  readonly id: string
  readonly name: string
  readonly full_name: string
  readonly state_id: string
  readonly county_ids: readonly string[]
  readonly population: number | null
  readonly population_year: number | null
  readonly source_id: string
  readonly upper_district: string | null
  readonly lower_district: string | null
  readonly districts_source_id: string | null
}

function asTown(row: CensusRow): Town {
  const { upper_district: upper, lower_district: lower, districts_source_id: source } = row
  return {
    fullName: row.full_name,
    population: row.population,
    populationYear: row.population_year,
    populationSource: row.source_id,
    districts: upper !== null && lower !== null && source !== null ? { upper, lower, source } : null,
  }
}

function areasByPlace(jurisdictions: Jurisdictions, towns: readonly CensusRow[]): Map<string, StoredJurisdiction[]> {
  const townOf = new Map(towns.map((town) => [nameKey(town.state_id, town.name, town.county_ids), town.id]))
  const places = new Map<string, StoredJurisdiction[]>()
  for (const area of jurisdictions.values()) {
    const id = codedId(area) ?? ownTown(area, townOf)
    if (id === null) continue
    const areas = places.get(id)
    if (areas) areas.push(area)
    else places.set(id, [area])
  }
  return places
}

function codedId({ key, kind, name, counties }: StoredJurisdiction): string | null {
  return placeIdOf({ key, kind, name, countyIds: counties.map(({ id }) => id) })
}

/** An organization identifies its towns by name, state and counties, without a code. */
function ownTown({ kind, name, state, counties }: StoredJurisdiction, towns: ReadonlyMap<string, string>) {
  if (kind !== 'municipality') return null
  const countyIds = counties.map(({ id }) => id).sort()
  return towns.get(nameKey(state.id, name.split(', ')[0] ?? '', countyIds)) ?? null
}

function nameKey(stateId: string, name: string, countyIds: readonly string[]): string {
  return `${stateId} ${normalized(name)} ${countyIds.join(' ')}`
}

function placeOfAreas(id: string, areas: readonly StoredJurisdiction[]): StoredPlace {
  const kind = kindOfPlaceId(id) as PlaceKind
  const whole = areas.find((area) => isWhole(kind, area)) ?? null
  const [first] = areas as [StoredJurisdiction, ...StoredJurisdiction[]]
  const { state, counties } = whole ?? first
  return {
    id,
    kind,
    name: nameOf(kind, whole ?? first),
    stateId: state.id,
    countyIds: counties.map((county) => county.id).sort(),
    town: null,
    areas,
    whole,
  }
}

function isWhole(kind: PlaceKind, { kind: of, district }: StoredJurisdiction): boolean {
  if (kind === 'county' || kind === 'state') return of === kind
  return kind === 'municipality' || kind === 'school_district' ? district === null : true
}

function nameOf(kind: PlaceKind, { name, district }: StoredJurisdiction): string {
  if (kind === 'school_district') return schoolDistrictOf(name)
  return kind === 'municipality' && district !== null ? (name.split(', ')[0] ?? name) : name
}
