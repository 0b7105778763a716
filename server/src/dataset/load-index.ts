import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { Database } from '#database/connect.ts'
import { liftTimeLimits } from '#database/time-limits.ts'
import { type Stored, storedColumns } from '#dataset/stored.ts'
import {
  canBeSearched,
  readOfficials,
  readSeats,
  type StoredJurisdiction,
  type StoredOfficial,
  type StoredSeat,
} from '#dataset/stored-rows.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import { type IndexChoice, type SearchIndex, withCache } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { textTable } from '#search/text-table.ts'

export interface LoadOptions {
  readonly coverage: CoverageSetting
  /** The day on which ages are counted. */
  readonly today: string
}

/** Officials that are stored and cannot be searched, by state, office type and counties. */
export interface LeftOut {
  readonly stateId: string
  readonly officeType: string
  readonly countyIds: readonly string[]
  readonly officials: number
}

interface Loaded {
  readonly index: SearchIndex
  /** Counted where they are left out, so that they and the officials of the index are all there are. */
  readonly leftOut: readonly LeftOut[]
}

/** Reads everything in one transaction, so that no import changes it meanwhile, and builds the search index from it. */
export async function loadIndex(database: Database, { coverage, today }: LoadOptions): Promise<Loaded> {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      const { version } = await transaction.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
      const { searched: seats = [], others = [] } = Object.groupBy(await readSeats(transaction), (seat) =>
        canBeSearched(seat.jurisdiction, coverage) ? 'searched' : 'others',
      )
      const rows = await readRows(transaction, seats, today)
      const columns = columnInputs(rows, seats, today)
      const { ids, nameKeys } = rows
      const index = withCache(buildIndex({ version, ids, nameKeys: textTable(nameKeys), columns }))
      return { index, leftOut: countLeftOut(others, rows.leftOut) }
    })
}

/** The officials column by column, in the order of their names. */
interface Rows {
  readonly ids: Uint32Array
  readonly nameKeys: readonly string[]
  /** row → place of its seat among the seats */
  readonly seatOfRow: Uint32Array
  readonly values: ReadonlyMap<ColumnId, ColumnInput>
  /** id of a seat that is not among them → how many officials hold it */
  readonly leftOut: ReadonlyMap<number, number>
}

async function readRows(database: Database, seats: readonly StoredSeat[], today: string): Promise<Rows> {
  const placeOfSeat = new Map(seats.map((seat, place) => [seat.id, place]))
  const collectors = [...storedColumns].flatMap(([id, stored]) =>
    stored.level === 'official' ? [collect(id, stored)] : [],
  )
  const ids: number[] = []
  const nameKeys: string[] = []
  const seatPlaces: number[] = []
  const leftOut = new Map<number, number>()
  for await (const batch of readOfficials(database)) {
    for (const official of batch) {
      const place = placeOfSeat.get(official.seat_id)
      if (place === undefined) {
        leftOut.set(official.seat_id, (leftOut.get(official.seat_id) ?? 0) + 1)
        continue
      }
      ids.push(official.id)
      nameKeys.push(nameKey(official))
      seatPlaces.push(place)
      for (const collector of collectors) collector.add(official, today)
    }
  }
  const order = Uint32Array.from(ids, (_, at) => at).sort((a, b) => compareNames(nameKeys, ids, a, b))
  const inOrder = (list: readonly number[]) => permuted(list, order)
  return {
    ids: inOrder(ids),
    nameKeys: Array.from(order, (at) => nameKeys[at] as string),
    seatOfRow: inOrder(seatPlaces),
    values: new Map(collectors.map((collector) => [collector.id, collector.finish(order)])),
    leftOut,
  }
}

/** Summed by jurisdiction and office type, so that half a million seats do not stay in memory for it. */
function countLeftOut(seats: readonly StoredSeat[], holders: ReadonlyMap<number, number>): LeftOut[] {
  const byJurisdiction = new Map<StoredJurisdiction, Map<string, number>>()
  for (const { id, jurisdiction, office } of seats) {
    const byType = byJurisdiction.get(jurisdiction) ?? new Map<string, number>()
    byJurisdiction.set(jurisdiction, byType.set(office.type, (byType.get(office.type) ?? 0) + (holders.get(id) ?? 0)))
  }
  return [...byJurisdiction].flatMap(([{ state, counties }, byType]) =>
    [...byType].map(([officeType, officials]) => {
      return { stateId: state.id, officeType, countyIds: counties.map(({ id }) => id), officials }
    }),
  )
}

/** The separator is lower than any letter, so that "Lee, Zoe" stands before "Leeson, Ann". */
function nameKey({ last_name: last, first_name: first }: StoredOfficial): string {
  return `${normalised(last)}\u0001${normalised(first ?? '')}`
}

function compareNames(nameKeys: readonly string[], ids: readonly number[], a: number, b: number): number {
  const keyA = nameKeys[a] as string
  const keyB = nameKeys[b] as string
  if (keyA !== keyB) return keyA < keyB ? -1 : 1
  return (ids[a] as number) - (ids[b] as number)
}

/** Gathers one column of the officials; equal values share a code. */
function collect(id: ColumnId, { read, choices }: Extract<Stored, { level: 'official' }>) {
  const codeOfValue = new Map<ColumnValue, number>()
  const values: ColumnValue[] = []
  const choicesOfCode: (readonly IndexChoice[])[] = []
  const codes: number[] = []
  return {
    id,
    add(official: StoredOfficial, today: string): void {
      const value = read(official, today)
      let code = codeOfValue.get(value)
      if (code === undefined) {
        code = values.push(value) - 1
        codeOfValue.set(value, code)
        if (choices) choicesOfCode.push(choices(official))
      }
      codes.push(code)
    },
    finish(order: Uint32Array): ColumnInput {
      return { codes: permuted(codes, order), values, ...(choices ? { choices: choicesOfCode } : {}) }
    },
  }
}

function permuted(list: readonly number[], order: Uint32Array): Uint32Array {
  const result = sharedUint32(order.length)
  for (const [to, at] of order.entries()) result[to] = list[at] as number
  return result
}

function columnInputs(rows: Rows, seats: readonly StoredSeat[], today: string): Map<ColumnId, ColumnInput> {
  const { places: jurisdictionOfSeat, distinct: jurisdictions } = distinctOf(seats.map((seat) => seat.jurisdiction))
  const jurisdictionOfRow = sharedUint32(rows.seatOfRow.length)
  for (const [row, place] of rows.seatOfRow.entries()) jurisdictionOfRow[row] = jurisdictionOfSeat[place] as number
  const inputs = new Map(rows.values)
  for (const [id, stored] of storedColumns) {
    if (stored.level === 'seat') inputs.set(id, levelInput(stored, seats, rows.seatOfRow, today))
    if (stored.level === 'jurisdiction') inputs.set(id, levelInput(stored, jurisdictions, jurisdictionOfRow, today))
  }
  return withNameOrder(inputs, rows)
}

function levelInput<Row>(
  { read, choices }: { read: (row: Row, today: string) => ColumnValue; choices?: (row: Row) => readonly IndexChoice[] },
  level: readonly Row[],
  codes: Uint32Array,
  today: string,
): ColumnInput {
  const values = level.map((row) => read(row, today))
  return { codes, values, ...(choices ? { choices: level.map(choices) } : {}) }
}

/** Names are sorted as the rows are, by last name: a name's sort key is the key of the first row that bears it. */
function withNameOrder(inputs: Map<ColumnId, ColumnInput>, rows: Rows): Map<ColumnId, ColumnInput> {
  const names = inputs.get('eo.name') as ColumnInput
  const keys = [...new Set(rows.nameKeys)]
  const rankOf = new Map(keys.map((key, rank) => [key, rank]))
  const ranks = sharedUint32(names.values.length).fill(keys.length)
  for (const [row, code] of (names.codes as Uint32Array).entries()) {
    if (ranks[code] === keys.length) ranks[code] = rankOf.get(rows.nameKeys[row] as string) as number
  }
  return inputs.set('eo.name', { ...names, order: { ranks, known: keys.length, keys: textTable(keys) } })
}

function distinctOf<Item>(items: readonly Item[]): { places: Uint32Array; distinct: Item[] } {
  const placeOf = new Map<Item, number>()
  const distinct: Item[] = []
  const places = Uint32Array.from(items, (item) => {
    const known = placeOf.get(item)
    if (known !== undefined) return known
    placeOf.set(item, distinct.length)
    return distinct.push(item) - 1
  })
  return { places, distinct }
}
