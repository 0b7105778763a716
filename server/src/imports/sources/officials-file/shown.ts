import { sql } from 'kysely'
import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '#database/schema.ts'
import { officialColumns, seatColumns, type Serving, serving } from '#database/stored-columns.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { shown } from '#imports/sources/officials-file/agreed-values.ts'
import { isFigure } from '#imports/sources/officials-file/file-columns.ts'
import type { OfficialSummary, ValueChange } from '#imports/sources/officials-file/officials-check.ts'
import type { CellValue } from '#imports/sources/officials-file/read-cell.ts'

/** An official as everybody sees it. */
export interface Shown {
  readonly summary: Omit<OfficialSummary, 'line'>
  readonly values: ReadonlyMap<ColumnId, CellValue | null>
}

type ShownRow = Omit<Selectable<Schema['shown_official']>, 'provenance'> &
  Pick<Selectable<Schema['shown_seat']>, Serving<typeof seatColumns>> & {
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

const ofOfficial = serving(officialColumns)
const ofSeat = serving(seatColumns)
const figureIds = columnIds.filter(isFigure)

/** What people see of some officials, both layers put together, by number. */
export async function readShown(
  transaction: ImportTransaction,
  ids: readonly number[],
  today: string,
): Promise<Map<number, Shown>> {
  const seatValues = sql.join(ofSeat.map(([column]) => sql.ref(`seat.${column}`)))
  const { rows } = await sql<ShownRow>`
    select official.*, party.name as party, office.name as office, office.type as office_type,
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
  return new Map(rows.map((row) => [row.id, { summary: summaryOf(row), values: valuesOf(row, figures, today) }]))
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

function summaryOf({ name, office, jurisdiction }: ShownRow): Shown['summary'] {
  return { official: name, office, jurisdiction }
}

function valuesOf(
  row: ShownRow,
  figures: ReadonlyMap<number, ReadonlyMap<ColumnId, CellValue>>,
  today: string,
): Map<ColumnId, CellValue | null> {
  const ofPlace = figures.get(row.jurisdiction_id)
  const ofCounty = figures.get(row.figures_from ?? 0)
  return new Map<ColumnId, CellValue | null>([
    ...ofOfficial.map(([column, id]) => [id, row[column]] as const),
    ...ofSeat.map(([column, id]) => [id, row[column]] as const),
    ['party.name', row.party],
    ['eo.age', row.birth_date === null ? row.age : yearsBetween(row.birth_date, today)],
    ['office.name', row.office],
    ['office.type', row.office_type],
    ['county.name', row.counties],
    ['jurisdiction.name', row.jurisdiction],
    ['jurisdiction.district', row.district],
    ['state.name', row.state],
    ...figureIds.map((id) => [id, ofPlace?.get(id) ?? ofCounty?.get(id) ?? null] as const),
  ])
}

/** The values that differ between two looks at an official. */
export function changesBetween(before: Shown, after: Shown): ValueChange[] {
  return [...after.values].flatMap(([column, value]) => {
    const old = before.values.get(column) ?? null
    if (JSON.stringify(old) === JSON.stringify(value)) return []
    return [{ column, before: displayed(column, old), after: displayed(column, value) }]
  })
}

function displayed(column: ColumnId, value: CellValue | null): string | null {
  return value === null ? null : shown(column, value)
}
