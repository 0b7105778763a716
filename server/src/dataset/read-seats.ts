import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { seatColumns, serving } from '#database/stored-columns.ts'
import type { OwnOfficials } from '#dataset/own-officials.ts'
import { GatheredColumn } from '#dataset/gathered-column.ts'
import { readBatches, wholeNumberIn } from '#dataset/stored-batches.ts'
import { canBeSearched, type StoredJurisdiction } from '#dataset/stored-rows.ts'
import { textAt } from '#search/text-table.ts'

const served = serving(seatColumns).map(([column]) => column)
const read = ['id', 'jurisdiction_id', 'office_id', 'provenance', ...served] as const
/** What columns of the catalogue are made of. */
export type SeatColumn = (typeof served)[number] | 'state_id' | 'office_id' | 'office_name' | 'office_type'

/** Every seat, by its place among them. */
export interface Seats {
  readonly placeOf: ReadonlyMap<number, number>
  readonly jurisdictions: readonly StoredJurisdiction[]
  readonly officeTypes: readonly string[]
  /** seat → place in `statedApart` */
  readonly apartCodes: Uint32Array
  /** Where values come from that do not come from where the official does, as JSON. */
  readonly statedApart: readonly string[]
  /** seat → 1 where all of its officials can be searched */
  readonly isOpen: Uint8Array
  /** seat → 1 where officials of it can be searched: all, or those of the own list */
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
  own: OwnOfficials,
): Promise<Seats> {
  const placeOf = new Map<number, number>()
  const jurisdictions: StoredJurisdiction[] = []
  const offices = new GatheredColumn()
  const columns = new Map(served.map((column) => [column, new GatheredColumn()]))
  const states = new GatheredColumn()
  const ofAll = { office_id: new GatheredColumn(), provenance: new GatheredColumn() }
  const isOpen: number[] = []
  const isSearched: number[] = []
  const placesAmongSearched: number[] = []
  let searched = 0
  await readBatches(database, read, database.selectFrom('shown_seat').select(read), ({ count, columns: values }) => {
    const selected = new Uint8Array(count)
    for (let row = 0; row < count; row++) {
      const jurisdiction = known.get(wholeNumberIn(values.jurisdiction_id, row)) as StoredJurisdiction
      const id = wholeNumberIn(values.id, row)
      placeOf.set(id, jurisdictions.push(jurisdiction) - 1)
      const isOfAll = canBeSearched(jurisdiction, coverage)
      const canBe = isOfAll || own.seats.has(id)
      isOpen.push(isOfAll ? 1 : 0)
      selected[row] = canBe ? 1 : 0
      isSearched.push(canBe ? 1 : 0)
      placesAmongSearched.push(canBe ? searched++ : 0)
      if (canBe) states.addText(jurisdiction.state.id)
    }
    offices.add(values.office_id, selected)
    for (const [column, gathered] of columns) gathered.add(values[column], selected)
    for (const column of ['office_id', 'provenance'] as const) ofAll[column].add(values[column], selected.fill(1))
  })
  const { nameOf, typeOf } = await readOffices(database)
  const typesOfAll = ofAll.office_id.saying(typeOf)
  const officeTypes = textsOf(typesOfAll)
  return {
    placeOf,
    jurisdictions,
    officeTypes: jurisdictions.map((_, seat) => officeTypes[typesOfAll.codes.at(seat)] as string),
    apartCodes: Uint32Array.from(jurisdictions, (_, seat) => ofAll.provenance.codes.at(seat)),
    statedApart: textsOf(ofAll.provenance),
    isOpen: Uint8Array.from(isOpen),
    isSearched: Uint8Array.from(isSearched),
    placesAmongSearched: Uint32Array.from(placesAmongSearched),
    columns: new Map<SeatColumn, GatheredColumn>([
      ...columns,
      ['state_id', states],
      ['office_id', offices],
      ['office_name', offices.saying(nameOf)],
      ['office_type', offices.saying(typeOf)],
    ]),
  }
}

async function readOffices(database: Database) {
  const offices = await database.selectFrom('office').select(['id', 'name', 'type']).execute()
  const byId = new Map(offices.map((office) => [office.id, office]))
  const officeOf = (id: string) => byId.get(id) as (typeof offices)[number]
  return { nameOf: (id: string) => officeOf(id).name, typeOf: (id: string) => officeOf(id).type }
}

function textsOf(column: GatheredColumn): string[] {
  const { texts, known } = column.finish()
  return Array.from(known, (_, code) => textAt(texts, code))
}
