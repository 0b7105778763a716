import { sql } from 'kysely'
import { type CoverageSetting, isOutsideRule } from '@atlas/contract/rules/coverage.ts'
import type { Database } from '#database/connect.ts'
import { servedBySeats } from '#database/stored-columns.ts'
import type { OwnOfficials } from '#dataset/own-officials.ts'
import { GatheredColumn } from '#dataset/gathered-column.ts'
import { isAmong, isKnownIn, readBatches, textIn, wholeNumberIn } from '#dataset/stored-batches.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { textAt } from '#search/text-table.ts'

const served = [...servedBySeats.map(([column]) => column), 'contact_email_as_of'] as const
const read = ['id', 'jurisdiction_id', 'office_id', 'provenance', ...served] as const
/** The stored columns from which columns of the catalogue are derived. */
export type SeatColumn = (typeof served)[number] | 'state_id' | 'office_id' | 'office_name' | 'office_type'

/** All seats, or those of some officials. */
export interface Seats {
  /** number of a seat → its index */
  readonly indexOf: ReadonlyMap<number, number>
  readonly jurisdictions: readonly StoredJurisdiction[]
  readonly officeTypes: readonly string[]
  readonly officeNames: readonly string[]
  /** seat → index in `statedApart` */
  readonly apartCodes: Uint32Array
  /** The sources that differ from the official's, as JSON. */
  readonly statedApart: readonly string[]
  /** seat → the lines of its office: the first bit for phone, the second for email */
  readonly lines: Uint8Array
  /** seat → 1 if all of its officials can be searched, whichever side is read */
  readonly isOpen: Uint8Array
  /** seat → 1 if it has officials of the side that is read */
  readonly isSearched: Uint8Array
  /** seat → its index among these */
  readonly indexAmongSearched: Uint32Array
  /** By the index among these. */
  readonly columns: ReadonlyMap<SeatColumn, GatheredColumn>
}

/** Which officials are read: those who can be searched, or those whom the coverage rule leaves out. */
export type Side = 'searched' | 'left out'

interface ReadSeats {
  readonly side: Side
  readonly coverage: CoverageSetting
  readonly own: OwnOfficials
  /** The officials whose seats are read; null for every seat. */
  readonly only: readonly number[] | null
}

export async function readSeats(
  database: Database,
  known: ReadonlyMap<number, StoredJurisdiction>,
  { side, coverage, own, only }: ReadSeats,
): Promise<Seats> {
  const { nameOf, typeOf } = await readOffices(database)
  const all = database.selectFrom('shown_seat').select(read)
  const indexOf = new Map<number, number>()
  const jurisdictions: StoredJurisdiction[] = []
  const offices = new GatheredColumn()
  const columns = new Map(served.map((column) => [column, new GatheredColumn()]))
  const states = new GatheredColumn()
  const ofAll = { office_id: new GatheredColumn(), provenance: new GatheredColumn() }
  const lines: number[] = []
  const isOpen: number[] = []
  const isSearched: number[] = []
  const indexAmongSearched: number[] = []
  let searched = 0
  await readBatches(
    database,
    read,
    // For a few seats this condition would still be computed for all.
    only === null ? all.where(isHeld) : all.where(ofOfficials(only)),
    ({ count, columns: values }) => {
      const selected = new Uint8Array(count)
      for (let row = 0; row < count; row++) {
        const jurisdiction = known.get(wholeNumberIn(values.jurisdiction_id, row)) as StoredJurisdiction
        const id = wholeNumberIn(values.id, row)
        indexOf.set(id, jurisdictions.push(jurisdiction) - 1)
        const officeType = () => typeOf(textIn(values.office_id, row) as string)
        const isOfAll = !isOutsideRule(jurisdiction.coverage, officeType, coverage)
        const canBe = side === 'searched' ? isOfAll || own.seats.has(id) : !isOfAll
        lines.push(lineColumns.reduce((bits, column, bit) => bits | (isKnownIn(values[column], row) ? 1 << bit : 0), 0))
        isOpen.push(isOfAll ? 1 : 0)
        selected[row] = canBe ? 1 : 0
        isSearched.push(canBe ? 1 : 0)
        indexAmongSearched.push(canBe ? searched++ : 0)
        if (canBe) states.addText(jurisdiction.state.id)
      }
      offices.add(values.office_id, selected)
      for (const [column, gathered] of columns) gathered.add(values[column], selected)
      for (const column of ['office_id', 'provenance'] as const) ofAll[column].add(values[column], selected.fill(1))
    },
  )
  const ofEachSeat = (of: (id: string) => string) => textOfEach(ofAll.office_id.derived(of), jurisdictions.length)
  return {
    indexOf,
    jurisdictions,
    officeTypes: ofEachSeat(typeOf),
    officeNames: ofEachSeat(nameOf),
    apartCodes: Uint32Array.from(jurisdictions, (_, seat) => ofAll.provenance.codes.at(seat)),
    statedApart: textsOf(ofAll.provenance),
    lines: Uint8Array.from(lines),
    isOpen: Uint8Array.from(isOpen),
    isSearched: Uint8Array.from(isSearched),
    indexAmongSearched: Uint32Array.from(indexAmongSearched),
    columns: withOffices(columns, states, offices, { nameOf, typeOf }),
  }
}

function withOffices(
  columns: ReadonlyMap<SeatColumn, GatheredColumn>,
  states: GatheredColumn,
  offices: GatheredColumn,
  { nameOf, typeOf }: Awaited<ReturnType<typeof readOffices>>,
): ReadonlyMap<SeatColumn, GatheredColumn> {
  return new Map<SeatColumn, GatheredColumn>([
    ...columns,
    ['state_id', states],
    ['office_id', offices],
    ['office_name', offices.derived(nameOf)],
    ['office_type', offices.derived(typeOf)],
  ])
}

/** The order of the bits. */
const lineColumns = ['contact_phone', 'contact_email'] as const

/** A seat by law is stored even without a holder on file; no row of the index refers to it. */
const isHeld = sql<boolean>`exists (select from official where official.seat_id = shown_seat.id)`

function ofOfficials(numbers: readonly number[]) {
  return sql<boolean>`id in (select seat_id from shown_official where ${isAmong('shown_official.id', numbers)})`
}

async function readOffices(database: Database) {
  const offices = await database.selectFrom('office').select(['id', 'name', 'type']).execute()
  const byId = new Map(offices.map((office) => [office.id, office]))
  const officeOf = (id: string) => byId.get(id) as (typeof offices)[number]
  return { nameOf: (id: string) => officeOf(id).name, typeOf: (id: string) => officeOf(id).type }
}

function textOfEach(column: GatheredColumn, count: number): string[] {
  const texts = textsOf(column)
  return Array.from({ length: count }, (_, seat) => texts[column.codes.at(seat)] as string)
}

function textsOf(column: GatheredColumn): string[] {
  const { texts, known } = column.finish()
  return Array.from(known, (_, code) => textAt(texts, code))
}
