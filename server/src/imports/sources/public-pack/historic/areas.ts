import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { HistoricArea } from '@atlas/states/lists/historic-list.ts'
import { chamberOf, divisionOf } from '#imports/geography/chambers.ts'
import { wholeCounty } from '#imports/geography/counties.ts'
import type { PlaceOf } from '#imports/geography/places.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'

/** The counties and municipalities of a state, used to interpret the areas of its list. */
export interface Gazetteer {
  readonly stateId: StateId
  readonly counties: readonly CountyRecord[]
  readonly placeOf: PlaceOf
  readonly countiesOfPlace: (placeId: string) => readonly string[]
}

type Found = Pick<JurisdictionRecord, 'key' | 'kind' | 'name'> & Partial<JurisdictionRecord>

/** The jurisdiction that a row names. */
export function jurisdictionOf(area: HistoricArea, gazetteer: Gazetteer): JurisdictionRecord {
  return {
    stateId: gazetteer.stateId,
    district: null,
    ocdId: null,
    countyIds: [],
    coverage: 'unknown',
    figuresFrom: null,
    ...found(area, gazetteer),
  }
}

function found(area: HistoricArea, gazetteer: Gazetteer): Found {
  const { stateId } = gazetteer
  switch (area.kind) {
    case 'state':
      return {
        key: jurisdictionKey.state(stateId),
        kind: 'state',
        name: states[stateId].name,
        ocdId: divisionOf(stateId),
        countyIds: gazetteer.counties.map(({ id }) => id),
      }
    case 'chamber':
      return chamberDistrict(area, stateId)
    case 'circuit':
      return {
        key: jurisdictionKey.judicialCircuit(stateId, area.key),
        kind: 'judicial-circuit',
        name: area.name,
        district: area.district,
      }
    case 'county':
      return wholeCounty(countyCalled(area.county, gazetteer))
    case 'county-part':
      return partOfCounty(area, countyCalled(area.county, gazetteer))
    case 'school-district':
      return schoolDistrict(area, countyCalled(area.county, gazetteer))
    case 'municipality':
      return municipality(area, gazetteer)
  }
}

type AreaOf<Kind extends HistoricArea['kind']> = Extract<HistoricArea, { readonly kind: Kind }>

function chamberDistrict({ chamber, district }: AreaOf<'chamber'>, stateId: StateId): Found {
  const { key, kind, label, division } = chamberOf[chamber]
  return {
    key: key(stateId, district),
    kind,
    name: `${label} ${district}`,
    district,
    ocdId: `${divisionOf(stateId)}/${division}:${district}`,
  }
}

function countyCalled(name: string, { stateId, counties }: Gazetteer): CountyRecord {
  const county = counties.find((each) => normalized(each.name) === normalized(name))
  if (county) return county
  throw new RowRefused(`${states[stateId].name} has no ${states[stateId].countyNoun.one} "${name}"`)
}

function partOfCounty({ body, part, district }: AreaOf<'county-part'>, county: CountyRecord): Found {
  return {
    key: jurisdictionKey.countyDistrict(county.id, body, slug(part)),
    kind: 'county-district',
    name: `${county.fullName}, ${part}`,
    district,
    countyIds: [county.id],
    figuresFrom: jurisdictionKey.county(county.id),
  }
}

function schoolDistrict({ part, district }: AreaOf<'school-district'>, county: CountyRecord): Found {
  return {
    key: jurisdictionKey.schoolDistrict(county.id, slug(part)),
    kind: 'school-district',
    name: `${county.fullName} School Board, ${part}`,
    district,
    countyIds: [county.id],
  }
}

function municipality({ place: called, part, district }: AreaOf<'municipality'>, gazetteer: Gazetteer): Found {
  const place = gazetteer.placeOf(gazetteer.stateId, called)
  const key = jurisdictionKey.municipality(place.id)
  return {
    key: part === '' ? key : `${key}:${slug(part)}`,
    kind: 'municipality',
    name: part === '' ? place.name : `${place.name}, ${part}`,
    district: district || null,
    countyIds: gazetteer.countiesOfPlace(place.id),
  }
}
