import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { type Box, boxAroundBoxes, fitted, wholeView } from '#shared/map/boxes.ts'
import { type DrawnOutline, type DrawnOutlines, stateIdOf } from '#shared/map/draw-outlines.ts'
import type { LocatedPlace } from '#shared/map/drawing/LocatorDrawing.tsx'

/** Height by width, of every locator. */
const shape = 0.7

/** A place and what lies around it, as a locator shows it. */
export interface Located {
  readonly marked: readonly (LocatedPlace & { readonly isLinked: boolean })[]
  readonly neighbors: readonly LocatedPlace[]
  readonly view: Box
  /** Where else than in these states the map is faint; null is nowhere. */
  readonly stateIds: readonly StateId[] | null
  readonly hasInset: boolean
}

type Names = ReadonlyMap<string, Pick<Counties['counties'][number], 'name' | 'full_name'>>

/** A state fills the map, and is no outline beside the others of its kind. */
export function locateState(stateId: StateId, { outlines }: DrawnOutlines): Located {
  const boxes = outlines.filter((each) => each.stateId === stateId).map(({ box }) => box)
  const view = fitted(boxes.length > 0 ? boxAroundBoxes(boxes) : wholeView, { shape, margin: 0.04 })
  return { marked: [], neighbors: [], view, stateIds: [stateId], hasInset: false }
}

/** A county on its own page, with the counties around it. */
export function locateCounty(id: string, { outlines }: DrawnOutlines, names: Names): Located | null {
  const outline = outlines.find((each) => each.id === id)
  if (!outline) return null
  const neighbors = outline.neighbors.flatMap((index) => outlines[index] ?? []).map(countyNamed(names))
  return {
    marked: [{ ...countyNamed(names)(outline), isLinked: false }],
    neighbors,
    view: fitted(outline.box, { shape, margin: 0.9, leastWidth: 110 }),
    stateIds: null,
    hasInset: true,
  }
}

/** A district of a legislature on its own page, with the districts around it. */
export function locateDistrict(id: string, { outlines }: DrawnOutlines): Located | null {
  const outline = outlines.find((each) => each.id === id)
  if (!outline) return null
  return {
    marked: [{ ...districtNamed(outline), isLinked: false }],
    neighbors: outline.neighbors.flatMap((index) => outlines[index] ?? []).map(districtNamed),
    view: fitted(outline.box, { shape, margin: 0.35, leastWidth: 14 }),
    stateIds: null,
    hasInset: true,
  }
}

/** What has no outline on file is shown by the counties that it touches. */
export function locateByCounties(ids: readonly string[], { outlines }: DrawnOutlines, names: Names): Located | null {
  const marked = outlines.filter((each) => ids.includes(each.id))
  if (marked.length === 0) return null
  return {
    marked: marked.map((outline) => ({ ...countyNamed(names)(outline), isLinked: true })),
    neighbors: [],
    view: fitted(boxAroundBoxes(marked.map(({ box }) => box)), { shape, margin: 0.35, leastWidth: 90 }),
    stateIds: null,
    hasInset: true,
  }
}

function countyNamed(names: Names) {
  return (outline: DrawnOutline): LocatedPlace => {
    const county = names.get(outline.id)
    const state = states[stateIdOf(outline.id)].name
    return { outline, name: county ? `${county.full_name}, ${state}` : outline.id, label: county?.name ?? '' }
  }
}

/** What the outlines of districts are, as the public data says of them, by the id of a district or of a chamber. */
export function districtsNote(id: string): string {
  const later = id.startsWith(ofCongress)
    ? 'Lines drawn for the election of 11-03-2026 are not in them.'
    : 'Changes that courts ordered later are not in them.'
  return `District lines of 2024, U.S. Census Bureau, simplified. ${later}`
}

const ofCongress = 'us-house-'
const houses = { senate: 'Senate District', house: 'House District' }

/** "House District 67" for "al-house-67", "Congressional District 7" for "us-house-al-7", and the number on the map. */
export function districtName(id: string): { readonly name: string; readonly label: string } {
  const isOfCongress = id.startsWith(ofCongress)
  const [, chamber = '', ...number] = (isOfCongress ? id.slice('us-'.length) : id).split('-')
  const label = number.join('-').toUpperCase()
  const noun = isOfCongress ? 'Congressional District' : houses[chamber as keyof typeof houses]
  return { name: `${noun} ${label}`, label }
}

function districtNamed(outline: DrawnOutline): LocatedPlace {
  return { outline, ...districtName(outline.id) }
}
