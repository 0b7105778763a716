import type { SeatsOfCounty, SeatsOfOffice, SeatsReply } from '@atlas/contract/endpoints/data/seats.ts'
import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import { levelOf, levels } from '@atlas/contract/rules/levels.ts'
import { isOfficeName, offices } from '@atlas/contract/rules/offices.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { type OfficeByLaw, seatsByLawAsOf, seatsByLawOf } from '@atlas/states/seats-by-law.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace } from '#dataset/places/places.ts'
import { lawOfCell, officeOfCell, seatsOfPlaces, sumsInReply } from '#dataset/seats/seat-groups.ts'
import type { Counted, SeatsOnFile } from '#dataset/seats/seats-on-file.ts'

export interface SeatsQuery {
  readonly state_id?: StateId | undefined
  readonly office?: string | undefined
}

/**
 * Every office that the law of a state names, or that an official on file holds, state by state in order of the levels.
 */
export function describeSeats(snapshot: Snapshot): SeatsReply {
  return {
    offices: stateIds.flatMap((stateId, state) => officesOf(snapshot.seats, stateId, state)),
    counties: countiesOf(snapshot),
    law_as_of: seatsByLawAsOf,
  }
}

export function filterSeats(all: SeatsReply, { state_id: stateId, office }: SeatsQuery): SeatsReply {
  const isSelected = (each: SeatsOfOffice) =>
    (stateId === undefined || each.state_id === stateId) &&
    (office === undefined || each.office === office || each.also.includes(office))
  return {
    ...all,
    offices: all.offices.filter(isSelected),
    counties: all.counties.filter(({ id }) => stateId === undefined || id.startsWith(stateId)),
  }
}

function officesOf(seats: SeatsOnFile, stateId: StateId, state: number): SeatsOfOffice[] {
  const laws = new Map<string, OfficeByLaw | undefined>(seatsByLawOf(stateId).map((law) => [law.office, law]))
  const cellsOf = new Map<string, number[]>()
  for (const [cell, ofState] of seats.states.entries()) {
    if (ofState !== state) continue
    const office = lawOfCell(seats, cell)?.office ?? officeOfCell(seats, cell)
    cellsOf.set(office, [...(cellsOf.get(office) ?? []), cell])
  }
  for (const office of cellsOf.keys()) if (!laws.has(office)) laws.set(office, undefined)
  return Array.from(laws, ([office, law]) =>
    seatsOfOffice(seats, { stateId, office, law }, cellsOf.get(office) ?? []),
  ).sort((one, other) => rankOf(one) - rankOf(other))
}

interface OfficeOfState {
  readonly stateId: StateId
  readonly office: string
  readonly law: OfficeByLaw | undefined
}

function seatsOfOffice(
  { counts }: SeatsOnFile,
  { stateId, office, law }: OfficeOfState,
  cells: readonly number[],
): SeatsOfOffice {
  const sum = (counted: Counted) => cells.reduce((total, cell) => total + (counts[counted][cell] as number), 0)
  return {
    state_id: stateId,
    office,
    also: [...(law?.also ?? [])],
    level: levelOf(office, isOfficeName(office) ? offices[office] : ''),
    seats_by_law: law?.seatsTotal ?? null,
    set_by: law?.setBy ?? null,
    on_file: sum('onFile'),
    with_phone: sum('withPhone'),
    with_email: sum('withEmail'),
    ethnicity_known: sum('ethnicityKnown'),
    result_pending: sum('resultPending'),
    searchable: sum('isSearched'),
    law: law?.law ?? null,
    confidence: law?.confidence ?? null,
    note: law?.note ?? null,
  }
}

function rankOf({ level }: SeatsOfOffice): number {
  return level === null ? levels.length : levels.indexOf(level)
}

function countiesOf({ places, seats, counties }: Snapshot): SeatsOfCounty[] {
  const seatsOf = seatsOfPlaces(places, seats)
  return counties.counties.flatMap(({ id }) => {
    const number = findPlace(places, id)
    if (number === undefined) return []
    return [{ id, ...sumsInReply(seatsOf(number).own) }]
  })
}

const headings = [
  'state',
  'office',
  'also',
  'seats_by_law',
  'set_by',
  'on_file',
  'with_phone',
  'with_email',
  'ethnicity_known',
  'result_pending',
  'searchable',
  'law',
  'confidence',
  'note',
  'law_as_of',
] as const

/** The table as CSV: a number is empty if local law sets it, or if nobody has looked it up; `set_by` says which. */
export function seatsCsv({ offices: rows, law_as_of: lawAsOf }: SeatsReply): string {
  const lines = rows.map(({ state_id: stateId, level: _, also, ...row }) => {
    const values = { ...row, state: states[stateId].code, also: also.join('; '), law_as_of: lawAsOf }
    return csvRow(headings.map((heading) => String(values[heading] ?? '')))
  })
  return csvStart(headings) + lines.join('')
}
