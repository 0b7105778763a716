import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { seatColumns, serving } from '#database/stored-columns.ts'
import { columnBatches, wholeNumberIn } from '#dataset/column-batches.ts'
import { GatheredColumn } from '#dataset/gathered-column.ts'
import { canBeSearched, type StoredJurisdiction } from '#dataset/stored-rows.ts'
import { textAt } from '#search/text-table.ts'

const served = serving(seatColumns).map(([column]) => column)
/** What columns of the catalogue are made of. */
const searchedColumns = ['state_id', 'office_id', 'office_name', 'office_type', ...served] as const
export type SeatColumn = (typeof searchedColumns)[number]

const seatsPerBatch = 20_000

/** Every seat, by its place among them. */
export interface Seats {
  readonly placeOf: ReadonlyMap<number, number>
  readonly jurisdictions: readonly StoredJurisdiction[]
  readonly officeTypes: readonly string[]
  /** seat → place in `statedApart` */
  readonly apartCodes: Uint32Array
  /** Where values come from that do not come from where the official does, as JSON. */
  readonly statedApart: readonly string[]
  /** seat → 1 where its officials can be searched */
  readonly isSearched: Uint8Array
  /** seat → its place among those */
  readonly placesAmongSearched: Uint32Array
  /** Of those that can be searched. */
  readonly columns: ReadonlyMap<SeatColumn, GatheredColumn>
}

export async function readSeats(
  database: Database,
  known: ReadonlyMap<number, StoredJurisdiction>,
  coverage: CoverageSetting,
): Promise<Seats> {
  const placeOf = new Map<number, number>()
  const jurisdictions: StoredJurisdiction[] = []
  const columns = new Map(searchedColumns.map((column) => [column, new GatheredColumn()]))
  const ofAll = { office_type: new GatheredColumn(), provenance: new GatheredColumn() }
  const isSearched: number[] = []
  const placesAmongSearched: number[] = []
  let searched = 0
  for await (const { count, columns: values } of seatBatches(database)) {
    const kept = new Uint8Array(count)
    for (let row = 0; row < count; row++) {
      const jurisdiction = known.get(wholeNumberIn(values.jurisdiction_id, row)) as StoredJurisdiction
      placeOf.set(wholeNumberIn(values.id, row), jurisdictions.push(jurisdiction) - 1)
      const canBe = canBeSearched(jurisdiction, coverage)
      kept[row] = canBe ? 1 : 0
      isSearched.push(canBe ? 1 : 0)
      placesAmongSearched.push(canBe ? searched++ : 0)
    }
    for (const [column, gathered] of columns) gathered.add(values[column], kept)
    for (const column of ['office_type', 'provenance'] as const) ofAll[column].add(values[column], kept.fill(1))
  }
  const officeTypes = textsOf(ofAll.office_type)
  return {
    placeOf,
    jurisdictions,
    officeTypes: jurisdictions.map((_, seat) => officeTypes[ofAll.office_type.codes.at(seat)] as string),
    apartCodes: Uint32Array.from(jurisdictions, (_, seat) => ofAll.provenance.codes.at(seat)),
    statedApart: textsOf(ofAll.provenance),
    isSearched: Uint8Array.from(isSearched),
    placesAmongSearched: Uint32Array.from(placesAmongSearched),
    columns,
  }
}

function seatBatches(database: Database) {
  const rows = database
    .selectFrom('shown_seat')
    .innerJoin('office', 'office.id', 'office_id')
    .innerJoin('jurisdiction', 'jurisdiction.id', 'jurisdiction_id')
    .select([
      'shown_seat.id',
      'state_id',
      'jurisdiction_id',
      'provenance',
      'office_id',
      'office.name as office_name',
      'office.type as office_type',
      ...served,
    ])
    .orderBy('shown_seat.id')
    .limit(seatsPerBatch)
  return columnBatches(
    database,
    ['id', 'jurisdiction_id', 'provenance', ...searchedColumns],
    (last) => rows.where('shown_seat.id', '>', last),
    seatsPerBatch,
  )
}

function textsOf(column: GatheredColumn): string[] {
  const { texts, known } = column.finish()
  return Array.from(known, (_, code) => textAt(texts, code))
}
