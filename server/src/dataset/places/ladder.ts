import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import { type LadderOfficial, ladderColumns, type Place } from '@atlas/contract/endpoints/places/places.ts'
import { isRunoff } from '@atlas/contract/rules/election-kinds.ts'
import { type Level, levels } from '@atlas/contract/rules/levels.ts'
import type { Certainty } from '@atlas/contract/rules/place-certainty.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { placeIdOfArea, type Places, rowsOfArea } from '#dataset/places/places.ts'
import { representing } from '#dataset/places/representing.ts'
import { rowsAt } from '#search/page.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

/** A row of the officials' index, and how certain it is that it represents the place. */
export interface RepresentingRow {
  readonly row: number
  readonly area: number
  readonly certainty: Certainty
}

/** All officials on file who represent a place. */
export function rowsRepresenting(places: Places, number: number): RepresentingRow[] {
  return representing(places, number).flatMap(({ area, certainty }) =>
    Array.from(rowsOfArea(places, area), (row) => ({ row, area, certainty })),
  )
}

type Ladder = Place['ladder']

/** Officials from Congress to the school board: sorted by level, then office, district and name, never by party. */
export function ladderOf(snapshot: Snapshot, rows: readonly RepresentingRow[], isNonpartisan: boolean): Ladder {
  const visible = visibleIds(ladderColumns, isNonpartisan)
  const values = rowsAt(
    snapshot.index,
    rows.map(({ row }) => row),
    visible,
  )
  const levelColumn = indexColumn(snapshot.index, 'office.level')
  const officials = rows.map((each, at) => ({
    level: valueAt(levelColumn, each.row) as Level | null,
    key: orderKey(snapshot, each.row),
    row: each.row,
    official: onLadder(snapshot, each, values[at] ?? {}),
  }))
  officials.sort((one, other) => compare(one.key, other.key) || one.row - other.row)
  const byLevel = Map.groupBy(officials, ({ level }) => level)
  return [...levels, null].flatMap((level) => {
    const found = byLevel.get(level)
    return found ? [{ level, officials: found.map(({ official }) => official) }] : []
  })
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Offices that come first within their level, in this order. */
const first = [
  'U.S. Senator',
  'Governor',
  'Lieutenant Governor',
  'Secretary of State',
  'Attorney General',
  'State Senator',
  'Supreme Court Justice',
  'Parish President',
  'County Commission Chair',
  'County Commissioner',
  'County Supervisor',
  'County Council Member',
  'Police Juror',
  'Parish Council Member',
  'Sheriff',
  'Mayor',
  'City Council Member',
  'Alderman',
  'Superintendent of Schools',
]
const rankOf: ReadonlyMap<string, string> = new Map(
  first.map((office, rank) => [office, String(rank).padStart(2, '0')]),
)

// Rows are already in the order of the names.
function orderKey({ index }: Snapshot, row: number): string {
  const text = (id: 'office.name' | 'jurisdiction.name' | 'jurisdiction.district') =>
    (valueAt(indexColumn(index, id), row) as string | null) ?? ''
  return ladderKey(text('office.name'), text('jurisdiction.district'), text('jurisdiction.name'))
}

/** The sort key of a seat within its level. */
export function ladderKey(office: string, district: string, area: string): string {
  return [rankOf.get(office) ?? '99', office, counted(district), counted(area)].join('\t')
}

/** In numeric order: "District 2" before "District 10". */
function counted(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(mostDigits, '0'))
}
const mostDigits = 6

function onLadder(
  snapshot: Snapshot,
  { row, area, certainty }: RepresentingRow,
  values: LadderOfficial['values'],
): LadderOfficial {
  return {
    values,
    certainty,
    place_id: placeIdOfArea(snapshot.places, area),
    next_kind: nextKind(snapshot, row),
  }
}

/** The kind of a seat's next election; a runoff is on a day that is neither its primary nor its general election. */
export function nextKind({ index, electionDates }: Snapshot, row: number): LadderOfficial['next_kind'] {
  const day = valueAt(indexColumn(index, 'jurisdictionoffice.next_election'), row)
  if (day === null) return null
  if (day === valueAt(indexColumn(index, 'jurisdictionoffice.next_primary'), row)) return 'primary'
  if (day === valueAt(indexColumn(index, 'jurisdictionoffice.next_general'), row)) return 'general'
  return electionDates.find((date) => date.day === day && isRunoff(date.kind))?.kind ?? null
}
