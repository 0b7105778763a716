import { sql } from 'kysely'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type ColumnId, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'
import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '#database/schema.ts'
import {
  writtenOfficialColumns,
  type ServedBySeats,
  servedBySeats,
  type Serving,
  serving,
} from '#database/stored-columns.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { formatValue } from '#imports/spreadsheets/cells/value-text.ts'
import { isFigure } from '#imports/spreadsheets/columns/file-columns.ts'
import type { OfficialSummary } from '#imports/spreadsheets/overlay/official-summary.ts'
import type { ValueChange } from '#imports/spreadsheets/report/officials-check.ts'
import type { CellValue } from '#imports/spreadsheets/cells/cell-value.ts'

type Value = CellValue | null
type Figures = ReadonlyMap<ColumnId, CellValue>

/**
 * An official as everybody sees them. Tens of thousands are in memory at once, so the figures are references to those
 * of the place.
 */
export interface ShownOfficial {
  readonly summary: Omit<OfficialSummary, 'line'>
  /** In the order of `ownIds`. */
  readonly values: readonly Value[]
  /** Of the place, and of its county as the fallback. */
  readonly figures: readonly [Figures | undefined, Figures | undefined]
}

type ShownRow = Pick<Selectable<Schema['shown_official']>, 'id' | 'name' | Serving<typeof writtenOfficialColumns>> &
  ServedBySeats & {
    readonly party: string | null
    readonly office: string
    readonly office_type: string
    readonly jurisdiction_id: number
    readonly jurisdiction: string
    readonly district: string | null
    readonly state: string
    readonly figures_from: number | null
    readonly counties: string[]
  }

const ofOfficial = serving(writtenOfficialColumns)
const ofSeat = servedBySeats
const figureIds = columnIds.filter(isFigure)

const read = (value: (row: ShownRow, today: string) => Value) => value
const values = new Map<ColumnId, ReturnType<typeof read>>([
  ...ofOfficial.map(([column, id]) => [id, read((row) => row[column])] as const),
  ...ofSeat.map(([column, id]) => [id, read((row) => row[column])] as const),
  ['party.name', read(({ party }) => party)],
  ['eo.age', read(({ birth_date, age }, today) => (birth_date === null ? age : yearsBetween(birth_date, today)))],
  [
    'stats.result_pending',
    read(({ ballot_day: ballotDay, election_year: electionYear }, today) =>
      resultPending({ ballotDay, electionYear }, today),
    ),
  ],
  ['office.name', read(({ office }) => office)],
  ['office.type', read(({ office_type }) => office_type)],
  ['county.name', read(({ counties }) => counties)],
  ['jurisdiction.name', read(({ jurisdiction }) => jurisdiction)],
  ['jurisdiction.district', read(({ district }) => district)],
  ['state.name', read(({ state }) => state)],
])
const ownIds = [...values.keys()]
const readers = [...values.values()]

/** What people see of some officials, with both layers combined, by id. */
export async function readShown(
  transaction: ImportTransaction,
  ids: readonly number[],
  today: string,
): Promise<Map<number, ShownOfficial>> {
  const ownColumns = new Set(['id', 'name', ...ofOfficial.map(([column]) => column)])
  const ownValues = sql.join(Array.from(ownColumns, (column) => sql.ref(`official.${column}`)))
  const seatValues = sql.join(ofSeat.map(([column]) => sql.ref(`seat.${column}`)))
  const { rows } = await sql<ShownRow>`
    select ${ownValues}, party.name as party, office.name as office, office.type as office_type,
      seat.jurisdiction_id, place.name as jurisdiction, place.district, state.name as state, place.figures_from,
      ${seatValues},
      array(select county.name from jurisdiction_county join county on county.id = county_id
        where jurisdiction_id = place.id order by county.name, county.id) as counties
    from shown_official as official
    join shown_seat as seat on seat.id = official.seat_id
    join office on office.id = seat.office_id
    join shown_jurisdiction as place on place.id = seat.jurisdiction_id
    join state on state.id = place.state_id
    left join party on party.id = official.party_id
    where official.id = any(${ids})`.execute(transaction)
  const places = rows.flatMap((row) => [row.jurisdiction_id, ...(row.figures_from === null ? [] : [row.figures_from])])
  const figures = await readFigures(transaction, [...new Set(places)])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        summary: summaryOf(row),
        values: readers.map((value) => value(row, today)),
        figures: [figures.get(row.jurisdiction_id), figures.get(row.figures_from ?? 0)],
      },
    ]),
  )
}

async function readFigures(transaction: ImportTransaction, places: readonly number[]) {
  const { rows } = await sql<{ place: number; field: ColumnId; value: CellValue }>`
    select jurisdiction_id as place, field, value from shown_fact
    where former_lines_year = 0 and jurisdiction_id = any(${places})`.execute(transaction)
  const figures = new Map<number, Map<ColumnId, CellValue>>()
  for (const { place, field, value } of rows) {
    figures.set(place, (figures.get(place) ?? new Map<ColumnId, CellValue>()).set(field, value))
  }
  return figures
}

function summaryOf({ name, office, jurisdiction }: ShownRow): ShownOfficial['summary'] {
  return { official: name, office, jurisdiction }
}

/** The values that changed in an official. */
export function changesBetween(before: ShownOfficial, after: ShownOfficial): ValueChange[] {
  const own = ownIds.map((id, index) => [id, before.values[index] ?? null, after.values[index] ?? null] as const)
  const figures = figureIds.map((id) => [id, figureOf(before, id), figureOf(after, id)] as const)
  return [...own, ...figures].flatMap(([column, old, value]) => {
    if (old === value || JSON.stringify(old) === JSON.stringify(value)) return []
    const change = { column, before: displayed(column, old), after: displayed(column, value) }
    // A number in another format is the same value.
    return isPhone(column) && change.before === change.after ? [] : [change]
  })
}

/** The value of a column that people see; null if unknown. */
export function shownValue(official: ShownOfficial, id: ColumnId): Value {
  const index = ownIds.indexOf(id)
  return index === -1 ? figureOf(official, id) : (official.values[index] ?? null)
}

function figureOf({ figures: [ofPlace, ofCounty] }: ShownOfficial, id: ColumnId): Value {
  return ofPlace?.get(id) ?? ofCounty?.get(id) ?? null
}

function isPhone(id: ColumnId): boolean {
  const column: Column = columnOf(id)
  return column.kind === 'phone'
}

function displayed(column: ColumnId, value: Value): string | null {
  return value === null ? null : formatValue(column, value)
}
