import { states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { stateDivision } from '#dataset/divisions.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { divisionOfPlace } from '#dataset/places/division-of-place.ts'
import { findPlace, placeAt, placeCount, placeIdOfArea, rowsOfArea } from '#dataset/places/places.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** A division with the officials on file whom it elects. */
export interface Division {
  readonly id: string
  readonly name: string
  readonly rows: readonly number[]
}

export interface Divisions {
  readonly byId: ReadonlyMap<string, Division>
  /** row of an official → the id of the division; null where none is known */
  readonly ofRow: (row: number) => string | null
}

/** Every division of the states, whether or not any official of it is on file. */
export const divisionsOf = oncePerSnapshot(findDivisions)

function findDivisions({ index, places }: Snapshot): Divisions {
  const byId = new Map<string, { id: string; name: string; rows: number[] }>()
  const ofRow = new Map<number, string>()
  const ofPlace = Array.from({ length: placeCount(places) }, (_, number) => {
    const place = placeAt(places, number)
    const { ocd_id: id } = divisionOfPlace(places, place)
    if (id && !byId.has(id)) byId.set(id, { id, name: nameOf(id, place.name), rows: [] })
    return id
  })
  const ids = indexColumn(index, 'jurisdiction.ocd_id')
  const names = indexColumn(index, 'jurisdiction.name')
  for (let area = 0; area < places.areas.ids.length; area++) {
    const rows = rowsOfArea(places, area)
    const [first] = rows
    if (first === undefined) continue
    const placeId = placeIdOfArea(places, area)
    const number = placeId === null ? undefined : findPlace(places, placeId)
    // A seat without its own division is listed under the division of its place.
    const own = valueAt(ids, first) as string | null
    const id = own ?? (number === undefined ? null : ofPlace[number])
    if (!id) continue
    const division = byId.get(id) ?? { id, name: nameOf(id, (valueAt(names, first) as string | null) ?? ''), rows: [] }
    byId.set(id, division)
    for (const row of rows) {
      division.rows.push(row)
      ofRow.set(row, id)
    }
  }
  return { byId, ofRow: (row) => ofRow.get(row) ?? null }
}

const stateNames = new Map(
  Object.entries(states).map(([id, { name }]) => [stateDivision(id as keyof typeof states), name]),
)

const chambers: Readonly<Record<string, (state: string, district: string) => string>> = {
  cd: (state, district) => `${state}'s ${ordinal(Number(district))} congressional district`,
  sldu: (state, district) => `${state} State Senate district ${district}`,
  sldl: (state, district) => `${state} State House district ${district}`,
}

/** Districts have the names of the public list of divisions; places keep their own names. */
function nameOf(id: string, name: string): string {
  const [, state = '', kind = '', district = ''] = /^(.+state:\w\w)\/(cd|sldu|sldl):([^/]+)$/.exec(id) ?? []
  return chambers[kind]?.(stateNames.get(state) ?? '', district) ?? name
}

function ordinal(number: number): string {
  const rest = number % 100
  const end = rest > 10 && rest < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${end}`
}

/** Consolidated governments that have two ids in the public list. */
const aliases: readonly (readonly [string, string])[] = [
  ['ocd-division/country:us/state:la/place:new_orleans', 'ocd-division/country:us/state:la/parish:orleans'],
  ['ocd-division/country:us/state:ga/place:columbus', 'ocd-division/country:us/state:ga/county:muscogee'],
]

export function otherIdsOf(id: string): string[] {
  return aliases.flatMap(([one, other]) => (id === one ? [other] : id === other ? [one] : []))
}
