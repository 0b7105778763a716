import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { GapGroup, SeatsCounted } from '@atlas/contract/rules/representation-gap.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { listAt } from '#dataset/places/lists.ts'
import { kindAt, type Places, rowsOfArea } from '#dataset/places/places.ts'
import { officeOfCell, placesOfSeats } from '#dataset/seats/seat-groups.ts'
import type { SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import type { ReadColumn } from '#search/search-index.ts'
import { textAt } from '#search/text-table.ts'

/** An office whose holders govern a place together, at large and by district. */
export interface Body {
  readonly name: string
  readonly office: string
  /** Its name if the name of the place is beside it: "Commission". */
  readonly shortName: string
  /** The rows of its seats. */
  readonly rows: readonly number[]
  /** The number of seats by law; null if local law decides, or nobody has looked it up. */
  readonly byLaw: number | null
  /** The number of holders on file, whether or not they can be searched. */
  readonly onFile: number
  /**
   * Officials on file whom the coverage rule leaves out; for a state those of the body, otherwise those of the place.
   * For a body that may be incomplete no gap can be calculated.
   */
  readonly excluded: number
}

type BodyNames = Readonly<Record<string, string>>

/**
 * The offices whose holders govern together. The chair of a county commission is not included, because whether the
 * chair votes is not on file.
 */
export const bodyOffices: Readonly<Partial<Record<PlaceKind, BodyNames>>> = {
  county: {
    'County Commissioner': 'Commission',
    'County Supervisor': 'Board of Supervisors',
    'County Council Member': 'Council',
    'Police Juror': 'Police Jury',
    'Parish Council Member': 'Council',
  },
  municipality: { 'City Council Member': 'City Council', Alderman: 'Board of Aldermen' },
  school_district: { 'School Board Member': 'School Board' },
  state: { 'State Senator': 'Senate', 'State Representative': 'House of Representatives' },
}

export interface BodiesInput {
  readonly places: Places
  readonly seats: SeatsOnFile
  readonly read: ReadColumn
}

/** The bodies with a holder on file, or with a number of seats by law. */
export function governingBodies({ places, seats: ofLaw, read }: BodiesInput, number: number): Body[] {
  const kind = kindAt(places, number)
  const names = bodyOffices[kind]
  if (!names) return []
  const seats = new Map<string, number[]>()
  for (const area of areasOfBodies(places, number))
    for (const row of rowsOfArea(places, area)) {
      const office = read('office.name', row) as string
      if (!Object.hasOwn(names, office)) continue
      const rows = seats.get(office)
      if (rows) rows.push(row)
      else seats.set(office, [row])
    }
  const counts = seatsOfBodies(places, ofLaw, number, names)
  for (const [office, { byLaw }] of counts) if (byLaw > 0 && !seats.has(office)) seats.set(office, [])
  const placeName = textAt(places.names, number)
  return Array.from(seats, ([office, rows]) => {
    const shortName = names[office] ?? office
    const isNamed = placeName.endsWith(shortName)
    const excluded = kind === 'state' ? excludedSeats(places, number, office) : (places.excluded[number] as number)
    const { byLaw, onFile } = counts.get(office) ?? { byLaw: 0, onFile: rows.length }
    const name = isNamed ? placeName : `${placeName} ${shortName}`
    return { office, shortName, rows, excluded, name, onFile, byLaw: byLaw === 0 ? null : byLaw }
  }).sort((one, other) => sizeOf(other) - sizeOf(one))
}

function sizeOf({ rows, byLaw }: Body): number {
  return Math.max(rows.length, byLaw ?? 0)
}

/** office → the number of its seats by law, and of holders on file */
function seatsOfBodies(places: Places, seats: SeatsOnFile, number: number, names: BodyNames) {
  const ofSeats = placesOfSeats(places, seats)
  const found = new Map<string, { byLaw: number; onFile: number }>()
  for (const area of areasOfBodies(ofSeats, number))
    for (const cell of rowsOfArea(ofSeats, area)) {
      const office = officeOfCell(seats, cell)
      if (!Object.hasOwn(names, office)) continue
      const before = found.get(office) ?? { byLaw: 0, onFile: 0 }
      found.set(office, {
        byLaw: before.byLaw + (seats.byLaw[cell] as number),
        onFile: before.onFile + (seats.counts.onFile[cell] as number),
      })
    }
  return found
}

/** A state is governed by officials of its districts, any other place by officials of its own areas. */
function areasOfBodies(places: Places, number: number): Uint32Array {
  const isState = kindAt(places, number) === 'state'
  return isState ? listAt(places.partsOfState, places.states[number] as number) : listAt(places.own, number)
}

const chambers: Readonly<Record<string, PlaceKind>> = {
  'State Senator': 'senate_district',
  'State Representative': 'house_district',
}

function excludedSeats(places: Places, state: number, office: string): number {
  const districts = listAt(places.districts, places.states[state] as number)
  const ofChamber = districts.filter((number) => kindAt(places, number) === chambers[office])
  return ofChamber.reduce((seats, number) => seats + (places.excluded[number] as number), 0)
}

interface Counting {
  readonly column: ColumnId
  readonly isCounted: (value: string) => boolean
}

const counting: Readonly<Record<GapGroup, Counting>> = {
  people_of_color: { column: 'eo.ethnicity', isCounted: (ethnicity) => ethnicity !== 'European' },
  black: { column: 'eo.ethnicity', isCounted: (ethnicity) => ethnicity === 'African-American' },
  women: { column: 'eo.gender', isCounted: (gender) => gender === 'Female' },
}

/** How many seats are held by members of a group, and for how many that is not known. */
export function countSeats(read: ReadColumn, rows: readonly number[], group: GapGroup): SeatsCounted {
  const { column, isCounted } = counting[group]
  const filledValues = rows.map((row) => read(column, row)).filter((value) => value !== null)
  return {
    seats: rows.length,
    known: filledValues.length,
    counted: filledValues.filter((value) => isCounted(value as string)).length,
  }
}

/** A group's share of the voting-age population by the figures of a place; no source has the share of women. */
export const shareColumns = {
  people_of_color: 'stats.vap_nonwhite%',
  black: 'stats.vap_black%',
  women: null,
} as const satisfies Record<GapGroup, ColumnId | null>
