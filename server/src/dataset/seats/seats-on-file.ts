import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { canLack, firstLineBit } from '#dataset/official-sources.ts'
import { type AreasOfPlaces, whereAreasServe } from '#dataset/places/build-places.ts'
import type { StoredPlace } from '#dataset/places/stored-places.ts'
import type { Roster } from '#dataset/roster.ts'
import { searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import type { LawSeats } from '#dataset/seats/law-seats.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'
import { type TextTable, textTable } from '#search/text-table.ts'

/** What is counted for the holders of an office in a jurisdiction, whether or not they can be searched. */
export const counted = ['onFile', 'isSearched', 'withPhone', 'withEmail', 'ethnicityKnown', 'resultPending'] as const
export type Counted = (typeof counted)[number]

/**
 * The seats of each office in each jurisdiction that exist by law or have a holder on file: one cell each, sorted by
 * the number of the jurisdiction and then the name of the office.
 */
export interface SeatsOnFile {
  /** cell → number of the jurisdiction */
  readonly jurisdictions: Uint32Array
  /** cell → index in `stateIds` */
  readonly states: Uint8Array
  /** cell → index in `officeNames` */
  readonly offices: Uint32Array
  readonly officeNames: readonly string[]
  /** cell → the number of seats by law; 0 if local law decides, or nobody has looked it up */
  readonly byLaw: Uint32Array
  /** cell → number of the stored seat by law; 0 if there is none */
  readonly lawSeats: Uint32Array
  /** cell → the number of holders */
  readonly counts: Readonly<Record<Counted, Uint32Array>>
  /** The jurisdictions of the cells, and the places that they serve; the rows of an area are its cells. */
  readonly areas: AreasOfPlaces
  /** area → its name, or for a district its number or name; otherwise empty */
  readonly areaNames: TextTable
  readonly areaDistricts: TextTable
}

interface SeatsInput {
  readonly stored: readonly StoredPlace[]
  readonly jurisdictions: ReadonlyMap<number, StoredJurisdiction>
  readonly roster: Roster
  readonly lawSeats: LawSeats
}

/** `before` has the counts for the same places and jurisdictions. */
export function countSeatsOnFile(input: SeatsInput, before: SeatsOnFile | null = null): SeatsOnFile {
  const { stored, jurisdictions: known, lawSeats, roster } = input
  const officeNames = [
    ...new Set([...roster.officeNames, ...Array.from(lawSeats.values(), ({ office }) => office)]),
  ].sort()
  const indexOf = new Map(officeNames.map((name, index) => [name, index]))
  const keyOf = (jurisdiction: number, office: number) => jurisdiction * officeNames.length + office
  const officeOf = roster.officeNames.map((name) => indexOf.get(name) as number)
  const keys = new Set<number>()
  for (let at = 0; at < roster.ids.length; at++)
    keys.add(keyOf(roster.jurisdictions[at] as number, officeOf[roster.offices[at] as number] as number))
  for (const { jurisdiction, office } of lawSeats.values()) keys.add(keyOf(jurisdiction, indexOf.get(office) as number))
  const sorted = Float64Array.from(keys).sort()
  const cellOf = new Map(Array.from(sorted, (key, cell) => [key, cell]))
  const numbers = () => sharedUint32(sorted.length)
  const [jurisdictions, offices, byLaw, ofLaw] = [numbers(), numbers(), numbers(), numbers()]
  const states = sharedBytes(sorted.length)
  for (const [cell, key] of sorted.entries()) {
    jurisdictions[cell] = Math.floor(key / officeNames.length)
    offices[cell] = key % officeNames.length
    states[cell] = stateIds.indexOf(known.get(jurisdictions[cell] ?? 0)?.state.id as StateId)
  }
  for (const [id, { jurisdiction, office, seats }] of lawSeats) {
    const cell = cellOf.get(keyOf(jurisdiction, indexOf.get(office) as number)) as number
    byLaw[cell] = seats
    ofLaw[cell] = id
  }
  const counts = Object.fromEntries(counted.map((each) => [each, numbers()])) as Record<Counted, Uint32Array>
  for (let at = 0; at < roster.ids.length; at++) {
    const office = officeOf[roster.offices[at] as number] as number
    const cell = cellOf.get(keyOf(roster.jurisdictions[at] as number, office)) as number
    for (const each of counted) if (holds[each](roster, at)) counts[each][cell] = (counts[each][cell] as number) + 1
  }
  const hasSameAreas = before !== null && haveSameNumbers(before.jurisdictions, jurisdictions)
  const { areas, areaNames, areaDistricts } = hasSameAreas ? before : areasOfCells(stored, known, jurisdictions)
  return {
    jurisdictions,
    states,
    offices,
    officeNames,
    byLaw,
    lawSeats: ofLaw,
    counts,
    areas,
    areaNames,
    areaDistricts,
  }
}

/** The condition for an official to be counted. */
export const holds: Readonly<Record<Counted, (roster: Roster, official: number) => boolean>> = {
  onFile: () => true,
  isSearched: ({ isSearched }, official) => isSearched[official] === 1,
  withPhone: isReached('eo.phone', firstLineBit),
  withEmail: isReached('eo.email', firstLineBit + 1),
  ethnicityKnown: isKnown('eo.ethnicity'),
  resultPending: ({ isPending }, official) => isPending[official] === 1,
}

/** By an own contact, or by the line of the office. */
function isReached(id: ColumnId, lineBit: number): (roster: Roster, official: number) => boolean {
  const bits = (1 << canLack.indexOf(id)) | (1 << lineBit)
  return ({ known }, official) => ((known[official] as number) & bits) !== 0
}

function isKnown(id: ColumnId): (roster: Roster, official: number) => boolean {
  const bit = 1 << canLack.indexOf(id)
  return ({ known }, official) => ((known[official] as number) & bit) !== 0
}

function areasOfCells(
  stored: readonly StoredPlace[],
  known: ReadonlyMap<number, StoredJurisdiction>,
  jurisdictions: Uint32Array,
): Pick<SeatsOnFile, 'areas' | 'areaNames' | 'areaDistricts'> {
  const different = [...new Set(jurisdictions)]
  const indexOf = new Map(different.map((id, index) => [id, index]))
  const codes = jurisdictions.map((id) => indexOf.get(id) as number)
  const found = searchedJurisdictions(
    different.map((id) => known.get(id) as StoredJurisdiction),
    codes,
  )
  return {
    areas: whereAreasServe(stored, found),
    areaNames: textTable(found.searched.map(({ name }) => name)),
    areaDistricts: textTable(found.searched.map(({ district }) => district ?? '')),
  }
}

function haveSameNumbers(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index])
}

/** The areas with a changed count, by their current numbers; null if other areas have seats. */
export function changedAreas(before: SeatsOnFile, now: SeatsOnFile): ReadonlySet<number> | null {
  if (before.areas !== now.areas) return null
  const changed = new Set<number>()
  const { starts, items } = now.areas.areas.rows
  for (let area = 0; area + 1 < starts.length; area++)
    if (items.subarray(starts[area], starts[area + 1]).some((cell) => !isSameCell(before, now, cell))) changed.add(area)
  return changed
}

function isSameCell(before: SeatsOnFile, now: SeatsOnFile, cell: number): boolean {
  return (
    before.officeNames[before.offices[cell] as number] === now.officeNames[now.offices[cell] as number] &&
    before.byLaw[cell] === now.byLaw[cell] &&
    counted.every((each) => before.counts[each][cell] === now.counts[each][cell])
  )
}
