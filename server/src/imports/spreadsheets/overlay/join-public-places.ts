import { slug } from '@atlas/contract/rules/normalized.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import {
  type ExistingRecords,
  type ExistingJurisdiction,
  type ExistingOffice,
  type Places,
  seatOf,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import { once } from '#platform/once.ts'
import type { Layer } from '#imports/spreadsheets/overlay/layer.ts'
import { isMadeName, findPlace } from '#imports/spreadsheets/resolve/find-place.ts'
import { foundOrNull } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'

/** A seat of a place that only the list had, and its public place. */
export interface MovedSeat {
  readonly officeId: string
  readonly from: string
  readonly to: string
}

interface AtPublicPlaces {
  readonly layer: Layer
  readonly moved: readonly MovedSeat[]
}

/**
 * Moves seats of the list's own places to the public places that the rows would name today, so that the result does
 * not depend on which came first.
 */
export function atPublicPlaces(layer: Layer, existing: ExistingRecords): AtPublicPlaces {
  const own = layer.jurisdictions.filter(({ key }) => key.startsWith('organisation:'))
  if (own.length === 0) return { layer, moved: [] }
  const find = publicPlaceFinder(existing)
  const officesOf = officesByPlace(layer)
  const found = new Map<string, ExistingJurisdiction>()
  for (const place of own)
    for (const office of officesOf.get(place.key)?.values() ?? []) {
      const publicPlace = find(place, office)
      if (publicPlace) found.set(seatOf({ officeId: office.id, jurisdictionKey: place.key }), publicPlace)
    }
  if (found.size === 0) return { layer, moved: [] }
  return { layer: withPlaces(layer, found), moved: Array.from(found, movedSeat) }
}

function movedSeat([seat, { key }]: [string, ExistingJurisdiction]): MovedSeat {
  const blank = seat.indexOf(' ')
  return { officeId: seat.slice(0, blank), from: seat.slice(blank + 1), to: key }
}

function officesByPlace({ officials, seats, offices }: Layer): ReadonlyMap<string, ReadonlySet<ExistingOffice>> {
  const byId = new Map(offices.map((office) => [office.id, office as ExistingOffice]))
  const byPlace = new Map<string, Set<ExistingOffice>>()
  const occupied = [...officials.map((each) => ({ ...each, officeId: slug(each.office) })), ...seats]
  for (const { jurisdictionKey, officeId } of occupied) {
    const office = byId.get(officeId)
    if (office) byPlace.set(jurisdictionKey, (byPlace.get(jurisdictionKey) ?? new Set()).add(office))
  }
  return byPlace
}

/** Finds the public place for a row that names the place; null if none or several match. */
function publicPlaceFinder(
  existing: ExistingRecords,
): (place: JurisdictionRecord, office: ExistingOffice) => ExistingJurisdiction | null {
  const isPublic = ({ isOwn }: ExistingJurisdiction) => !isOwn
  const only = (places: Places) =>
    new Map(
      Array.from(places, ([word, each]) => [word, each.filter(isPublic)] as const).filter(([, { length }]) => length),
    )
  const publicOnes: ExistingRecords = {
    ...existing,
    jurisdictions: new Map([...existing.jurisdictions].filter(([, place]) => isPublic(place))),
    jurisdictionsByWord: only(existing.jurisdictionsByWord),
    districtsOfCounty: only(existing.districtsOfCounty),
    wholePlaces: once(() => only(existing.wholePlaces())),
    districtsOfPlace: once(() => only(existing.districtsOfPlace())),
  }
  return (place, office) => {
    const named = placeIn(place, office, publicOnes, place.name)
    // If the row had no name for a district of a county, the atlas made one.
    return named ?? (isMadeName(place, publicOnes) ? placeIn(place, office, publicOnes, null) : null)
  }
}

function placeIn(
  { stateId, kind, district, countyIds }: JurisdictionRecord,
  office: ExistingOffice,
  existing: ExistingRecords,
  name: string | null,
): ExistingJurisdiction | null {
  const values = new Map<FileColumn, unknown>([
    ['state.name', stateId],
    ['jurisdiction_kind', kind],
    ...(name === null ? [] : [['jurisdiction.name', name] as const]),
    ...(district === null ? [] : [['jurisdiction.district', district] as const]),
    ...(countyIds.length === 0 ? [] : [['county.fips', countyIds] as const]),
  ])
  const place = foundOrNull(() => findPlace(values as CellValues, office, existing))
  return place && !place.key.startsWith('organisation:') ? place : null
}

function withPlaces(layer: Layer, found: ReadonlyMap<string, ExistingJurisdiction>): Layer {
  const keyOf = (officeId: string, jurisdictionKey: string) =>
    found.get(seatOf({ officeId, jurisdictionKey }))?.key ?? jurisdictionKey
  const officials = layer.officials.map((official) => ({
    ...official,
    jurisdictionKey: keyOf(slug(official.office), official.jurisdictionKey),
  }))
  const stay = new Set(officials.map(({ jurisdictionKey }) => jurisdictionKey))
  const soleKeys = soleKeyOf(found)
  // Figures belong to a place, not to an office, so they move with the last of its seats.
  const placeOfFigures = (key: string) => (stay.has(key) ? key : (soleKeys.get(key) ?? key))
  const seats = layer.seats.map((seat) => ({ ...seat, jurisdictionKey: keyOf(seat.officeId, seat.jurisdictionKey) }))
  const facts = layer.facts.map((fact) => ({ ...fact, jurisdictionKey: placeOfFigures(fact.jurisdictionKey) }))
  const coverages = layer.coverages.map((each) => ({ ...each, jurisdictionKey: placeOfFigures(each.jurisdictionKey) }))
  const publicPlaces = Array.from(found.values(), ({ isOwn: _, ...place }) => place)
  const needed = new Set([...stay, ...facts.map(({ jurisdictionKey }) => jurisdictionKey)])
  return {
    ...layer,
    officials,
    jurisdictions: firstOfEach([...layer.jurisdictions, ...publicPlaces], ({ key }) => key).filter(({ key }) =>
      needed.has(key),
    ),
    seats: firstOfEach(seats, seatOf),
    facts: firstOfEach(facts, (fact) => `${fact.jurisdictionKey} ${fact.field} ${fact.formerLinesYear ?? ''}`),
    coverages: firstOfEach(coverages, ({ jurisdictionKey }) => jurisdictionKey),
  }
}

/** The key of the public place to which all moved seats of an own place went, if it is only one. */
function soleKeyOf(found: ReadonlyMap<string, ExistingJurisdiction>): ReadonlyMap<string, string> {
  const keys = Map.groupBy(Array.from(found, movedSeat), ({ from }) => from)
  return new Map(
    Array.from(keys).flatMap(([from, moved]) => {
      const [first, ...others] = new Set(moved.map(({ to }) => to))
      return first && others.length === 0 ? [[from, first] as const] : []
    }),
  )
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}
