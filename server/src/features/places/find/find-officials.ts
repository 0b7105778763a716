import type { Found, FoundOfficial, FindReply, FoundPart } from '@atlas/contract/endpoints/places/find.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { stateOfZipCode } from '@atlas/contract/rules/zip-code.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { ladderOf } from '#dataset/places/ladder.ts'
import { findPlace, placeAt, placeIdAt, type Places, rowsOfArea } from '#dataset/places/places.ts'
import { districtsReaching } from '#features/places/find/districts-of.ts'
import { notOnFileHere, ownNotOnFile } from '#dataset/places/missing/not-on-file-here.ts'
import { numbersOf, type Serving, servingPlace, servingZip } from '#features/places/find/serving.ts'
import { zipDetail } from '#features/places/find/look-up-zip.ts'
import { type RequestedPoint, type PointQuery, queryPoint } from '#features/places/find/point-query.ts'

type Named = Pick<Found, 'kind' | 'name' | 'full_name' | 'place_id' | 'state_id'>

/** The data of a request, assembled from places. */
interface FoundQuery extends Named {
  readonly counties: readonly { readonly number: number; readonly share: number | null }[]
  readonly towns: readonly number[]
  readonly serving: readonly Serving[]
  /** For a point: what was found there, and why the officials of an area are in the answer. */
  readonly point?: PointQuery['point']
  readonly reasonOf?: PointQuery['reasonOf']
}

/** What a request asks for, after an address has become a point. */
export type FindRequest = { readonly zip: string } | { readonly place_id: string } | { readonly point: RequestedPoint }

/** Everybody on file who represents a ZIP area, a place or a point, and the part of it that each one serves. */
export function findOfficials(snapshot: Snapshot, request: FindRequest, isNonpartisan: boolean): FindReply {
  const query = queryOf(snapshot.places, request)
  if (query) return { found: foundOf(snapshot, query, isNonpartisan), refusal: null }
  return { found: null, refusal: refusalOf(request) }
}

function queryOf(places: Places, request: FindRequest): FoundQuery | null {
  if ('point' in request) return queryPoint(places, request.point)
  return 'zip' in request ? queryZip(places, request.zip) : queryPlace(places, request.place_id)
}

function refusalOf(request: FindRequest): NonNullable<FindReply['refusal']> {
  if ('zip' in request) return unknownZip(request.zip)
  if ('place_id' in request) return unknownPlace
  const where = request.point.precision === 'location' ? 'You are' : 'This address is'
  return {
    sentence: `${where} outside the five states.`,
    advice: `The atlas knows officials of ${Object.values(states)
      .map(({ name }) => name)
      .join(', ')}. Type a ZIP code of one of them to find who represents it.`,
  }
}

const unknownPlace = { sentence: 'This place is not on file any more.', advice: 'Enter its name again.' }

/**
 * The Census draws no area for a ZIP code that has only post-office boxes or a single organization. Nobody says which
 * codes these are, so a code of a state without an area is told as what it mostly is.
 */
export function unknownZip(zip: string): { sentence: string; advice: string | null } {
  const stateId = stateOfZipCode(zip)
  const boxes = `ZIP codes of ${stateId ? states[stateId].name : ''} that are not on the map mostly have post-office boxes only, and no area that somebody could live in. Enter the ZIP code of the street, the city or town, or the county.`
  return { sentence: `${zip} is not a ZIP code we know in these five states.`, advice: stateId ? boxes : null }
}

function queryZip(places: Places, zip: string): FoundQuery | null {
  const area = places.zips.get(zip)
  if (!area) return null
  return {
    kind: 'zip',
    name: zip,
    full_name: `${zip} (${zipDetail(places, zip)})`,
    place_id: null,
    state_id: area.stateId,
    counties: area.counties.flatMap(({ id, share }) => numbersOf(places, [id]).map((number) => ({ number, share }))),
    towns: numbersOf(places, area.townIds),
    serving: servingZip(places, area),
  }
}

function queryPlace(places: Places, id: string): FoundQuery | null {
  const number = findPlace(places, id)
  if (number === undefined) return null
  const place = placeAt(places, number)
  const { kind, name, stateId } = place
  const hasParts = kind === 'county' || kind === 'municipality'
  return {
    kind,
    name,
    full_name: kind === 'state' ? name : `${name}, ${states[stateId].name}`,
    place_id: id,
    state_id: stateId,
    counties: hasParts ? Array.from(place.counties, (county) => ({ number: county, share: null })) : [],
    towns: kind === 'municipality' ? [number] : [],
    serving: servingPlace(places, place),
  }
}

function foundOf(snapshot: Snapshot, query: FoundQuery, isNonpartisan: boolean): Found {
  const { counties, towns, serving, point = null, reasonOf = () => null, ...named } = query
  const { places } = snapshot
  const officials = officialsOf(snapshot, serving, reasonOf, isNonpartisan)
  const parts = counties.map(({ number, share }) => partOf(places, number, share, officials))
  return {
    ...named,
    parts,
    officials,
    reaching: districtsReaching(
      places,
      counties.map(({ number }) => number),
    ),
    look_ups: [...new Set([named.state_id, ...counties.map(({ number }) => placeAt(places, number).stateId)])].map(
      lookUpOf,
    ),
    not_on_file: [...counties.map(({ number }) => number), ...towns].flatMap((number) =>
      missingIn(snapshot, number, point ? ownNotOnFile : notOnFileHere),
    ),
    point,
  }
}

function partOf(places: Places, number: number, share: number | null, officials: readonly FoundOfficial[]): FoundPart {
  const { id, name, stateId } = placeAt(places, number)
  const serving = officials.filter(({ parts }) => parts.some((part) => part.id === id))
  return { id, name, state: states[stateId].name, share, officials: serving.length }
}

function officialsOf(
  snapshot: Snapshot,
  serving: readonly Serving[],
  reasonOf: (area: number) => string | null,
  isNonpartisan: boolean,
): FoundOfficial[] {
  const { places, index } = snapshot
  const servingOf = new Map<number, Serving>()
  const rows = serving.flatMap((each) =>
    Array.from(rowsOfArea(places, each.area), (row) => {
      servingOf.set(index.ids[row] as number, each)
      return { row, area: each.area, certainty: each.certainty }
    }),
  )
  return ladderOf(snapshot, rows, isNonpartisan).flatMap(({ level, officials }) =>
    officials.map((official) => {
      const served = servingOf.get(Number(official.values['eo.id']))
      return { ...official, level, parts: partsOf(places, served), reason: served ? reasonOf(served.area) : null }
    }),
  )
}

function partsOf(places: Places, serving: Serving | undefined): FoundOfficial['parts'] {
  const parts = serving?.parts ?? []
  return parts.map(({ county, certainty }) => ({ id: placeIdAt(places, county), certainty }))
}

/** "Bolivar County. Not on file: the supervisors." */
function missingIn(snapshot: Snapshot, number: number, missing: typeof notOnFileHere): string[] {
  const place = placeAt(snapshot.places, number)
  return missing(snapshot, place).map((sentence) => `${place.name}. ${sentence}`)
}

/**
 * The page where each state itself tells, for an address, the precinct and districts in which a person votes. These are
 * links for people and are never fetched; the hosts are those that public election projects link to.
 */
function lookUpOf(stateId: StateId): { state: string; host: string; url: string } {
  const { name, lookUp: url } = states[stateId]
  return { state: name, host: new URL(url).host.replace(/^www\./, ''), url }
}
