import type { SeatSums as SeatSumsInReply } from '@atlas/contract/endpoints/places/places.ts'
import { type Certainty, isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import type { OfficeByLaw } from '@atlas/states/seats-by-law.ts'
import { areaKinds } from '#dataset/places/area-kinds.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, type Places } from '#dataset/places/places.ts'
import { type Representing, representing, representingEach } from '#dataset/places/representing.ts'
import { lawOfOffice } from '#dataset/seats/law-of-office.ts'
import { counted, type Counted, type SeatsOnFile } from '#dataset/seats/seats-on-file.ts'

/** The seats of an office in a county, a town, a district or a state, at large and by district. */
export interface SeatGroup {
  /** The name of the office in the law; without a recorded law, that of its holders. */
  readonly office: string
  readonly law: OfficeByLaw | undefined
  /** The number by law; null if local law decides, or nobody has looked it up. */
  readonly byLaw: number | null
  readonly counts: Readonly<Record<Counted, number>>
  readonly certainty: Certainty
  /** Its cells with their areas. */
  readonly cells: readonly CellOfArea[]
}

export interface CellOfArea {
  readonly cell: number
  readonly area: number
  readonly certainty: Certainty
}

/** A cell with open seats, and their number. */
interface Room extends CellOfArea {
  readonly room: number
}

/** Where the open seats of a group are. Those that cannot be assigned to a cell count for the first one. */
export function roomsOf(
  seats: SeatsOnFile,
  { byLaw, counts, cells }: SeatGroup,
): { readonly rooms: readonly Room[]; readonly isToldApart: boolean } {
  const open = byLaw === null ? 0 : byLaw - counts.onFile
  const rooms = cells.flatMap((each) => {
    const room = (seats.byLaw[each.cell] as number) - (seats.counts.onFile[each.cell] as number)
    return open > 0 && room > 0 ? [{ ...each, room }] : []
  })
  const [first] = rooms
  if (!first) return { rooms: [], isToldApart: true }
  const isToldApart = rooms.reduce((total, { room }) => total + room, 0) === open
  return { rooms: isToldApart ? rooms : [{ ...first, room: open }], isToldApart }
}

/** Sums over the seats on file whose number is set by law; there are never more holders than seats. */
export interface SeatSums extends Readonly<Record<Exclude<Counted, 'isSearched'>, number>> {
  readonly byLaw: number
}

const noSeats: SeatSums = {
  byLaw: 0,
  onFile: 0,
  withPhone: 0,
  withEmail: 0,
  ethnicityKnown: 0,
  resultPending: 0,
}

/** The same places with the areas that have seats instead of those that elect somebody on file. */
export function placesOfSeats(places: Places, { areas }: SeatsOnFile): Places {
  return { ...places, ...areas }
}

/** The seats of some areas. A statewide number whose districts are not known counts only for the state. */
export function seatGroups(
  places: Places,
  seats: SeatsOnFile,
  areas: readonly Representing[],
  isOfState: boolean,
): SeatGroup[] {
  const groups = new Map<string, { law: OfficeByLaw | undefined; office: string; cells: CellOfArea[] }>()
  for (const { area, certainty } of areas) {
    const place = places.areas.places[area] as number
    const unit = place === 0 ? `area ${area}` : `place ${place}`
    for (const cell of listAt(places.areas.rows, area)) {
      const law = lawOfCell(seats, cell)
      if (!isOfState && law && isRestOfState(places, area, law)) continue
      const office = law?.office ?? officeOfCell(seats, cell)
      const key = `${unit} ${office}`
      const group = groups.get(key) ?? { law, office, cells: [] }
      groups.set(key, group)
      group.cells.push({ cell, area, certainty })
    }
  }
  return Array.from(groups.values(), (group) => asGroup(seats, group))
}

function asGroup(seats: SeatsOnFile, { law, office, cells }: Pick<SeatGroup, 'law' | 'office' | 'cells'>): SeatGroup {
  const sum = (numbers: Uint32Array) => cells.reduce((total, { cell }) => total + (numbers[cell] as number), 0)
  const byLaw = sum(seats.byLaw)
  return {
    law,
    office,
    cells,
    byLaw: byLaw === 0 ? null : byLaw,
    counts: Object.fromEntries(counted.map((each) => [each, sum(seats.counts[each])])) as SeatGroup['counts'],
    // As certain as the least certain part; if some members may serve elsewhere, no number is given.
    certainty: cells.find(({ certainty }) => !isCounted(certainty))?.certainty ?? (cells[0] as CellOfArea).certainty,
  }
}

export function officeOfCell({ offices, officeNames }: SeatsOnFile, cell: number): string {
  return officeNames[offices[cell] as number] as string
}

export function lawOfCell(seats: SeatsOnFile, cell: number): OfficeByLaw | undefined {
  return lawOfOffice(stateIds[seats.states[cell] as number] ?? '', officeOfCell(seats, cell))
}

const state = areaKinds.indexOf('state')

function isRestOfState({ areas }: Places, area: number, { unit }: OfficeByLaw): boolean {
  return areas.kinds[area] === state && unit !== 'state'
}

/** With the names of the API. */
export function sumsInReply(sums: SeatSums): SeatSumsInReply {
  const { byLaw, onFile, withPhone, withEmail, ethnicityKnown, resultPending } = sums
  return {
    seats_by_law: byLaw,
    on_file: onFile,
    with_phone: withPhone,
    with_email: withEmail,
    ethnicity_known: ethnicityKnown,
    result_pending: resultPending,
  }
}

/** The sums over groups that certainly serve the place and whose number is set by law. */
export function sumOfSeats(groups: readonly SeatGroup[]): SeatSums {
  return groups.filter(isNumbered).reduce((sum, { byLaw, counts }) => plus(sum, { ...counts, byLaw }), noSeats)
}

/** If more holders are on file than the law gives, there are at least as many seats. */
function isNumbered(group: SeatGroup): group is SeatGroup & { readonly byLaw: number } {
  return group.byLaw !== null && isCounted(group.certainty)
}

function plus(one: SeatSums, { byLaw, ...other }: SeatSums): SeatSums {
  return {
    byLaw: one.byLaw + Math.max(byLaw, other.onFile),
    onFile: one.onFile + other.onFile,
    withPhone: one.withPhone + other.withPhone,
    withEmail: one.withEmail + other.withEmail,
    ethnicityKnown: one.ethnicityKnown + other.ethnicityKnown,
    resultPending: one.resultPending + other.resultPending,
  }
}

/** The seats that serve a place, and those of them that its own voters fill. */
export interface SeatsOfPlace {
  readonly all: SeatSums
  readonly own: SeatSums
}

/** place → its seats; the sums of the same parts are computed once. */
export function seatsOfPlaces(around: Places, seats: SeatsOnFile): (number: number) => SeatsOfPlace {
  const places = placesOfSeats(around, seats)
  const partsOf = representingEach(places)
  const summed = new WeakMap<readonly Representing[], SeatSums>()
  const sumOf = (part: readonly Representing[], isOfState: boolean) => {
    const sum = summed.get(part) ?? sumOfSeats(seatGroups(places, seats, part, isOfState))
    summed.set(part, sum)
    return sum
  }
  return (number) => {
    const isOfState = kindAt(places, number) === 'state'
    return {
      all: partsOf(number)
        .map((part) => sumOf(part, isOfState))
        .reduce(plus, noSeats),
      own: sumOfSeats(seatGroups(places, seats, ownAreas(places, number), isOfState)),
    }
  }
}

function ownAreas(places: Places, number: number): Representing[] {
  return Array.from(listAt(places.own, number), (area) => ({ area, certainty: 'whole' }))
}

/** The groups that the voters of a place fill alone. */
export function groupsOfPlace(around: Places, seats: SeatsOnFile, number: number): SeatGroup[] {
  const places = placesOfSeats(around, seats)
  return seatGroups(places, seats, ownAreas(places, number), kindAt(places, number) === 'state')
}

/** Areas without a place: judicial circuits, and districts with unknown location. */
export function areasWithoutPlace({ areas }: Pick<Places, 'areas'>): number[] {
  return Array.from(areas.places.keys()).filter((area) => areas.places[area] === 0)
}

/** The groups of a state that the voters of such areas fill. */
export function groupsWithoutPlace(around: Places, seats: SeatsOnFile, state: StateId): SeatGroup[] {
  const places = placesOfSeats(around, seats)
  const stateOf = (area: number) => stateIds[seats.states[listAt(places.areas.rows, area)[0] as number] as number]
  const areas = areasWithoutPlace(places).filter((area) => stateOf(area) === state)
  return seatGroups(
    places,
    seats,
    areas.map((area) => ({ area, certainty: 'whole' })),
    true,
  )
}

/** The groups that serve a place, including those that its own voters fill. */
export function groupsServing(around: Places, seats: SeatsOnFile, number: number): SeatGroup[] {
  const places = placesOfSeats(around, seats)
  return seatGroups(places, seats, representing(places, number), kindAt(places, number) === 'state')
}
