import { slug } from '@atlas/contract/rules/normalized.ts'
import type { LocalArea } from '@atlas/states/returns/elected-post.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { wholeCounty } from '#imports/geography/counties.ts'
import type { PlaceOf } from '#imports/geography/places.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { CountyRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { jurisdictionOf } from '#imports/sources/public-pack/people/county-jurisdictions.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'
import { districtName } from '#imports/sources/public-pack/people/district-names.ts'
import { courtName, courtOf, districtLabel, municipalityIn } from '#imports/sources/public-pack/people/local-words.ts'
import { schoolBoardOf } from '#imports/sources/public-pack/people/school-boards.ts'
import { soilAndWaterDistrict } from '#imports/sources/public-pack/people/special-districts.ts'

export interface LocalGazetteer {
  readonly counties: ReadonlyMap<string, CountyRecord>
  readonly placeOf: PlaceOf
  readonly countiesOfPlace: (placeId: string) => readonly string[]
}

type Found = Pick<JurisdictionRecord, 'key' | 'kind' | 'name'> & Partial<JurisdictionRecord>

/**
 * The jurisdiction that elects the winner of a local race. Keys consist of FIPS codes as far as the area has one, and
 * otherwise of the words of the returns, so that they stay the same when the spelling of a name is corrected.
 */
export function localJurisdiction(winner: LocalWinner, gazetteer: LocalGazetteer): JurisdictionRecord {
  const found = finders[winner.area](winner, gazetteer)
  return { stateId: winner.stateId, district: null, ocdId: null, countyIds: winner.countyIds, ...plain, ...found }
}

const plain = { coverage: 'unknown', figuresFrom: null } as const

const finders: Readonly<Record<LocalArea, (winner: LocalWinner, gazetteer: LocalGazetteer) => Found>> = {
  state: stateOrDistrict,
  county: (winner, gazetteer) => inCounty(winner, gazetteer, districtLabel(winner)),
  ward: (winner, gazetteer) => inCounty(winner, gazetteer, winner.place.replace(/,? [^,]* Parish$/, '')),
  municipality: (winner, gazetteer) => inMunicipality(winner, gazetteer, districtLabel(winner)),
  school_district: schoolDistrict,
  special_district: specialDistrict,
  judicial_circuit: circuit,
  city_court: cityCourt,
}

/** The whole state, one of the posts that it fills, or a district of a board. */
function stateOrDistrict(winner: LocalWinner): Found {
  const { stateId, office, district, place, countyIds } = winner
  if (district === '') return { key: jurisdictionKey.state(stateId), kind: 'state', name: states[stateId].name }
  const isPart = place === `${district} District`
  const label = isPart ? place : districtLabel(winner)
  const body = isPart || place === states[stateId].name ? (bodies.get(office) ?? office) : place
  return {
    key: jurisdictionKey.stateDistrict(stateId, slug(office), slug(`${body} ${district}`)),
    kind: 'state-district',
    name: `${body}, ${districtName(label)}`,
    district: shortDistrict(label),
    // A statewide post uses the figures of the state.
    ...(countyIds.length === 0 && { figuresFrom: jurisdictionKey.state(stateId) }),
  }
}

const bodies: ReadonlyMap<OfficeName, string> = new Map([
  ['Public Service Commissioner', 'Public Service Commission'],
  ['State Board of Education Member', 'State Board of Education'],
  ['Supreme Court Justice', 'Supreme Court'],
  ['Transportation Commissioner', 'Transportation Commission'],
])

function inCounty(winner: LocalWinner, { counties }: LocalGazetteer, label: string): Found {
  const county = counties.get(winner.countyIds[0] ?? '')
  if (!county) throw new RowRefused('the row names no county')
  if (label === '' || label === 'At Large') return wholeCounty(county)
  // The returns for county offices name the districts of commissions differently.
  if (winner.office === 'County Commissioner') return jurisdictionOf(winner, county)
  return {
    key: jurisdictionKey.countyDistrict(county.id, slug(winner.office), slug(label)),
    kind: 'county-district',
    name: `${county.fullName}, ${districtName(label)}`,
    district: shortDistrict(label),
    countyIds: [county.id],
    figuresFrom: jurisdictionKey.county(county.id),
  }
}

function inMunicipality(winner: LocalWinner, gazetteer: LocalGazetteer, label: string): Found {
  const place = gazetteer.placeOf(winner.stateId, municipalityIn(winner.place) ?? winner.place)
  const municipality = {
    key: jurisdictionKey.municipality(place.id),
    kind: 'municipality' as const,
    name: place.name,
    countyIds: gazetteer.countiesOfPlace(place.id),
  }
  if (label === '' || label === 'At Large') return municipality
  return {
    ...municipality,
    key: `${municipality.key}:${slug(label)}`,
    name: `${place.name}, ${districtName(label)}`,
    district: shortDistrict(label),
  }
}

function schoolDistrict(winner: LocalWinner, { counties }: LocalGazetteer): Found {
  const { stateId, place, published } = winner
  const county = counties.get(winner.countyIds[0] ?? '')
  if (!county) throw new RowRefused('the row names no county')
  const { board, district, isApart } = schoolBoardOf({ ...winner, countyId: county.id })
  const part = boardSeat(districtLabel({ ...winner, district }), published)
  return {
    key: jurisdictionKey.schoolDistrict(county.id, slug(`${place} ${districtLabel(winner)}`)),
    kind: 'school-district',
    name: part === '' ? board : `${board}, ${part}`,
    district: part === '' ? null : shortDistrict(part),
    // The board of a whole county uses the figures of that county, as its commission does.
    figuresFrom: place.startsWith(county.fullName) && !isApart ? jurisdictionKey.county(county.id) : null,
    stateId,
  }
}

/** The words that distinguish a member from the others of the board. */
function boardSeat(label: string, published: string): string {
  const name = districtName(label)
  if (name === 'Chair' && /\bvice chair/i.test(published)) return 'Vice Chair'
  // The name of a town is that of its district.
  return /^\p{Lu}\p{Ll}+$/u.test(name) && name !== 'Chair' ? `${name} District` : name
}

/** For a district of several counties, each of which elects a member. */
function specialDistrict({ stateId, place, countyIds }: LocalWinner, { counties }: LocalGazetteer): Found {
  // Uses the name as published, so that an entry stays the same when its spelling is corrected.
  const listed = place.replace(/ Supervisor$/, '')
  const name = soilAndWaterDistrict(listed)
  const county = countyIds.length === 1 ? counties.get(countyIds[0] ?? '') : undefined
  if (!county) return { key: jurisdictionKey.specialDistrict(stateId, slug(listed)), kind: 'special-district', name }
  return {
    key: `${jurisdictionKey.specialDistrict(stateId, slug(listed))}:${county.id}`,
    kind: 'special-district',
    name: `${name}, ${county.fullName}`,
    district: county.fullName,
    figuresFrom: jurisdictionKey.county(county.id),
  }
}

function circuit(winner: LocalWinner): Found {
  const { court, division } = courtOf(winner)
  const named = courtName({ court, division }, winner.published)
  const [onlyCounty, ...more] = winner.countyIds
  return {
    key: jurisdictionKey.judicialCircuit(winner.stateId, slug(`${court} ${division}`)),
    kind: 'judicial-circuit',
    name: named.division === '' ? named.court : `${named.court}, ${named.division}`,
    district: named.division === '' ? null : named.division,
    figuresFrom: onlyCounty && more.length === 0 ? jurisdictionKey.county(onlyCounty) : null,
  }
}

/** The court of a city, or of a parish if no city is named. */
function cityCourt(winner: LocalWinner, gazetteer: LocalGazetteer): Found {
  const division = winner.place
    .replace(/,? ?(?:City|Town) of .*$/, '')
    .replace(/^City Court,? ?/, '')
    .trim()
  if (!municipalityIn(winner.place)) return inCounty(winner, gazetteer, winner.place)
  return inMunicipality(winner, gazetteer, winner.office === 'Marshal' ? '' : division)
}

/** "District 5" → "5": the number or letter alone, for districts only. */
function shortDistrict(label: string): string {
  const name = districtName(label)
  return /^District (\d+|[A-Z])$/.exec(name)?.[1] ?? name
}
