import { type Certainty, certainties } from '@atlas/contract/rules/place-certainty.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, placeAt, type Places } from '#dataset/places/places.ts'
import { representing } from '#dataset/places/representing.ts'
import type { PlacedDivision } from '#features/places/find/placed-division.ts'
import type { ServedPart, Serving } from '#features/places/find/serving.ts'

/** An area whose officials represent a point, and the link between them: a division, or the whole state. */
interface ThroughDivision {
  readonly serving: Serving
  readonly through: PlacedDivision | StateId
}

/** The kinds of places with outlines. Such a place serves a point only if the point lies in or near it. */
const outlined: ReadonlySet<string> = new Set([
  'municipality',
  'congressional_district',
  'senate_district',
  'house_district',
])

/**
 * The areas that represent a point: those that represent its counties, except that of districts and towns only those
 * that the point lies in or near are included.
 */
export function servingPoint(places: Places, divisions: readonly PlacedDivision[]): ThroughDivision[] {
  const counties = divisions.filter(({ kind }) => kind === 'county')
  const found = new Map<number, { parts: ServedPart[]; through: PlacedDivision | StateId }>()
  const add = (area: number, part: ServedPart, through: PlacedDivision | StateId) => {
    const known = found.get(area) ?? { parts: [], through }
    found.set(area, { ...known, parts: [...known.parts, part] })
  }
  for (const county of counties)
    for (const { area, certainty } of representing(places, county.number)) {
      if (isOutlined(places, area)) continue
      add(
        area,
        { county: county.number, certainty },
        isStatewide(places, area, county) ? stateOf(places, county) : county,
      )
    }
  for (const division of divisions.filter(({ kind }) => kind !== 'county')) {
    const certainty = certaintyOf(division, divisions)
    const inCounties = listAt(places.counties, division.number)
    const shared = counties.filter(({ number }) => inCounties.includes(number))
    for (const area of listAt(places.own, division.number))
      for (const { number } of shared.length > 0 ? shared : counties)
        add(area, { county: number, certainty: ofPart(places, area, certainty) }, division)
  }
  return Array.from(found, ([area, { parts, through }]) => ({
    serving: { area, parts, certainty: together(parts, counties.length) },
    through,
  }))
}

function isOutlined(places: Places, area: number): boolean {
  const place = places.areas.places[area] as number
  return place > 0 && outlined.has(kindAt(places, place - 1))
}

function isStatewide(places: Places, area: number, { number }: PlacedDivision): boolean {
  return listAt(places.statewide, places.states[number] as number).includes(area)
}

function stateOf(places: Places, { number }: PlacedDivision): StateId {
  return placeAt(places, number).stateId
}

/** Certain where no other district of the kind is near; a division beyond the line is only possible. */
function certaintyOf({ kind, isInside, metersToLine }: PlacedDivision, all: readonly PlacedDivision[]): Certainty {
  if (!isInside) return 'possible'
  const isNearOther = all.some((other) => other.kind === kind && !other.isInside)
  return isNearOther || (kind === 'municipality' && metersToLine !== null) ? 'probable' : 'whole'
}

/** Wards of towns have no outlines. */
function ofPart({ areas }: Places, area: number, certainty: Certainty): Certainty {
  return certainties[areas.certainties[area] as number] === 'whole' ? certainty : 'possible'
}

/** The certainty for several counties together is the lowest of theirs. */
function together(parts: readonly ServedPart[], all: number): Certainty {
  const worst = certainties.findLast((each) => parts.some(({ certainty }) => certainty === each)) ?? 'possible'
  return worst === 'whole' && parts.length < all ? 'part' : worst
}
